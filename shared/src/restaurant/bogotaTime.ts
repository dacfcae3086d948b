import { timeZone } from './facts';

/** A moment on the restaurant's own wall clock. */
export interface WallClock {
  /** `2026-01-12`. */
  date: string;
  /** Minutes since midnight. */
  minutes: number;
}

let clock: Intl.DateTimeFormat | undefined;

/** What the clock of the restaurant shows at `now`, wherever the guest's own clock is set. */
export function wallClock(now: Date): WallClock {
  clock ??= new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = Object.fromEntries(clock.formatToParts(now).map(({ type, value }) => [type, value]));
  return {
    date: `${parts.year}-${parts.month}-${parts.day}`,
    minutes: Number(parts.hour) * 60 + Number(parts.minute),
  };
}

/** Calendar arithmetic in UTC: a day there always has 24 hours. */
export function addDays(date: string, days: number): string {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** 0 Sunday … 6 Saturday. */
export function weekday(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}
