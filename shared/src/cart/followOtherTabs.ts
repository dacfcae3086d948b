import type { CartStore } from './CartStore';
import { browserStorage, CART_KEY, joinStored } from './persistCart';

/**
 * Keeps the cart with what other tabs store, and with what was stored while this page lay in the browser's
 * back/forward cache.
 * @returns stops following
 */
export function followOtherTabs(cart: CartStore, window: Window): () => void {
  const storage = browserStorage(window);

  const onStorage = (event: StorageEvent) => {
    // The key is null when everything was cleared.
    if (event.key !== CART_KEY && event.key !== null) return;
    const before = JSON.stringify(cart.cartItems);
    joinStored(cart, storage);
    if (JSON.stringify(cart.cartItems) !== before) cart.noteOtherTab();
  };
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) joinStored(cart, storage);
  };

  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}
