import { reaction } from 'mobx';
import type { Prices } from '../contracts';
import type { CartStore } from './CartStore';

/**
 * Updates the lines of the cart from the live menu, now and whenever a line arrives or changes. What was changed is told
 * in `cart.changes`; what cannot be ordered stays in the cart but out of the totals.
 * @returns stops following
 */
export function reconcileCart(cart: CartStore, prices: Prices): () => void {
  return reaction(
    () => cart.cartItems.map(({ key, price, name }) => `${key} ${price} ${name}`).join('\n'),
    () => cart.reprice(prices),
    { fireImmediately: true },
  );
}
