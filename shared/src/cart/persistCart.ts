import { reaction } from 'mobx';
import type { CartItem } from '../contracts';
import type { CartStore } from './CartStore';
import { parseStoredCart, readStoredCart } from './parseStoredCart';

/** Key in the local storage: the cart, as the plain array of its lines. */
export const CART_KEY = 'cartItems';
/** Key in the local storage: a copy of a cart that could not be read, so that nothing is lost. */
const BROKEN_CART_KEY = 'cartItems.broken';
/** Key in the local storage: the last order, if the guest asked this browser to keep it. */
export const LAST_ORDER_KEY = 'pedidoRepetir';

/** The part of the browser's storage that the cart needs. */
type CartStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** The browser's storage, or null where the guest forbids it: even reading the property may throw. */
export function browserStorage(window: Pick<Window, 'localStorage'>): CartStorage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/**
 * Fills the cart from storage, then stores every change. Before each write it merges what another tab has
 * stored in the meantime. Without storage the cart is in memory only, and `cart.saved` is false.
 * @returns stop
 */
export function persistCart(cart: CartStore, storage: CartStorage | null): () => void {
  if (storage === null) {
    cart.markSaved(false);
    return () => undefined;
  }
  cart.markSaved(syncFromStorage(cart, storage));
  return reaction(
    () => JSON.stringify(cart.cartItems),
    () => {
      cart.markSaved(syncFromStorage(cart, storage) && write(cart, storage));
    },
  );
}

/** Merges the stored cart into this one. @returns false where the storage cannot be read */
export function syncFromStorage(cart: CartStore, storage: CartStorage): boolean {
  try {
    const raw = storage.getItem(CART_KEY);
    // A missing entry removes no lines: an emptied cart is stored as an empty array.
    if (raw === null) return true;
    const { items, intact } = readStoredCart(raw);
    if (intact || items.length > 0) cart.mergeFrom(items);
    if (!intact) storage.setItem(BROKEN_CART_KEY, raw);
    return true;
  } catch {
    return false;
  }
}

function write(cart: CartStore, storage: CartStorage): boolean {
  try {
    storage.setItem(CART_KEY, JSON.stringify(cart.cartItems));
    cart.markPersisted();
    return true;
  } catch {
    return false;
  }
}

/** The lines of the last order; empty if none was kept. */
export function lastOrder(storage: CartStorage | null): CartItem[] {
  try {
    return parseStoredCart(storage?.getItem(LAST_ORDER_KEY) ?? null);
  } catch {
    return [];
  }
}
