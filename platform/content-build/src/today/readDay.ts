import { plainText } from '@asia/shared/menu';
import { addDays, weekday } from '@asia/shared/restaurant/bogotaTime';

/** How months begin. */
const months = 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' ');
const SOON = ['hoy', 'manana', 'pasado manana'];
const week = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];
const WEEK = week.map(plainText);
const withoutArticle = (text: string) => plainText(text).replace(/^(?:el|este) /, '');

const iso = /^(?<year>\d{4})([-/.])(?<month>\d{1,2})\2(?<day>\d{1,2})$/;
/** `3/4`, and as spreadsheets show it: `3/4/26`, `3-abr-26`. One separator: `4-6/12` may be three days. */
const short = /^(?<day>\d{1,2})([-/.])(?<month>\d{1,2}|[a-z]{3,}\.?)(?:\2(?<year>\d{4}|\d{2}))?$/;
/** Nothing but a whole year follows the month: in `24 y 25 de diciembre`, another number is another day. */
const long =
  /^(?:(?<name>[a-z]{3,})\.?,? )?(?<day>\d{1,2})(?:ro|[°º])? (?:de )?(?<month>[a-z]{3,})\.?(?:,? (?:del? )?(?<year>\d{4}))?$/;

function inCalendar(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? date.toISOString().slice(0, 10)
    : null;
}

interface FoundDate {
  date: string;
  hasYear: boolean;
  /** Its weekday, `jueves`, if the cell names another one. */
  trueWeekday: string | null;
}

function findDate(text: string, today: string): FoundDate | null {
  const plain = withoutArticle(text).replace(/(?:,? )0?0:00(?::00)?$/, '');
  const {
    name,
    day,
    month = '',
    year,
  } = (iso.exec(plain) ?? short.exec(plain) ?? long.exec(plain))?.groups ?? {};
  const named = name && WEEK.find((each) => each.startsWith(name.slice(0, 3)));
  if (WEEK.includes(month) || (name && !named)) return null;
  const thisYear = Number(today.slice(0, 4));
  const years = year ? [Number(year) + (year.length === 2 ? 2000 : 0)] : [thisYear, thisYear + 1];
  const ofYear = Number(month) || months.indexOf(month.slice(0, 3)) + 1;
  const dates = years.map((each) => inCalendar(each, ofYear, Number(day)));
  const date = dates.find((each) => each !== null && (year || each >= today));
  if (!date) return null;
  const own = weekday(date);
  return { date, hasYear: year !== undefined, trueWeekday: named && named !== WEEK[own] ? week[own]! : null };
}

/**
 * A day as `2026-04-03`, from a cell as people write it: `hoy`, `viernes`, `24/12`, or with its year as
 * {@link readDate} reads it. A weekday, and a date without a year, is the next one; it may be today.
 * @param today the day on which a cell without a year was written
 */
export function readDay(text: string, today: string): string | null {
  const plain = withoutArticle(text);
  const next = Array.from({ length: 7 }, (_, days) => addDays(today, days));
  const soon = next[SOON.indexOf(plain)] ?? next.find((date) => WEEK[weekday(date)] === plain);
  const found = findDate(text, today);
  return soon ?? (found?.trueWeekday === null ? found.date : null);
}

/**
 * A date as `2026-04-03`, from a cell as spreadsheets show it: `3/4/2026`, `3-abr-26`, `viernes, 3 de abril de 2026`.
 * Null for any other text, such as `4/13/2026`.
 */
export function readDate(text: string): string | null {
  const found = findDate(text, '');
  return found?.hasYear && found.trueWeekday === null ? found.date : null;
}

/** The weekday of a date, `jueves`, from a cell that names another one; otherwise null. */
export const trueWeekday = (text: string, today: string): string | null =>
  findDate(text, today)?.trueWeekday ?? null;
