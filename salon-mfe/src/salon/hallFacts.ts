import type { restaurant } from '@asia/shared/restaurant';

/** What a guest weighs before asking for a date, in few words; what is not known is not said. */
export function hallFacts({ panoramicView, wifi, capacity }: typeof restaurant.salon): string[] {
  return [
    ...(capacity === null ? [] : [`Hasta ${capacity} personas`]),
    ...(panoramicView ? ['Vista panorámica'] : []),
    ...(wifi ? ['WiFi'] : []),
  ];
}
