/** State of a history entry that was made by opening a dish on this site: closing goes back instead of adding one. */
export const openedHere = { dish: 'opened-here' } as const;

export function wasOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'dish' in state && state.dish === openedHere.dish;
}
