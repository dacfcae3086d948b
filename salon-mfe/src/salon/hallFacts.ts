/** What the house knows of its hall; `capacity` in persons, null while nobody has said it. */
export interface Hall {
  panoramicView: boolean;
  wifi: boolean;
  capacity: number | null;
}

/** What a guest weighs before asking for a date, in few words; what is not known is not said. */
export function hallFacts({ panoramicView, wifi, capacity }: Hall): string[] {
  return [
    ...(capacity === null ? [] : [`Hasta ${capacity} personas`]),
    ...(panoramicView ? ['Vista panorámica'] : []),
    ...(wifi ? ['WiFi'] : []),
  ];
}
