import { shiftsOn } from '@asia/shared/cart';
import { facts } from '@asia/shared/content';
import { commonMessages, restaurantClock } from '@asia/shared/messages';
import { addDays, wallClock } from '@asia/shared/restaurant/bogotaTime';
import { clockTime } from '@asia/shared/restaurant/hoursText';
import { DAY } from '@asia/shared/restaurant/usualShifts';
import { type CartTexts, spanish } from '../messages/es';

/** Value of `when` for an order without a time. */
export const AS_SOON_AS_POSSIBLE = '';
const STEP_MINUTES = 15;
/** What the restaurant needs for an order where its facts say nothing. */
const LEAD_MINUTES = 45;

/** The times of today and tomorrow for which an order can be placed at `now`, as `when` has them. */
export function offeredTimes(now: Date): string[] {
  const { date, minutes } = wallClock(now);
  const earliest = minutes + (facts.current.leadMinutes ?? LEAD_MINUTES);
  const times: string[] = [];
  // After midnight the shift of the previous day may go on.
  for (const days of [-1, 0, 1])
    for (const { opens, closes } of shiftsOn(addDays(date, days))) {
      const [first, last] = [opens + days * DAY, closes + days * DAY];
      const start = Math.ceil(Math.max(first, earliest) / STEP_MINUTES) * STEP_MINUTES;
      for (let at = start; at <= last; at += STEP_MINUTES)
        times.push(`${addDays(date, Math.floor(at / DAY))}T${clockTime(at)}`);
    }
  return times;
}

/** Whether an order can no longer be placed for its time. */
export const timeIsOver = (when: string, now: Date) =>
  timeText(when) !== '' && !offeredTimes(now).includes(when);

/**
 * A time such as `viernes 27, 12:30 PM`; '' for any other text.
 * @param texts of the guest, who may be in another time zone; without them, the time is for the restaurant
 */
export function timeText(when: string, texts?: CartTexts, words = commonMessages.spanish): string {
  const [, date, time] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)$/.exec(when) ?? [];
  if (!date || !time) return '';
  const clock = texts ? restaurantClock(time, words) : words.clock(time);
  return (texts ?? spanish).dayAndClock(new Date(`${date}T00:00:00Z`), clock);
}
