import { reaction } from 'mobx';
import type { CategoryKey, Prices } from '../../contracts';
import type { CartPrices } from './CartPrices';

/**
 * Updates the lines of the cart, which may be from last week, from the pinned prices. Runs now, whenever a line is
 * added or changes, and when a dish is sold out or available again at the moment that the order is for.
 * @param loadPrices loads the dishes of a category, once; without an answer its lines do not change
 * @returns stop
 */
export function followPinnedPrices(
  prices: CartPrices,
  loadPrices: (category: CategoryKey) => Promise<Prices | undefined>,
): () => void {
  const asked = new Set<CategoryKey>();
  const ask = async (category: CategoryKey) => {
    asked.add(category);
    const pinned = await loadPrices(category);
    if (pinned) prices.reprice({ [category]: pinned });
  };
  return reaction(
    () =>
      prices.cart.cartItems
        .map(({ key, price, name }) => `${key} ${price} ${name} ${prices.isSoldOut(key)}`)
        .join('\n'),
    () => {
      prices.reprice();
      for (const { category } of prices.cart.cartItems) if (!asked.has(category)) void ask(category);
    },
    { fireImmediately: true },
  );
}
