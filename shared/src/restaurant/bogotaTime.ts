import { clockText, clockTime } from './hoursText';

interface WallClock {
  /** `2026-01-12`. */
  date: string;
  /** Minutes since midnight. */
  minutes: number;
}

/** No summer time since 1993. Not from `Intl`: a formatter is the longest task of the home page on a cheap phone. */
const OFFSET_MS = -5 * 60 * 60_000;

/** The time of the restaurant at `now`, whatever time zone the guest is in. */
export function wallClock(now: Date): WallClock {
  const there = new Date(now.getTime() + OFFSET_MS);
  return {
    date: there.toISOString().slice(0, 10),
    minutes: there.getUTCHours() * 60 + there.getUTCMinutes(),
  };
}

/** Whether the guest's clock shows another time than the restaurant's. */
export const isElsewhere = (now = new Date()) => now.getTimezoneOffset() * 60_000 !== -OFFSET_MS;

/** Milliseconds since 1970 at a date such as `2026-01-12`. @param minutes since its midnight; may exceed a day */
export const timeAt = (date: string, minutes: number): number =>
  Date.parse(`${date}T00:00:00Z`) + minutes * 60_000 - OFFSET_MS;

/** Moves a date such as `2026-01-12` by days. In UTC, where every day has 24 hours. */
export function addDays(date: string, days: number): string {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** 0 Sunday … 6 Saturday. */
export function weekday(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** A moment in the restaurant's time, in Spanish: `23 de noviembre, 10:40 AM`. */
export function moment(when: Date): string {
  const { date, minutes } = wallClock(when);
  const day = new Intl.DateTimeFormat('es-CO', { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return `${day.format(new Date(`${date}T00:00:00Z`))}, ${clockText(clockTime(minutes))}`;
}
