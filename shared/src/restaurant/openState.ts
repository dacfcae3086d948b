import { addDays, wallClock, weekday } from './bogotaTime';
import { closedDates, hours, type HoursRule } from './facts';
import { isHolidayDate } from './holidays';
import { clockText, minutesOf } from './hoursText';

/** Before closing, how long the line says when instead of "abierto". */
const CLOSING_SOON_MINUTES = 30;
/** How far ahead the next opening is looked for. */
const DAYS_AHEAD = 30;

const englishDays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const spanishDays = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];
const spanishMonths = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

/** What the restaurant is doing at a moment; `line` is the Spanish sentence for guests. */
export type OpenState =
  | { kind: 'open'; closesAt: string; line: string }
  | { kind: 'closing-soon'; closesAt: string; line: string }
  | {
      kind: 'closed';
      opensAt: string;
      /** `hoy a las 11:00 AM`, to end a sentence of the cart or the checkout. */
      whenOpens: string;
      line: string;
    };

/** The hours that hold on a day of Medellín, or null when it is closed all day. */
function hoursOn(date: string): HoursRule | null {
  if (closedDates.includes(date)) return null;
  const day = isHolidayDate(date) ? 'PublicHolidays' : englishDays[weekday(date)];
  return hours.find((rule) => rule.days.includes(day ?? '')) ?? null;
}

function dayText(date: string, daysFromToday: number): string {
  if (daysFromToday === 0) return 'hoy';
  if (daysFromToday === 1) return 'mañana';
  if (daysFromToday < 7) return `el ${spanishDays[weekday(date)]}`;
  const [, month, day] = date.split('-').map(Number);
  return `el ${day} de ${spanishMonths[(month ?? 1) - 1]}`;
}

function nextOpening(today: string, minutes: number): { opensAt: string; whenOpens: string } {
  for (let days = 0; days <= DAYS_AHEAD; days += 1) {
    const date = addDays(today, days);
    const rule = hoursOn(date);
    if (rule && (days > 0 || minutes < minutesOf(rule.opens))) {
      const opensAt = clockText(rule.opens);
      return { opensAt, whenOpens: `${dayText(date, days)} a las ${opensAt}` };
    }
  }
  return { opensAt: '', whenOpens: 'pronto' };
}

const DAY = 24 * 60;

/** The rule of a day with its end in minutes since that day's midnight, which may lie behind the next one. */
function shiftOn(date: string) {
  const rule = hoursOn(date);
  if (rule === null) return null;
  const [opens, closes] = [minutesOf(rule.opens), minutesOf(rule.closes)];
  return { opens, ends: closes <= opens ? closes + DAY : closes, closesAt: clockText(rule.closes) };
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
    const { closesAt } = shift;
    return shift.ends - passed <= CLOSING_SOON_MINUTES
      ? { kind: 'closing-soon', closesAt, line: `Cerramos a las ${closesAt}` }
      : { kind: 'open', closesAt, line: `Abierto ahora, hasta las ${closesAt}` };
  }
  const next = nextOpening(date, minutes);
  return { kind: 'closed', ...next, line: `Cerrado ahora. Abrimos ${next.whenOpens}.` };
}

/** The sentence for a public holiday, or null on other days and when the house is closed all day. */
export function holidayToday(now: Date): string | null {
  const { date } = wallClock(now);
  const rule = hoursOn(date);
  if (rule === null || !isHolidayDate(date)) return null;
  return `Hoy es festivo: atendemos de ${clockText(rule.opens)} a ${clockText(rule.closes)}.`;
}
