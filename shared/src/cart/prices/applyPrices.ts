import type { CartItem, CategoryPrices, DishPrice } from '../../contracts';

/**
 * Updates texts and price of a line from the dishes of its category, if they are known. Sets its `away` if it cannot be
 * ordered.
 */
export function applyPrices(item: CartItem, known: CategoryPrices): void {
  // A stored text may be `constructor`, which every object inherits.
  const prices = Object.hasOwn(known, item.category) ? known[item.category] : undefined;
  if (!prices) return;
  const dish = Object.hasOwn(prices, item.key) ? prices[item.key] : undefined;
  if (!dish) item.away = 'gone';
  else if (dish.price === null) item.away = 'unpriced';
  else updateLine(item, { ...dish, price: dish.price });
}

function updateLine(item: CartItem, dish: DishPrice & { price: number }): void {
  const { name, plato, desc, price, image, marks } = dish;
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
