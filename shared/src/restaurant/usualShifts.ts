import type { HoursRule, Shift } from '../contracts';
import { weekday } from './bogotaTime';
import { isHolidayDate } from './holidays';
import { parseMinutes } from './hoursText';

/** By their number, 0 for Sunday; schema.org and the facts name them so. */
export const englishDays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
/** In minutes. */
export const DAY = 24 * 60;

/** Shifts in minutes since midnight; `closes` is above 24 hours if it is on the next morning. */
export const inMinutes = (shifts: readonly Shift[] = []) =>
  shifts.map((shift) => {
    const [opens, closes] = [parseMinutes(shift.opens), parseMinutes(shift.closes)];
    return { opens, closes: closes <= opens ? closes + DAY : closes };
  });

/** The shifts of a date by the weekly hours, as {@link inMinutes}. */
export function usualShifts(hours: readonly HoursRule[], date: string) {
  const day = isHolidayDate(date) ? 'PublicHolidays' : englishDays[weekday(date)];
  return inMinutes(hours.find(({ days }) => days.includes(day ?? ''))?.shifts);
}
