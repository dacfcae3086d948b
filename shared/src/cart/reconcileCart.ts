import { reaction } from 'mobx';
import type { CategoryKey, Prices } from '../contracts';
import type { CartStore } from './CartStore';

/**
 * Updates the lines of the cart from the live menu, now and whenever a line is added or changes.
 * `cart.changes` lists what changed; lines that cannot be ordered stay in the cart but out of the totals.
 * @param pricesOf loads the dishes of a category, once: none for one that left the menu, undefined when they do not load,
 * and then its lines stay as they are
 * @returns stop
 */
export function reconcileCart(
  cart: CartStore,
  pricesOf: (category: CategoryKey) => Promise<Prices | undefined>,
): () => void {
  const asked = new Set<CategoryKey>();
  const ask = async (category: CategoryKey) => {
    asked.add(category);
    const prices = await pricesOf(category);
    if (prices) cart.reprice({ [category]: prices });
  };
  return reaction(
    () => cart.cartItems.map(({ key, price, name }) => `${key} ${price} ${name}`).join('\n'),
    () => {
      cart.reprice();
      for (const { category } of cart.cartItems) if (!asked.has(category)) void ask(category);
    },
    { fireImmediately: true },
  );
}
