import { reaction } from 'mobx';
import type { Prices } from '../contracts';
import type { CartStore } from './CartStore';

/**
 * Updates the lines of the cart from the live menu, now and whenever a line is added or changes.
 * `cart.changes` lists what changed; lines that cannot be ordered stay in the cart but out of the totals.
 * @returns stop
 */
export function reconcileCart(cart: CartStore, prices: Prices): () => void {
  cart.reprice(prices);
  // Without an argument: the guest may have taken newer prices since.
  return reaction(
    () => cart.cartItems.map(({ key, price, name }) => `${key} ${price} ${name}`).join('\n'),
    () => cart.reprice(),
  );
}
