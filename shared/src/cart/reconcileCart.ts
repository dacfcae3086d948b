import { reaction } from 'mobx';
import type { Prices } from '../contracts';
import type { CartStore } from './CartStore';

/**
 * Keeps the lines of the cart with the live menu, now and whenever a line arrives: changed prices and names
 * are noted in `cart.changes`, and what cannot be ordered stays visible but out of the totals.
 * @returns stops following
 */
export function reconcileCart(cart: CartStore, prices: Prices): () => void {
  return reaction(
    () => cart.cartItems.map(({ key, price, name }) => `${key} ${price} ${name}`).join('\n'),
    () => cart.reprice(prices),
    { fireImmediately: true },
  );
}
