import { reaction } from 'mobx';
import type { CartStore } from './CartStore';
import { readStoredCart } from './parseStoredCart';

/** Where the cart lies in the browser: the plain array of its lines. */
export const CART_KEY = 'cartItems';
/** Where a stored cart is put aside that could not be read, so that nothing is lost. */
export const BROKEN_CART_KEY = 'cartItems.broken';

/** The part of the browser's storage that the cart needs. */
export type CartStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** The browser's storage, or null where the guest forbids it: even to ask for it may then throw. */
export function browserStorage(window: Pick<Window, 'localStorage'>): CartStorage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/**
 * Fills the cart from storage, then writes every change of it. Each write first joins in what another tab
 * wrote meanwhile. Without storage the cart lives in memory and says so in `cart.saved`.
 * @returns stops writing
 */
export function persistCart(cart: CartStore, storage: CartStorage | null): () => void {
  if (storage === null) {
    cart.markSaved(false);
    return () => undefined;
  }
  cart.markSaved(joinStored(cart, storage));
  return reaction(
    () => JSON.stringify(cart.cartItems),
    () => {
      cart.markSaved(joinStored(cart, storage) && write(cart, storage));
    },
  );
}

/**
 * Joins the stored cart into this one.
 * @returns false where storage cannot be read
 */
export function joinStored(cart: CartStore, storage: CartStorage): boolean {
  try {
    const raw = storage.getItem(CART_KEY);
    // Nothing stored is no reason to drop lines: an emptied cart is stored as an empty array.
    if (raw === null) return true;
    const { items, intact } = readStoredCart(raw);
    if (intact || items.length > 0) cart.meet(items);
    if (!intact) storage.setItem(BROKEN_CART_KEY, raw);
    return true;
  } catch {
    return false;
  }
}

function write(cart: CartStore, storage: CartStorage): boolean {
  try {
    storage.setItem(CART_KEY, JSON.stringify(cart.cartItems));
    cart.agree();
    return true;
  } catch {
    return false;
  }
}
