import { z } from 'zod';
import { spanishDay } from '@asia/release-store';
import type { HoursRule, TodayRow } from '@asia/shared/contracts';
import { addDays, timeAt, wallClock } from '@asia/shared/restaurant/bogotaTime';
import { clockText, clockTime } from '@asia/shared/restaurant/hoursText';
import { DAY, usualShifts } from '@asia/shared/restaurant/usualShifts';
import { anyText } from '../cells';
import type { Report } from '../Problem';
import { readRows } from '../readRows';
import { readDay } from './readDay';
import { type Deed, deedReader, type Known, Misunderstood } from './readDeed';

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
}

/** Reads the table `hoy`. An unreadable row becomes a note. A row of a past day is skipped, so that nobody must delete it. */
export function readHoy(
  text: string,
  { hours, ...known }: Known & { hours: readonly HoursRule[] },
  report: Report,
): AuthoredToday {
  const unread = new Set<number>();
  const yesterday = addDays(wallClock(new Date()).date, -1);
  const days = new DaysOf(hours);
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
  const deeds = rows.flatMap(({ number, cells }): Deed[] => {
    const isOver = (readDay(cells.fecha) ?? yesterday) < yesterday;
    if (isOver || unread.has(number)) return [];
    const deed = readDeed(cells);
    const trouble = deed instanceof Misunderstood ? deed : (days.change(deed) ?? overSince(deed, days));
    if (trouble)
      report({ file: FILE, row: number, column: trouble.column, message: trouble.message, note: true });
    return trouble ? [] : [deed as Deed];
  });
  return {
    rows: [
      ...[...days.changed].map(([of, shifts]): TodayRow => ({
        what: 'hours',
        of,
        shifts: shifts.map(inClockTime),
      })),
      ...deeds.flatMap(({ what, of, note, ...deed }): TodayRow[] =>
        what === 'hours' ? [] : [{ what, of, ...days.span(deed), ...(note && { note }) }],
      ),
    ],
    lines: deeds.map((deed) => ({ text: describe(deed), ...days.span(deed) })),
  };
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

  /** Changes the hours of a day, if the row is about them. */
  change({ kind, date, until }: Deed): Misunderstood | undefined {
    if (date && kind === 'cerrado') this.changed.set(date, []);
    if (!date || until === null || (kind !== 'cierra' && kind !== 'abre')) return undefined;
    const shifts = this.shifts(date);
    const [first, last] = [shifts[0], shifts.at(-1)];
    if (!first || !last) return new Misunderstood('fecha', 'ese día no se abre. Borra la fila.');
    const kept =
      kind === 'cierra'
        ? shifts.filter(({ opens }) => opens < until)
        : shifts.filter(({ closes }) => closes > until);
    if (kept.length === 0)
      return new Misunderstood(
        'hasta',
        `ese día se abre de ${clockText(clockTime(first.opens))} a ${clockText(clockTime(last.closes))}. Corrígela, o escribe «cerrado» en que.`,
      );
    const end = kind === 'cierra' ? kept.length - 1 : 0;
    const ended = { ...kept[end]!, [kind === 'cierra' ? 'closes' : 'opens']: until };
    this.changed.set(date, kept.with(end, ended));
    return undefined;
  }

  /** Start and end of a row. A day goes on until its last shift ends, which may be on the next morning. */
  span({ kind, date, until }: Pick<Deed, 'kind' | 'date' | 'until'>): Pick<TodayRow, 'from' | 'until'> {
    if (!date) return {};
    const nightBefore = (this.shifts(addDays(date, -1)).at(-1)?.closes ?? 0) - DAY;
    const ends = kind === 'cierra' || kind === 'abre' ? null : until;
    return {
      from: timeAt(date, Math.max(0, nightBefore)),
      until: timeAt(date, ends ?? this.shifts(date).at(-1)?.closes ?? DAY),
    };
  }
}

function describe({ kind, label, date, until, note }: Deed): string {
  const word = kind === 'cierra' || kind === 'abre' ? 'a' : 'hasta';
  const time = until === null ? '' : ` ${word} las ${clockText(clockTime(until))}`;
  return `${label}${date ? `, ${spanishDay(date)}` : ''}${time}${note && `: ${note}`}`;
}
