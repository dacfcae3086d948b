import type { Shift } from '../contracts';

const spanishDays: Record<string, string> = {
  Monday: 'lunes',
  Tuesday: 'martes',
  Wednesday: 'miércoles',
  Thursday: 'jueves',
  Friday: 'viernes',
  Saturday: 'sábado',
  Sunday: 'domingo',
};
const writePlural = (day: string) => spanishDays[day]?.replace(/([^s])$/, '$1s') ?? day;

/** `21:30` → 1290. */
export function parseMinutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/** `21:30` → `9:30 PM`, as the published hours are written. */
export function clockText(time: string): string {
  const minutes = parseMinutes(time);
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** 1290 → `21:30`; a time above 24 hours is on the next morning. */
export function clockTime(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60];
  return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
}

/** `11:00 AM a 3:00 PM y 6:00 PM a 10:00 PM`. */
export function shiftsText(shifts: readonly Shift[], to = ' a ', and = ' y ', clock = clockText): string {
  return shifts.map(({ opens, closes }) => `${clock(opens)}${to}${clock(closes)}`).join(and);
}

/** `a, b y c`; before the sound of an i, `e` instead of `y`. */
export function spanishList(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  if (words.length < 2) return last;
  const and = /^h?[ií](?!e)/i.test(last) ? 'e' : 'y';
  return `${words.slice(0, -1).join(', ')} ${and} ${last}`;
}

/** Groups of days that follow each other, Monday first. */
export function weekRuns(days: readonly string[]): string[][] {
  const week = Object.keys(spanishDays);
  const runs: string[][] = [];
  for (const [index, day] of week.entries()) {
    if (!days.includes(day)) continue;
    const last = runs.at(-1);
    if (last && last.at(-1) === week[index - 1]) last.push(day);
    else runs.push([day]);
  }
  return runs;
}

/** `Lunes a sábado 11:00 AM a 10:00 PM`: three or more days in a row become a span, others are named one by one. */
export function hoursText(days: readonly string[], shifts: readonly Shift[]): string {
  const named = weekRuns(days).flatMap((run) => {
    const ends = [run[0], run.at(-1)].map((day) => spanishDays[day ?? '']);
    return run.length > 2 ? [ends.join(' a ')] : run.map(writePlural);
  });
  const text = spanishList(days.includes('PublicHolidays') ? [...named, 'festivos'] : named);
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)} ${shiftsText(shifts)}`;
}
