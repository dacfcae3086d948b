import { addDays, wallClock, weekday } from './bogotaTime';
import type { HoursRule } from '../contracts';
import { restaurant } from './facts';
import { isHolidayDate } from './holidays';
import { parseMinutes } from './hoursText';

/** Minutes before closing during which the line shows the closing time instead of "abierto". */
const CLOSING_SOON_MINUTES = 30;
/** Days to search for the next opening. */
const MAX_DAYS_AHEAD = 30;

const englishDays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const DAY = 24 * 60;

/** The next opening. */
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

/** The hours of a day, or null when the restaurant is closed all day. */
function hoursOn(date: string): HoursRule | null {
  if (restaurant.closedDates.includes(date)) return null;
  const day = isHolidayDate(date) ? 'PublicHolidays' : englishDays[weekday(date)];
  return restaurant.hours.find((rule) => rule.days.includes(day ?? '')) ?? null;
}

function nextOpening(today: string, minutes: number): Opening | null {
  for (let daysAhead = 0; daysAhead <= MAX_DAYS_AHEAD; daysAhead += 1) {
    const date = addDays(today, daysAhead);
    const rule = hoursOn(date);
    if (rule && (daysAhead > 0 || minutes < parseMinutes(rule.opens)))
      return { daysAhead, date, time: rule.opens };
  }
  return null;
}

/** The hours of a day in minutes since its midnight; `ends` is above 24 hours if it closes on the next morning. */
function shiftOn(date: string) {
  const rule = hoursOn(date);
  if (rule === null) return null;
  const [opens, closes] = [parseMinutes(rule.opens), parseMinutes(rule.closes)];
  return { opens, ends: closes <= opens ? closes + DAY : closes, closing: rule.closes };
}

/** Open or closed at `now`; considers public holidays and the owner's closed days. */
export function openState(now: Date): OpenState {
  const { date, minutes } = wallClock(now);
  // After midnight it may still be open from the day before, even on a closed day.
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

/** The hours of today if it is a public holiday; null on other days, and when the restaurant is closed all day. */
export function holidayToday(now: Date): Pick<HoursRule, 'opens' | 'closes'> | null {
  const { date } = wallClock(now);
  return isHolidayDate(date) ? hoursOn(date) : null;
}
