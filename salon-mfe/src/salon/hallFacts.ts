import type { Facts } from '@asia/shared/restaurant';

/** The facts of the hall at the head of its page; unknown ones are left out. */
export function hallFacts({ panoramicView, wifi, capacity }: Facts['salon']): string[] {
  return [
    ...(capacity === null ? [] : [`Hasta ${capacity} personas`]),
    ...(panoramicView ? ['Vista panorámica'] : []),
    ...(wifi ? ['WiFi'] : []),
  ];
}
