import type { Facts } from '@asia/shared/contracts';
import { texts } from '../messages/es';

/** The known facts of the hall, for the head of its page. */
export function hallFacts({ panoramicView, wifi, capacity }: Facts['salon']): string[] {
  return [
    ...(capacity === null ? [] : [texts.capacity(capacity)]),
    ...(panoramicView ? [texts.panoramicView] : []),
    ...(wifi ? [texts.wifi] : []),
  ];
}
