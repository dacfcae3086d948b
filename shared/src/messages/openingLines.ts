import { ALL_ORDERS, type TodayRow } from '../contracts';
import { addDays, isElsewhere, wallClock, weekday } from '../restaurant/bogotaTime';
import { pinnedFacts } from '../restaurant/facts';
import { clockTime } from '../restaurant/hoursText';
import { type Opening, type OpenState, specialHours } from '../restaurant/openState';
import type { CommonMessages } from './common/es';

/** A text with a time of the restaurant; for a guest elsewhere, it says so. */
function inCityTime(text: string, texts: CommonMessages): string {
  return isElsewhere() ? texts.cityTime(text, pinnedFacts.address.city) : text;
}

/** A time of the restaurant such as `21:30`, as {@link inCityTime}. */
export function restaurantClock(time: string, texts: CommonMessages): string {
  return inCityTime(texts.clock(time), texts);
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

export function pauseLine({ of, until = 0 }: TodayRow, texts: CommonMessages): string {
  const clock = restaurantClock(clockTime(wallClock(new Date(until)).minutes), texts);
  return of === ALL_ORDERS ? texts.ordersPausedUntil(clock) : texts.pausedUntil(clock);
}

export function openLine(state: OpenState, texts: CommonMessages): string {
  if (state.kind === 'closed') return texts.closed(whenOpens(state.opens, texts));
  const closes = restaurantClock(state.closes, texts);
  return state.kind === 'open' ? texts.open(closes) : texts.closing(closes);
}

/** Days ahead for which guests read of other hours than usual. */
const DAYS_TOLD = 7;

/**
 * `Viernes 25: hasta las 5:00 PM`, of the next day with other hours than usual, with the days after it that have the same.
 * Empty without one in a week; today's hours are those of `openLine`.
 */
export function specialLine(now: Date, texts: CommonMessages): string {
  const dateIn = (days: number) => addDays(wallClock(now).date, days);
  const hoursIn = (days: number) => {
    const special = specialHours(dateIn(days));
    return special && texts.specialHours(special);
  };
  const dayIn = (days: number) => {
    const date = dateIn(days);
    return `${texts.weekdays[weekday(date)]} ${Number(date.slice(8))}`;
  };
  let first = 1;
  while (first < DAYS_TOLD && !hoursIn(first)) first += 1;
  const hours = hoursIn(first);
  if (!hours) return '';
  let last = first;
  while (hoursIn(last + 1) === hours) last += 1;
  return inCityTime(texts.special(dayIn(first), last > first ? dayIn(last) : '', hours), texts);
}
