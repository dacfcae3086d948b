import { reaction } from 'mobx';
import type { CategoryKey, Prices } from '../../contracts';
import type { CartPrices } from './CartPrices';

/**
 * Updates the lines, which may be from last week: now, and whenever a line or what is sold out for the order changes.
 * @param loadPrices is called once for each category; undefined leaves its lines as they are
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
