import { z } from 'zod';
import { type Reading, spanishDay } from '@asia/release-store';
import { ALL_ORDERS, type HoursRule, type TodayRow } from '@asia/shared/contracts';
import { plainText } from '@asia/shared/menu';
import { addDays, wallClock } from '@asia/shared/restaurant/bogotaTime';
import { clockText, clockTime } from '@asia/shared/restaurant/hoursText';
import { anyText } from '../tables/cells';
import type { Report } from '../tables/Problem';
import type { AuthoredZone } from '../tables/readDomicilios';
import { readRows } from '../tables/readRows';
import { withoutSign } from '../tables/readTable';
import { halfQuestion, laterTime, readTime } from '../tables/readTime';
import { askAboutZones } from './askAboutZones';
import { DaysOf, eachDay } from './DaysOf';
import { findContradictions } from './findContradictions';
import { readDay } from './readDay';
import { daysOf, type Deed, deedReader, type Known, Misunderstood } from './readDeed';
import { matchReadings, readingOf, type ReadRow } from './readings';

const FILE = 'hoy.csv';
const table = z.object({
  que: z.string(),
  cual: z.string(),
  fecha: z.string(),
  hasta: z.string(),
  nota: anyText,
});

/** A row as the owner reads it: `Agotado: Lumpia, viernes 3 de abril hasta las 10:00 PM`. Times as in `TodayRow`. */
export type TodayLine = Pick<TodayRow, 'from' | 'until'> & { text: string };

/** Rows in effect for a day, for apps and for the owner. */
export interface AuthoredToday {
  rows: TodayRow[];
  lines: TodayLine[];
  readings: Reading[];
}

/** A row, and what it says. */
interface Judged extends ReadRow {
  /** Null: it has no effect. */
  deed: Deed | null;
  /** What it said before a change of its end or note. */
  former: Deed | null;
  trouble?: Misunderstood;
  /** What the trouble is about. */
  waits?: Reading['waits'];
}

/**
 * Reads the table `hoy`. An unreadable row becomes a note; what it said before goes on. A row of a past day has no
 * effect, so that nobody must delete it.
 * @param before how the live rows were first read; undefined without live content
 * @param isConnecting rows may be past: they are old ones
 */
export function readHoy(
  text: string,
  {
    hours,
    before,
    isConnecting = !before,
    liveZones = [],
    ...known
  }: Known & {
    hours: readonly HoursRule[];
    before?: readonly Reading[];
    isConnecting?: boolean;
    liveZones?: readonly AuthoredZone[];
  },
  report: Report,
): AuthoredToday {
  const unread = new Set<number>();
  const days = new DaysOf(hours);
  const today = days.current();
  const yesterday = addDays(wallClock(new Date()).date, -1);
  const readDeed = deedReader(known);
  const written = readRows(
    FILE,
    text,
    table,
    (problem) => {
      report(problem);
      if (problem.row && problem.note !== 'sign') unread.add(problem.row);
    },
    {
      looseRows: true,
      signed: ['hasta'],
      maySign: ({ hasta }) => readTime(withoutSign(hasta)) !== null,
    },
  );
  const { rows, gone } = matchReadings(written, before ?? [], today);
  const isOver = endsBefore(yesterday);

  const judge = (row: ReadRow): Judged => {
    const { cells, was, on } = row;
    const nothing = { ...row, deed: null, former: null };
    if (row.asksDay) return { ...nothing, trouble: askDay(row, today), waits: 'day' };
    const [date, last] = daysOf(cells, on);
    const isInQuestion = was ? was.waits === 'day' : !isConnecting;
    if (isInQuestion && endsBefore(today)({ date, last }))
      return { ...nothing, trouble: askYear(last ?? date!, today), waits: 'day' };
    // A row that has come back is read again by its words.
    const named = was?.left ? undefined : was?.of;
    const read = unread.has(row.number) ? null : readDeed(cells, on, named);
    const deed = read instanceof Misunderstood ? null : read;
    if (isOver({ date, last })) return { ...nothing, deed };
    const trouble = read instanceof Misunderstood ? read : deed && askHalf(deed, row, days);
    const former =
      was && !was.waits ? readDeed({ ...cells, hasta: was.hasta, nota: was.nota }, on, named) : null;
    return {
      ...row,
      deed: trouble ? null : deed,
      former: former instanceof Misunderstood ? null : former,
      ...(trouble && { trouble }),
    };
  };
  const judged = rows.map(judge);
  const withoutZone = judged.filter(
    ({ cells: { que }, trouble }) => plainText(que) === 'sin domicilio' && trouble?.column === 'cual',
  );
  askAboutZones(
    withoutZone.map(({ number, cells: { cual } }) => ({ number, cual })),
    known.zones,
    liveZones,
    report,
  );
  const claims = judged.flatMap((row) => {
    const deed = row.deed ?? row.former;
    return deed && !isOver(deed) ? [{ row, deed, isLive: row.isLive || !row.deed }] : [];
  });
  const contradicted = new Map(
    Array.from(findContradictions(claims), ([{ row }, other]) => [
      row,
      new Misunderstood(
        'que',
        `la fila ${other.row.number} dice otra cosa del mismo día: ${describe(other.deed)}. Deja una.`,
      ),
    ]),
  );
  const accepted = judged.map((row) => {
    const { deed, former } = row;
    const isPast = deed !== null && isOver(deed);
    const trouble = row.trouble ?? contradicted.get(row) ?? (deed && !isPast ? days.change(deed) : undefined);
    if (!trouble) return { row, deed: deed ?? former };
    const { column, message } = trouble;
    report({ file: FILE, row: row.number, column, message, note: true });
    return { row: { ...row, trouble }, deed: former && !days.change(former) ? former : null };
  });
  const deeds = accepted.flatMap(({ deed }) => deed ?? []);
  const isOld = endsBefore(addDays(yesterday, 1 - DAYS_OF_PAST));
  const hasManyPast = deeds.filter(isOver).length > MAX_PAST;
  return {
    rows: [
      ...[...days.changed].map(([of, shifts]): TodayRow => ({
        what: 'hours',
        of,
        shifts: shifts.map(({ opens, closes }) => ({ opens: clockTime(opens), closes: clockTime(closes) })),
      })),
      ...deeds
        .filter((deed) => !isOver(deed))
        // A page says the first pause in effect: one of everything comes before one of deliveries.
        .sort((one, other) => Number(other.of === ALL_ORDERS) - Number(one.of === ALL_ORDERS))
        .flatMap(({ what, of, note, ...deed }): TodayRow[] => {
          if (what === 'hours') return [];
          // A page says at what time a pause ends, not on which day.
          const spans =
            what === 'pause' ? eachDay(deed).map((date) => ({ ...deed, date, last: null })) : [deed];
          return spans.map((span) => ({ what, of, ...days.span(span), ...(note && { note }) }));
        }),
    ],
    lines: deeds
      .filter((deed) => !hasManyPast || !isOld(deed))
      .map((deed) => ({ text: describe(deed), ...days.span(deed) })),
    readings: [...accepted.map(nextReading), ...gone],
  };
}

