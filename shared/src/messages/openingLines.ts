import { ALL_ORDERS, type TodayRow } from '../contracts';
import { isElsewhere, wallClock, weekday } from '../restaurant/bogotaTime';
import { restaurant } from '../restaurant/facts';
import { clockTime } from '../restaurant/hoursText';
import type { Opening, OpenState } from '../restaurant/openState';
import type { CommonMessages } from './common/es';

/** A time of the restaurant such as `21:30`; for a guest elsewhere, it says so. */
export function restaurantClock(time: string, texts: CommonMessages): string {
  const clock = texts.clock(time);
  return isElsewhere() ? texts.cityTime(clock, restaurant.address.city) : clock;
}

/** `mañana a las 11:00 AM`, as the end of a sentence. */
export function whenOpens(opening: Opening | null, texts: CommonMessages): string {
  if (!opening) return texts.soon;
  const { daysAhead, date, time } = opening;
  return texts.at(dayText(date, daysAhead, texts), restaurantClock(time, texts));
}

function dayText(date: string, daysAhead: number, texts: CommonMessages): string {
  if (daysAhead === 0) return texts.today;
  if (daysAhead === 1) return texts.tomorrow;
  if (daysAhead < 7) return texts.weekdays[weekday(date)] ?? '';
  const [, month = 1, day = 1] = date.split('-').map(Number);
  return texts.date(day, month);
}

/** The pause of deliveries, or of every order, with its end. */
export function pauseLine({ of, until = 0 }: TodayRow, texts: CommonMessages): string {
  const clock = restaurantClock(clockTime(wallClock(new Date(until)).minutes), texts);
  return of === ALL_ORDERS ? texts.ordersPausedUntil(clock) : texts.pausedUntil(clock);
}

/** Whether the restaurant is open, and until or from when. */
export function openLine(state: OpenState, texts: CommonMessages): string {
  if (state.kind === 'closed') return texts.closed(whenOpens(state.opens, texts));
  const closes = restaurantClock(state.closes, texts);
  return state.kind === 'open' ? texts.open(closes) : texts.closing(closes);
}
