import type { CartItem, CategoryPrices, LivePrice } from '../contracts';

/** Updates texts and price of a line from the dishes of its category, if they are known, and marks one that cannot be ordered. */
export function followMenu(item: CartItem, known: CategoryPrices): void {
  // A stored text may be `constructor`, which every object inherits.
  const prices = Object.hasOwn(known, item.category) ? known[item.category] : undefined;
  if (!prices) return;
  const live = Object.hasOwn(prices, item.key) ? prices[item.key] : undefined;
  if (!live) item.away = 'gone';
  else if (live.soldOut) item.away = 'soldOut';
  else if (live.price === null) item.away = 'unpriced';
  else updateLine(item, { ...live, price: live.price });
}

function updateLine(item: CartItem, live: LivePrice & { price: number }): void {
  const { name, plato, desc, price, image, marks } = live;
  const was = item.was ?? { name: item.name, price: item.price };
  // The translated names belong to the previous name.
  if (item.name !== name) {
    delete item.nameEn;
    delete item.nameZh;
  }
  Object.assign(item, { name, plato, desc, price, image });
  delete item.away;
  if (marks?.length) item.marks = [...marks];
  else if (marks) delete item.marks;
  // A price of 0 was unknown, so it has not changed.
  if (was.name !== name || (was.price > 0 && was.price !== price)) item.was = was;
  else delete item.was;
}
