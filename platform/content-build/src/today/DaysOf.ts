import type { HoursRule, TodayRow } from '@asia/shared/contracts';
import { addDays, timeAt, wallClock } from '@asia/shared/restaurant/bogotaTime';
import { clockText, clockTime, parseMinutes } from '@asia/shared/restaurant/hoursText';
import { DAY, usualShifts } from '@asia/shared/restaurant/usualShifts';
import { type Deed, Misunderstood } from './readDeed';

export function eachDay({ date, last }: Pick<Deed, 'date' | 'last'>): string[] {
  if (!date || !last || date >= last) return date ? [date] : [];
  return [date, ...eachDay({ date: addDays(date, 1), last })];
}

type Minutes = ReturnType<typeof usualShifts>[number];

/** The hours of days, as rows change them. */
export class DaysOf {
  readonly changed = new Map<string, Minutes[]>();

  constructor(private readonly hours: readonly HoursRule[]) {}

  private shifts = (date: string) => this.changed.get(date) ?? usualShifts(this.hours, date);

  /** The day whose hours go on: of a night that has not ended, the day before. */
  current(): string {
    const { date } = wallClock(new Date());
    return timeAt(date, this.nightBefore(date)) > Date.now() ? addDays(date, -1) : date;
  }

  /** Whether the end of a row could be twelve hours later, by the usual hours of its day. */
  couldEndLater({ kind, date, until }: Deed, later: string | null): boolean {
    const shifts = date ? usualShifts(this.hours, date) : [];
    const [opens, closes] = [shifts[0]?.opens, shifts.at(-1)?.closes];
    if (later === null || until === null || opens === undefined || closes === undefined) return false;
    const minutes = parseMinutes(later);
    if (kind === 'abre') return minutes < closes;
    // After the day's end, or before its start, the row would say nothing.
    return minutes > opens && (minutes <= closes || until <= opens);
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
