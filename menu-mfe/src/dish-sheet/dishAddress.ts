import { attribute, type CategoryKey, DISH } from '@asia/shared/contracts';
import { dishKey, parseDishKey } from '@asia/shared/menu';
import { hasCategory } from '../menu-data/categories';

/** The query parameter that opens the dish sheet. */
export const DISH_PARAM = 'plato';

export interface DishAddress {
  key: string;
  category: CategoryKey;
}

/**
 * Reads `?plato=`. A page of one category has a slug there, other pages the key of a dish (`category:slug`).
 * @param home the category of the page, if it has one
 * @returns null when the value cannot name a dish of this menu
 */
export function readDishAddress(value: string | null, home?: CategoryKey): DishAddress | null {
  if (value === null) return null;
  const key = home === undefined || value.includes(':') ? value : dishKey(home, value);
  const category = parseDishKey(key)?.category;
  return category !== undefined && hasCategory(category) ? { key, category } : null;
}

/**
 * The query that opens a dish and keeps the other parameters of the current query.
 * @param home the category of the page, if it has one
 * @param search query of the current address, with or without `?`
 */
export function dishSearch(key: string, home?: CategoryKey, search = ''): string {
  const others = closedSearch(search);
  const value = home !== undefined && key.startsWith(`${home}:`) ? key.slice(home.length + 1) : key;
  // URLSearchParams would write `%3A` for the colon. Guests read and share this address.
  return `${others === '' ? '?' : `${others}&`}${DISH_PARAM}=${value}`;
}

/** The query without the dish. */
export function closedSearch(search: string): string {
  const params = new URLSearchParams(search);
  params.delete(DISH_PARAM);
  const rest = params.toString();
  return rest === '' ? '' : `?${rest}`;
}

/** The row or card on the page that opens the sheet of a dish. */
export function findRow(key: string | undefined): HTMLElement | undefined {
  const rows = [...document.querySelectorAll<HTMLElement>(`[${DISH}]`)];
  return rows.find((row) => row.getAttribute(DISH) === key);
}

/** State of a step of the history that a dish of this site made, so that closing the sheet can go back. */
const openedHere = { dish: 'opened-here' } as const;

export function wasOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'dish' in state && state.dish === openedHere.dish;
}

/** State of a link that opens the same dish on another page: its sheet begins with the units chosen here. */
export const withUnits = (units: number) => ({ units });

/** The units that a sheet begins with. @param state of its address */
export const firstUnits = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'units' in state && typeof state.units === 'number'
    ? state.units
    : 1;

/** Props of a link that opens the sheet of a dish and gets the focus back. `home`, `search`: see {@link dishSearch}. */
export function sheetLink(key: string, home?: CategoryKey, search?: string) {
  return { to: { search: dishSearch(key, home, search) }, state: openedHere, ...attribute(DISH, key) };
}