/** How a row was first read, for the next reading. One that has changed for the worse is still as it was. */
function nextReading({ row, deed }: { row: Judged; deed: Deed | null }): Reading {
  const { was, cells, on, trouble, waits = 'cell' } = row;
  if (deed && deed === row.deed) return { ...readingOf(cells, on), of: deed.of };
  const { left, ...stays } = was ?? {};
  if (was && (deed || !trouble || (waits === 'day' && !left))) return stays as Reading;
  return { ...readingOf(cells, on), of: was?.of, waits };
}

/** A day as an owner writes it: `28/11`; with its year, unless it is this one. */
function writtenDay(date: string, today: string): string {
  const [year = '', month, day] = date.split('-');
  return [Number(day), Number(month), ...(today.startsWith(year) ? [] : [year])].join('/');
}

/** Asks about a row that has come back, or has another end, after its day. */
function askDay({ cells, on }: ReadRow, today: string): Misunderstood {
  const word = cells.fecha ? `«${cells.fecha}»` : 'vacía,';
  const [was, is] = [on, today].map((day) => daysOf(cells, day)[0]!);
  return new Misunderstood(
    'fecha',
    `${word} era el ${spanishDay(was!)}. Si es para el ${spanishDay(is!)}, escribe ${writtenDay(is!, today)}; si no, borra la fila.`,
  );
}

/** Asks about an end that may be of the morning or of the afternoon. */
function askHalf(deed: Deed, { cells, isLive, confirmed }: ReadRow, days: DaysOf): Misunderstood | null {
  const isClear = isLive || confirmed.has('hasta') || !days.couldEndLater(deed, laterTime(cells.hasta));
  return isClear ? null : new Misunderstood('hasta', halfQuestion(cells.hasta));
}

/** Asks about a row whose day was over when it was written: spreadsheets write this year into `1/1`. */
function askYear(date: string, today: string): Misunderstood {
  const [, month, day] = date.split('-');
  const next = readDay(`${Number(day)}/${Number(month)}`, today);
  const instead = next
    ? `Si es el próximo, escribe ${writtenDay(next, '')}; si no, borra la fila.`
    : 'Corrígelo.';
  return new Misunderstood('fecha', `el ${spanishDay(date)} ya pasó. ${instead}`);
}

/** Of more rows that are over, the owner reads those of the last days. */
const MAX_PAST = 5;
const DAYS_OF_PAST = 7;

const endsBefore =
  (day: string) =>
  ({ date, last }: Pick<Deed, 'date' | 'last'>) =>
    (last ?? date ?? day) < day;

function describe({ kind, label, date, last, written, until, note }: Deed): string {
  const word = kind === 'cierra' || kind === 'abre' ? 'a' : 'hasta';
  const time = until === null ? '' : ` ${word} las ${clockText(clockTime(until))}`;
  const days = [date, last].flatMap((day) => (day ? spanishDay(day) : [])).join(' a ');
  return `${label}${days && `, ${written && `${written} → `}${days}`}${time}${note && `: ${note}`}`;
}
