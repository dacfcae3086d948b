import { DISH, mark, type CategoryKey } from '@asia/shared/contracts';
import { dishSearch } from './dishAddress';

/** State of a history entry that was made by opening a dish on this site: closing goes back instead of adding one. */
const openedHere = { dish: 'opened-here' } as const;

export function wasOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'dish' in state && state.dish === openedHere.dish;
}

/**
 * What makes a link open the sheet of a dish, and lets the focus find back to it. With `home` and `search` as
 * {@link dishSearch} takes them.
 */
export function sheetLink(key: string, home?: CategoryKey, search?: string) {
  return { to: { search: dishSearch(key, home, search) }, state: openedHere, ...mark(DISH, key) };
}
