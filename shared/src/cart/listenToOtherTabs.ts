import { CART_KEY } from '../contracts';
import { followKey } from '../storage';
import type { StoredCart } from './StoredCart';

export function listenToOtherTabs(stored: StoredCart, window: Window): () => void {
  return followKey(
    CART_KEY,
    window,
    () => stored.followOtherTab(),
    () => stored.take(),
  );
}
