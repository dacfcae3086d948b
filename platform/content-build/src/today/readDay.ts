import { plainText } from '@asia/shared/menu';
import { addDays, weekday } from '@asia/shared/restaurant/bogotaTime';

const days = /lunes|martes|miercoles|jueves|viernes|sabado|domingo/g;
/** How months begin. */
const months = 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' ');

const inCalendar = (year: number, month: number, day: number): string | null => {
  const date = new Date(Date.UTC(year < 100 ? 2000 + year : year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? date.toISOString().slice(0, 10)
    : null;
};

const SOON = ['hoy', 'manana', 'pasado manana'];
const WEEK = ['domingo', 'lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado'];

/**
 * A day as `2026-04-03`, from a cell as people write it: `hoy`, `viernes`, `24/12`, or with its year as {@link readDate}
 * reads it. A weekday, and a date without a year, is the next one; it may be today.
 * @param today the day on which a cell without a year was written
 */
export function readDay(text: string, today: string): string | null {
  const plain = plainText(text).replace(/^(?:el|este) /, '');
  const week = Array.from({ length: 7 }, (_, days) => addDays(today, days));
  const soon = week[SOON.indexOf(plain)] ?? week.find((date) => WEEK[weekday(date)] === plain);
  const year = Number(today.slice(0, 4));
  const ofYears = [year, year + 1].map((each) => readDate(`${plain}/${each}`));
  return readDate(text) ?? soon ?? ofYears.find((date) => date !== null && date >= today) ?? null;
}

/**
 * A date as `2026-04-03`, from a cell as spreadsheets show it: `3/4/2026`, `3-abr-26`, `viernes, 3 de abril de 2026`. Null
 * for any other text, such as `4/13/2026`.
 */
export function readDate(text: string): string | null {
  const plain = plainText(text).replace(/(?:,? )0?0:00(?::00)?$/, '');
  const [, year, ofYear, ofMonth] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(plain) ?? [];
  if (year) return inCalendar(Number(year), Number(ofYear), Number(ofMonth));
  const [, first, second, third] = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(plain) ?? [];
  if (first) return inCalendar(Number(third), Number(second), Number(first));
  const named = plain.replace(days, '');
  const month = months.findIndex((name) => RegExp(`\\b${name}`).test(named));
  const [day, inYear, ...more] = named.match(/\d+/g) ?? [];
  return month < 0 || !day || !inYear || more.length > 0
    ? null
    : inCalendar(Number(inYear), month + 1, Number(day));
}
