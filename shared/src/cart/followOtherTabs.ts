import type { CartStore } from './CartStore';
import { browserStorage, CART_KEY, syncFromStorage } from './persistCart';

/**
 * Keeps the cart up to date with what other tabs store. A tab in the background may miss the `storage` event, so it also
 * looks when the guest turns to it, and when the page comes back from the browser's back/forward cache.
 * @returns stops following
 */
export function followOtherTabs(cart: CartStore, window: Window): () => void {
  const storage = browserStorage(window);
  if (storage === null) return () => undefined;

  const join = () => {
    const before = JSON.stringify(cart.cartItems);
    syncFromStorage(cart, storage);
    if (JSON.stringify(cart.cartItems) !== before) cart.noteOtherTab();
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === CART_KEY) join();
  };
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) syncFromStorage(cart, storage);
  };

  window.addEventListener('storage', onStorage);
  window.addEventListener('visibilitychange', join);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('visibilitychange', join);
    window.removeEventListener('pageshow', onPageShow);
  };
}
