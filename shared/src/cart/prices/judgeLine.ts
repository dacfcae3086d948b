import type { CartItem, CategoryPrices, Prices } from '../../contracts';
import { unavailability } from '../cartQuantities';

/** A line as the site would have it now. */
export interface SiteLine {
  line: CartItem;
  /** Whether the guest has decided to keep the line as it is; before, this one is an offer. */
  kept: boolean;
}

/**
 * The one judgement of a line.
 * @param pinned the prices that the lines follow, of the categories that have loaded
 * @param live newer prices
 * @param soldOut whether a row of today says so of the dish
 * @param decided what the guest has decided about: live prices, and keys of sold-out dishes that stay in the order
 * @returns `line`: with texts and price of the menu; `away` is why it is left out of the order, `was` what it was.
 * `site`: what the site has in place of a line that is not left out
 */
export function judgeLine(
  item: CartItem,
  pinned: CategoryPrices,
  live: CategoryPrices,
  soldOut: boolean,
  decided: ReadonlySet<Prices | string>,
): { line: CartItem; site: SiteLine[] } {
  if (soldOut && !decided.has(item.key)) return { line: { ...item, away: 'soldOut' }, site: [] };
  const line = inMenu(item, own(pinned, item.category));
  if (unavailability(line)) return { line, site: [] };

  const newer = own(live, item.category);
  const site: SiteLine[] = [
    { line: { ...line, ...(soldOut && { away: 'soldOut' }), was: undefined }, kept: true },
    { line: inMenu({ ...line, was: undefined }, newer), kept: newer !== undefined && decided.has(newer) },
  ];
  return { line, site: site.filter((one) => one.line.away ?? one.line.was) };
}

/** A line as the dishes of its category have it; unchanged until they are known. */
function inMenu(item: CartItem, dishes: Prices | undefined): CartItem {
  const line = { ...item };
  // The mark is from an earlier day, or the guest has kept the dish.
  if (line.away === 'soldOut') delete line.away;
  if (!dishes) return line;
  const dish = own(dishes, line.key);
  if (!dish) return { ...line, away: 'gone' };
  const { name, plato, desc, price, image, marks } = dish;
  if (price === null) return { ...line, away: 'unpriced' };

  const was = line.was ?? { name: line.name, price: line.price };
  // The translated names belong to the previous name.
  if (line.name !== name) {
    delete line.nameEn;
    delete line.nameZh;
  }
  Object.assign(line, { name, plato, desc, price, image });
  delete line.away;
  if (marks?.length) line.marks = [...marks];
  else if (marks) delete line.marks;
  // A price of 0 was unknown, so it has not changed.
  if (was.name !== name || (was.price > 0 && was.price !== price)) line.was = was;
  else delete line.was;
  return line;
}

/** A stored text may be `constructor`, which every object inherits. */
function own<T>(values: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(values, key) ? values[key] : undefined;
}
