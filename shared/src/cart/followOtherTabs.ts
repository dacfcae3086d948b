import { CART_KEY } from '../contracts';
import type { CartStore } from './CartStore';
import { safeStorage } from '../storage';
import { syncFromStorage } from './persistCart';

/**
 * Merges what other tabs store into the cart. A background tab may miss the `storage` event, so it also reads
 * the storage when it becomes visible, and when the page is restored from the back/forward cache.
 * @returns stop
 */
export function followOtherTabs(cart: CartStore, window: Window): () => void {
  const storage = safeStorage(() => window.localStorage);
  if (storage.read(CART_KEY) === undefined) return () => undefined;

  const sync = () => {
    const before = JSON.stringify(cart.cartItems);
    syncFromStorage(cart, storage);
    if (JSON.stringify(cart.cartItems) !== before) cart.noteOtherTab();
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === CART_KEY) sync();
  };
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) syncFromStorage(cart, storage);
  };

  window.addEventListener('storage', onStorage);
  window.addEventListener('visibilitychange', sync);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('visibilitychange', sync);
    window.removeEventListener('pageshow', onPageShow);
  };
}
