import { pinnedFacts } from '@asia/shared/restaurant';

export function inRestaurantTime(when: Date, lang: string): string {
  return new Intl.DateTimeFormat(lang, {
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: pinnedFacts.timeZone,
  }).format(when);
}
