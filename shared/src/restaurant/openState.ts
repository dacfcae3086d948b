import { facts } from '../content/facts';
import { today } from '../content/today';
import type { Shift } from '../contracts';
import { addDays, wallClock } from './bogotaTime';
import { isHolidayDate } from './holidays';
import { clockTime } from './hoursText';
import { DAY, inMinutes, usualShifts } from './usualShifts';

/** Minutes before closing during which the line shows the closing time instead of "abierto". */
const CLOSING_SOON_MINUTES = 30;
/** Days to search for the next opening. */
const MAX_DAYS_AHEAD = 30;

export interface Opening {
  /** 0 is today. */
  daysAhead: number;
  /** `2026-03-09`. */
  date: string;
  /** `11:00`. */
  time: string;
}

/** Whether the restaurant is open at a moment. `closes` is a time such as `21:30`. */
export type OpenState =
  | { kind: 'open'; closes: string }
  | { kind: 'closing-soon'; closes: string }
  | { kind: 'closed'; opens: Opening | null };

const hoursRow = (date: string) => today.rows.find(({ what, of }) => what === 'hours' && of === date);

/** The shifts of a date, by its row in `hoy.csv` or the usual ones, as {@link inMinutes}. */
export function shiftsOn(date: string) {
  const ofDay = hoursRow(date);
  return ofDay ? inMinutes(ofDay.shifts) : usualShifts(facts.current.hours, date);
}

function nextOpening(today: string, minutes: number): Opening | null {
  for (let daysAhead = 0; daysAhead <= MAX_DAYS_AHEAD; daysAhead += 1) {
    const date = addDays(today, daysAhead);
    const shift = shiftsOn(date).find(({ opens }) => daysAhead > 0 || minutes < opens);
    if (shift) return { daysAhead, date, time: clockTime(shift.opens) };
  }
  return null;
}

export function openState(now: Date): OpenState {
  const { date, minutes } = wallClock(now);
  // After midnight the shift of the previous day may go on, even on a closed day.
  for (const [day, passed] of [
    [addDays(date, -1), minutes + DAY],
    [date, minutes],
  ] as const) {
    const shift = shiftsOn(day).find(({ opens, closes }) => passed >= opens && passed < closes);
    if (!shift) continue;
    const closingSoon = shift.closes - passed <= CLOSING_SOON_MINUTES;
    return { kind: closingSoon ? 'closing-soon' : 'open', closes: clockTime(shift.closes) };
  }
  return { kind: 'closed', opens: nextOpening(date, minutes) };
}

/** Undefined for a date with usual hours. `opens` is empty if it is as usual, `closes` on a closed day. */
export function specialHours(date: string): Shift | undefined {
  if (!hoursRow(date)) return undefined;
  const [usual] = usualShifts(facts.current.hours, date);
  const shifts = shiftsOn(date);
  const [first, last] = [shifts[0], shifts.at(-1)];
  return {
    opens: first && first.opens !== usual?.opens ? clockTime(first.opens) : '',
    closes: last ? clockTime(last.closes) : '',
  };
}

/** The shifts of today if it is a public holiday; none on other days, and when the restaurant is closed all day. */
export function holidayToday(now: Date): Shift[] {
  const { date } = wallClock(now);
  if (!isHolidayDate(date)) return [];
  return shiftsOn(date).map(({ opens, closes }) => ({ opens: clockTime(opens), closes: clockTime(closes) }));
}
