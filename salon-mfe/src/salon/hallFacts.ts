import type { Facts } from '@asia/shared/restaurant';
import { texts } from '../messages/es';

/** The facts of the hall at the head of its page; unknown ones are left out. */
export function hallFacts({ panoramicView, wifi, capacity }: Facts['salon']): string[] {
  return [
    ...(capacity === null ? [] : [texts.capacity(capacity)]),
    ...(panoramicView ? [texts.panoramicView] : []),
    ...(wifi ? [texts.wifi] : []),
  ];
}
