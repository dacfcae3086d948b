import { DISH, mark, type CategoryKey } from '@asia/shared/contracts';
import { dishKey, partsOfKey } from '@asia/shared/menu';
import { findCategory } from '../categories/categories';

/** The query parameter that opens the dish sheet. */
export const DISH_PARAM = 'plato';

/** Which dish an address shows. */
export interface DishAddress {
  key: string;
  category: CategoryKey;
}

/**
 * Reads `?plato=`: a slug on a page of one category, the key of a dish (`category:slug`) elsewhere.
 * @param home the category of the page, if it is of one
 * @returns null when the value cannot name a dish of this menu
 */
export function readDishAddress(value: string | null, home?: CategoryKey): DishAddress | null {
  if (value === null) return null;
  const key = home === undefined || value.includes(':') ? value : dishKey(home, value);
  const category = partsOfKey(key)?.category;
  return category !== undefined && findCategory(category) ? { key, category } : null;
}

/**
 * The query of an address that opens a dish, keeping what else stands in it.
 * @param key of the dish
 * @param home the category of the page, if it is of one
 * @param search query of the current address, with or without `?`
 */
export function dishSearch(key: string, home?: CategoryKey, search = ''): string {
  const others = closedSearch(search);
  const value = home !== undefined && key.startsWith(`${home}:`) ? key.slice(home.length + 1) : key;
  // By hand: URLSearchParams would write `%3A` for the colon, and the address is there to be read and shared.
  return `${others === '' ? '?' : `${others}&`}${DISH_PARAM}=${value}`;
}

/** The query without the dish. */
export function closedSearch(search: string): string {
  const params = new URLSearchParams(search);
  params.delete(DISH_PARAM);
  const rest = params.toString();
  return rest === '' ? '' : `?${rest}`;
}

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
