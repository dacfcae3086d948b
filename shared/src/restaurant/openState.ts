import { addDays, wallClock, weekday } from './bogotaTime';
import { closedDates, hours, type HoursRule } from './facts';
import { isHolidayDate } from './holidays';
import { minutesOf } from './hoursText';

/** Before closing, how long the line says when instead of "abierto". */
const CLOSING_SOON_MINUTES = 30;
/** How far ahead the next opening is looked for. */
const DAYS_AHEAD = 30;

const englishDays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
/** The next opening. */
export interface Opening {
  /** 0 is today. */
  daysAhead: number;
  /** `2026-03-09`. */
  date: string;
  /** `11:00`. */
  time: string;
}

/** What the restaurant is doing at a moment; times are as its hours write them. */
export type OpenState =
  | { kind: 'open'; closes: string }
  | { kind: 'closing-soon'; closes: string }
  | { kind: 'closed'; opens: Opening | null };

/** The hours that hold on a day of Medellín, or null when it is closed all day. */
function hoursOn(date: string): HoursRule | null {
  if (closedDates.includes(date)) return null;
  const day = isHolidayDate(date) ? 'PublicHolidays' : englishDays[weekday(date)];
  return hours.find((rule) => rule.days.includes(day ?? '')) ?? null;
}

function nextOpening(today: string, minutes: number): Opening | null {
  for (let daysAhead = 0; daysAhead <= DAYS_AHEAD; daysAhead += 1) {
    const date = addDays(today, daysAhead);
    const rule = hoursOn(date);
    if (rule && (daysAhead > 0 || minutes < minutesOf(rule.opens)))
      return { daysAhead, date, time: rule.opens };
  }
  return null;
}

const DAY = 24 * 60;

/** The rule of a day with its end in minutes since that day's midnight, which may lie behind the next one. */
function shiftOn(date: string) {
  const rule = hoursOn(date);
  if (rule === null) return null;
  const [opens, closes] = [minutesOf(rule.opens), minutesOf(rule.closes)];
  return { opens, ends: closes <= opens ? closes + DAY : closes, closing: rule.closes };
}

/** Open or closed at `now` in Medellín, with public holidays and the days closed by the owner. */
export function openState(now: Date): OpenState {
  const { date, minutes } = wallClock(now);
  // A night that goes on after midnight belongs to the day before, also where today is closed.
  for (const [day, passed] of [
    [addDays(date, -1), minutes + DAY],
    [date, minutes],
  ] as const) {
    const shift = shiftOn(day);
    if (!shift || passed < shift.opens || passed >= shift.ends) continue;
    const closingSoon = shift.ends - passed <= CLOSING_SOON_MINUTES;
    return { kind: closingSoon ? 'closing-soon' : 'open', closes: shift.closing };
  }
  return { kind: 'closed', opens: nextOpening(date, minutes) };
}

/** The hours of a public holiday, or null on other days and when the house is closed all day. */
export function holidayToday(now: Date): Pick<HoursRule, 'opens' | 'closes'> | null {
  const { date } = wallClock(now);
  return isHolidayDate(date) ? hoursOn(date) : null;
}
