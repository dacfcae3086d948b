import { addDays, wallClock, weekday } from './bogotaTime';
import { closedDates, hours, type HoursRule } from './facts';
import { isHolidayDate } from './holidays';

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

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/** `21:30` → `9:30 PM`, as the published hours are written. */
export function clockText(time: string): string {
  const minutes = minutesOf(time);
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

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

/** Open or closed at `now` in Medellín, with public holidays and the days closed by the owner. */
export function openState(now: Date): OpenState {
  const { date, minutes } = wallClock(now);
  const rule = hoursOn(date);
  if (rule && minutes >= minutesOf(rule.opens) && minutes < minutesOf(rule.closes)) {
    const closesAt = clockText(rule.closes);
    return minutesOf(rule.closes) - minutes <= CLOSING_SOON_MINUTES
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
