import { autorun, compareStructural, runInAction } from 'mobx';
import type { CartStore } from './CartStore';
import { readLines } from './parseStoredCart';

/** Besides its own, the site shows pictures of the service that lists the products; a stored address loses them. */
const anyPicture = (address: unknown) => (typeof address === 'string' ? address : '');

/**
 * Validates the lines that a remote adds or changes, as for a stored cart. Every page can then show them.
 * @returns stop
 */
export function readForeignLines(cart: CartStore): () => void {
  return autorun(() => {
    const { items } = readLines(cart.cartItems, anyPicture);
    if (!compareStructural(items, cart.cartItems)) runInAction(() => (cart.cartItems = items));
  });
}
