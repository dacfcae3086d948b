import { CART_KEY } from '../contracts';
import type { StoredCart } from './StoredCart';

/**
 * Merges what other tabs store into the cart. A background tab may miss the `storage` event, so it also reads
 * the storage when it becomes visible, and when the page is restored from the back/forward cache.
 * @returns stop
 */
export function listenToOtherTabs(stored: StoredCart, window: Window): () => void {
  const follow = () => stored.followOtherTab();
  const onStorage = ({ key }: StorageEvent) => {
    if (key === CART_KEY) follow();
  };
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) stored.merge();
  };

  window.addEventListener('storage', onStorage);
  window.addEventListener('visibilitychange', follow);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('visibilitychange', follow);
    window.removeEventListener('pageshow', onPageShow);
  };
}
