import { categoryKeys, type CategoryKey } from '@asia/shared/contracts';

/** The query parameter that opens the dish sheet. */
export const DISH_PARAM = 'plato';

/** Which dish an address shows. */
export interface DishAddress {
  category: CategoryKey;
  slug: string;
}

/**
 * Reads `?plato=`: a slug on a page of one category, `category:slug` elsewhere.
 * @param home the category of the page, if it is of one
 * @returns null when the value cannot name a dish
 */
export function readDishAddress(value: string | null, home?: CategoryKey): DishAddress | null {
  if (value === null) return null;
  const [head = '', ...rest] = value.split(':');
  if (rest.length === 0) return home && head !== '' ? { category: home, slug: head } : null;
  const category = categoryKeys.find((key) => key === head);
  return category ? { category, slug: rest.join(':') } : null;
}

/**
 * The query of an address that opens a dish, keeping what else stands in it.
 * @param search query of the current address, with or without `?`
 */
export function dishSearch({ category, slug }: DishAddress, home?: CategoryKey, search = ''): string {
  const params = new URLSearchParams(search);
  params.delete(DISH_PARAM);
  const others = params.toString();
  const value = category === home ? slug : `${category}:${slug}`;
  // By hand: URLSearchParams would write `%3A` for the colon, and the address is there to be read and shared.
  return `?${others === '' ? '' : `${others}&`}${DISH_PARAM}=${value}`;
}

/** The query without the dish. */
export function closedSearch(search: string): string {
  const params = new URLSearchParams(search);
  params.delete(DISH_PARAM);
  const rest = params.toString();
  return rest === '' ? '' : `?${rest}`;
}

/** `arroz:arroz-yangzhou` → its parts; null for a key of no known category. */
export function addressOfKey(key: string): DishAddress | null {
  return key.includes(':') ? readDishAddress(key) : null;
}
