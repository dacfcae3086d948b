import { z } from 'zod';
import { spanishDay } from '@asia/release-store';
import { ALL_ORDERS, type HoursRule, type TodayRow } from '@asia/shared/contracts';
import { addDays, timeAt, wallClock } from '@asia/shared/restaurant/bogotaTime';
import { clockText, clockTime } from '@asia/shared/restaurant/hoursText';
import { DAY, usualShifts } from '@asia/shared/restaurant/usualShifts';
import { anyText } from '../cells';
import type { Report } from '../Problem';
import { readRows } from '../readRows';
import { firstReadings, type ReadOn } from './firstReadings';
import { daysOf, type Deed, deedReader, type Known, Misunderstood } from './readDeed';

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
  readOn: ReadOn;
}

/**
 * Reads the table `hoy`. An unreadable row becomes a note. A row of a past day has no effect, so that nobody must delete it.
 * @param before days on which the live rows were first read
 */
export function readHoy(
  text: string,
  { hours, before = {}, ...known }: Known & { hours: readonly HoursRule[]; before?: ReadOn },
  report: Report,
): AuthoredToday {
  const unread = new Set<number>();
  const days = new DaysOf(hours);
  const yesterday = addDays(wallClock(new Date()).date, -1);
  const readDeed = deedReader(known);
  const rows = readRows(
    FILE,
    text,
    table,
    (problem) => {
      report(problem);
      if (problem.row) unread.add(problem.row);
    },
    { looseRows: true },
  );
  const { readOn, dayOf } = firstReadings(rows, before, days.current());
  const isOver = endsBefore(yesterday);
  const deeds = rows.flatMap((row): Deed[] => {
    const { number, cells } = row;
    if (unread.has(number)) return [];
    const day = dayOf(row);
    const [date, last] = daysOf(cells, day);
    const deed = readDeed(cells, day);
    if (isOver({ date, last })) return deed instanceof Misunderstood ? [] : [deed];
    const trouble = deed instanceof Misunderstood ? deed : (days.change(deed) ?? overSince(deed, days));
    if (trouble)
      report({ file: FILE, row: number, column: trouble.column, message: trouble.message, note: true });
    return trouble ? [] : [deed as Deed];
  });
  const isOld = endsBefore(addDays(yesterday, 1 - DAYS_OF_PAST));
  const hasManyPast = deeds.filter(isOver).length > MAX_PAST;
  return {
    rows: [
      ...[...days.changed].map(([of, shifts]): TodayRow => ({
        what: 'hours',
        of,
        shifts: shifts.map(inClockTime),
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
    readOn,
  };
}

/** Of more rows that are over, the owner reads those of the last days. */
const MAX_PAST = 5;
const DAYS_OF_PAST = 7;

const endsBefore =
  (day: string) =>
  ({ date, last }: Pick<Deed, 'date' | 'last'>) =>
    (last ?? date ?? day) < day;

/** The days of a row, in their order. */
function eachDay({ date, last }: Pick<Deed, 'date' | 'last'>): string[] {
  if (!date || !last || date >= last) return date ? [date] : [];
  return [date, ...eachDay({ date: addDays(date, 1), last })];
}

const HALF_DAY = DAY / 2;

/** A row that ended this morning, where its hour of the evening is still to come: `7:00` for `19:00`. */
function overSince(deed: Deed, days: DaysOf): Misunderstood | undefined {
  const { until } = days.span(deed);
  const isMorning = deed.until !== null && deed.until < HALF_DAY;
  if (!isMorning || until === undefined || until > Date.now()) return undefined;
  const evening = deed.until! + HALF_DAY;
  if (timeAt(deed.date!, evening) <= Date.now()) return undefined;
  return new Misunderstood('hasta', `ya pasó: ${describe(deed)}. ¿${clockText(clockTime(evening))}?`);
}

type Minutes = ReturnType<typeof usualShifts>[number];
const inClockTime = ({ opens, closes }: Minutes) => ({ opens: clockTime(opens), closes: clockTime(closes) });

/** The hours of days, as rows change them. */
class DaysOf {
  readonly changed = new Map<string, Minutes[]>();

  constructor(private readonly hours: readonly HoursRule[]) {}

  private shifts = (date: string) => this.changed.get(date) ?? usualShifts(this.hours, date);

  /** The day whose hours go on: of a night that has not ended, the day before. */
  current(): string {
    const { date } = wallClock(new Date());
    return timeAt(date, this.nightBefore(date)) > Date.now() ? addDays(date, -1) : date;
  }

  /** Changes the hours of days, if the row is about them. */
  change({ kind, date, last, until }: Deed): Misunderstood | undefined {
    if (kind === 'cerrado') for (const day of eachDay({ date, last })) this.changed.set(day, []);
    if (!date || until === null || (kind !== 'cierra' && kind !== 'abre')) return undefined;
    const shifts = this.shifts(date);
    const [morning, evening] = [shifts[0], shifts.at(-1)];
    if (!morning || !evening) return new Misunderstood('fecha', 'ese día no se abre. Borra la fila.');
    const kept =
      kind === 'cierra'
        ? shifts.filter(({ opens }) => opens < until)
        : shifts.filter(({ closes }) => closes > until);
    if (kept.length === 0)
      return new Misunderstood(
        'hasta',
        `ese día se abre de ${clockText(clockTime(morning.opens))} a ${clockText(clockTime(evening.closes))}. Corrígela, o escribe «cerrado» en que.`,
      );
    const end = kind === 'cierra' ? kept.length - 1 : 0;
    const ended = { ...kept[end]!, [kind === 'cierra' ? 'closes' : 'opens']: until };
    this.changed.set(date, kept.with(end, ended));
    return undefined;
  }

  /** Start and end of a row. A day goes on until its last shift ends, which may be on the next morning. */
  span({ kind, date, last, until }: Omit<Deed, 'what' | 'of' | 'note'>): Pick<TodayRow, 'from' | 'until'> {
    if (!date) return {};
    const [end, ends] = [last ?? date, kind === 'cierra' || kind === 'abre' ? null : until];
    return {
      from: timeAt(date, this.nightBefore(date)),
      until: timeAt(end, ends ?? this.shifts(end).at(-1)?.closes ?? DAY),
    };
  }

  /** Minutes of a day that belong to the night before. */
  private nightBefore = (date: string) =>
    Math.max(0, (this.shifts(addDays(date, -1)).at(-1)?.closes ?? 0) - DAY);
}

function describe({ kind, label, date, last, written, until, note }: Deed): string {
  const word = kind === 'cierra' || kind === 'abre' ? 'a' : 'hasta';
  const time = until === null ? '' : ` ${word} las ${clockText(clockTime(until))}`;
  const days = [date, last].flatMap((day) => (day ? spanishDay(day) : [])).join(' a ');
  return `${label}${days && `, ${written && `${written} → `}${days}`}${time}${note && `: ${note}`}`;
}
