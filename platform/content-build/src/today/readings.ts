import type { Reading } from '@asia/release-store';
import { DAY_MS } from '@asia/release-store';
import { slugify } from '@asia/shared/menu';
import type { Row } from '../tables/readTable';
import { readTime } from '../tables/readTime';
import { ANY_DAY, type Cells, daysOf, isRelative } from './readDeed';

type TodayRow = Row<keyof Cells>;

/** A row, and how it was first read. */
export interface ReadRow extends TodayRow {
  /** How it was first read; absent of a new row. */
  was?: Reading;
  /** The day that its words are of. */
  on: string;
  /** It says what it said when it took effect. */
  isLive: boolean;
  /** Its day would be another one now, and nobody knows which one is meant. */
  asksDay: boolean;
}

/** A reading is kept for so long after its row has left. */
const KEPT_MS = 60 * DAY_MS;
/** A row that returns sooner was hardly written again. */
const SOON_MS = 60 * 60_000;

const saysOf = ({ que, cual, fecha }: Cells) => [que, cual, fecha].map(slugify).join('|');
const endOf = ({ hasta }: Pick<Cells, 'hasta'>) => readTime(hasta) ?? slugify(hasta);

export const readingOf = (cells: Cells, on: string): Reading => ({
  says: saysOf(cells),
  hasta: cells.hasta,
  nota: cells.nota,
  on,
});

/** How alike a row and a reading that say the same have to be; the closest first. */
const likeness: ((reading: Reading, cells: Cells) => boolean)[] = [
  (reading, cells) => endOf(reading) === endOf(cells) && slugify(reading.nota) === slugify(cells.nota),
  (reading, cells) => endOf(reading) === endOf(cells),
  () => true,
];

/**
 * Finds how each row was first read. `hoy` keeps its date as long as its row stays, so that no pause comes back on the
 * next day. A row that returns is new, unless it may be a copy of before: soon after it left, or together with another.
 * @param before readings of the live content
 * @returns the rows, and the readings of those that are missing
 */
export function matchReadings(
  rows: readonly TodayRow[],
  before: readonly Reading[],
  today: string,
): { rows: ReadRow[]; gone: Reading[] } {
  const now = Date.now();
  // Of equal rows, the oldest one was deleted.
  const newestFirst = before.toSorted((one, other) => other.on.localeCompare(one.on));
  const isGone = ({ left }: Reading) => left !== undefined;
  const left = new Set([...newestFirst.filter((each) => !isGone(each)), ...newestFirst.filter(isGone)]);
  const found = new Map<TodayRow, Reading>();
  for (const wantsGone of [false, true])
    for (const isLike of likeness)
      for (const row of rows.filter((each) => !found.has(each))) {
        const says = saysOf(row.cells);
        const match = [...left].find(
          (reading) => reading.says === says && isGone(reading) === wantsGone && isLike(reading, row.cells),
        );
        if (match) found.set(row, match);
        if (match) left.delete(match);
      }
  const lastDay = (row: TodayRow, on: string) => daysOf(row.cells, on).findLast(Boolean);
  const movesDay = (row: TodayRow) => {
    const was = found.get(row);
    return was !== undefined && lastDay(row, was.on) !== lastDay(row, today);
  };
  const returned = rows.filter((row) => found.get(row)?.left && movesDay(row));
  const isNew = (row: TodayRow) =>
    returned.includes(row) && returned.length === 1 && now - Date.parse(found.get(row)!.left!) >= SOON_MS;
  return {
    rows: rows.map((row): ReadRow => {
      const was = isNew(row) ? undefined : found.get(row);
      // The build of a row with its date is the same on any day.
      const on = isRelative(row.cells) ? today : ANY_DAY;
      if (!was) return { ...row, on, isLive: false, asksDay: false };
      const isChanged = endOf(was) !== endOf(row.cells);
      return {
        ...row,
        was,
        on: was.on,
        isLive: !isChanged && !was.waits,
        asksDay: movesDay(row) && (isChanged || was.left !== undefined || was.waits === 'day'),
      };
    }),
    gone: [...left]
      .map((reading) => ({ ...reading, left: reading.left ?? new Date(now).toISOString() }))
      .filter((reading) => now - Date.parse(reading.left) < KEPT_MS),
  };
}
