import { reaction } from 'mobx';
import { CART_KEY, INTENT_EVENT, INTENTS_KEY, type CartItem } from '../contracts';
import { browserStorage, type SafeStorage } from '../storage';
import type { CartStore } from './CartStore';
import { parseStoredCart, readStoredCart } from './parseStoredCart';

/** Key in the local storage: a copy of a cart that could not be read, so that nothing is lost. */
const BROKEN_CART_KEY = 'cartItems.broken';
/** Key in the local storage: the last order, if the guest asked this browser to keep it. */
export const LAST_ORDER_KEY = 'pedidoRepetir';

/**
 * Fills the cart from storage, adds what the guest has added before hydration, then stores every change. Before each write
 * it merges what another tab has stored in the meantime. Without storage the cart is in memory only, and `cart.saved` is
 * false.
 * @returns stop
 */
export function persistCart(cart: CartStore, storage = browserStorage): () => void {
  cart.markSaved(syncFromStorage(cart, storage));
  const stopStoring = reaction(
    () => JSON.stringify(cart.cartItems),
    () => {
      cart.markSaved(syncFromStorage(cart, storage) && write(cart, storage));
    },
  );
  const onIntent = () => takeIntents(cart, storage);
  onIntent();
  window.addEventListener(INTENT_EVENT, onIntent);
  return () => {
    stopStoring();
    window.removeEventListener(INTENT_EVENT, onIntent);
  };
}

/** Turns what the boot script has stored into lines of the cart, once: no other tab takes it too. */
function takeIntents(cart: CartStore, storage: SafeStorage): void {
  const intents = parseStoredCart(storage.read(INTENTS_KEY) ?? null);
  if (!storage.write(INTENTS_KEY, null)) return;
  for (const { cartQuantity, ...dish } of intents) cart.addMore(dish, cartQuantity);
}

/** Merges the stored cart into this one. @returns false where the storage cannot be read */
export function syncFromStorage(cart: CartStore, storage: SafeStorage): boolean {
  const raw = storage.read(CART_KEY);
  if (raw === undefined) return false;
  // A missing entry removes no lines: an emptied cart is stored as an empty array.
  if (raw === null) return true;
  const { items, intact } = readStoredCart(raw);
  if (intact || items.length > 0) cart.mergeFrom(items);
  return intact || storage.write(BROKEN_CART_KEY, raw);
}

function write(cart: CartStore, storage: SafeStorage): boolean {
  const written = storage.write(CART_KEY, JSON.stringify(cart.cartItems));
  if (written) cart.markPersisted();
  return written;
}

/** The lines of the last order; empty if none was kept. */
export function lastOrder(storage = browserStorage): CartItem[] {
  return parseStoredCart(storage.read(LAST_ORDER_KEY) ?? null);
}
