import { addDays, weekday } from './bogotaTime';

const fixed = ['01-01', '05-01', '07-20', '08-07', '12-08', '12-25'];
/** Moved to the next Monday, unless they fall on a Monday (Ley 51 de 1983). */
const movedToMonday = ['01-06', '03-19', '06-29', '08-15', '10-12', '11-01', '11-11'];
/** Days from Easter Sunday: Holy Thursday and Friday; the Mondays of Ascension, Corpus Christi and Sacred Heart. */
const fromEaster = [-3, -2, 43, 64, 71];

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
function computeEaster(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const days = h + l - 7 * m + 114;
  const month = String(Math.floor(days / 31)).padStart(2, '0');
  return `${year}-${month}-${String((days % 31) + 1).padStart(2, '0')}`;
}

const nextMonday = (date: string) => addDays(date, (8 - weekday(date)) % 7);

/** The public holidays of Colombia as `2026-01-12`, sorted: 18 dates, or 17 when two fall on the same day. */
export function listHolidays(year: number): string[] {
  const easterSunday = computeEaster(year);
  const dates = [
    ...fixed.map((day) => `${year}-${day}`),
    ...movedToMonday.map((day) => nextMonday(`${year}-${day}`)),
    ...fromEaster.map((days) => addDays(easterSunday, days)),
  ];
  return [...new Set(dates)].sort();
}

export function isHolidayDate(date: string): boolean {
  return listHolidays(Number(date.slice(0, 4))).includes(date);
}
