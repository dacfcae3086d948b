import type { CartItem } from '../contracts';
import { browserStorage } from '../storage';
import { parseStoredCart } from './parseStoredCart';

/** Key in the local storage: the last order, if the guest asked this browser to keep it. */
export const LAST_ORDER_KEY = 'pedidoRepetir';

/** The lines of the last order; empty if none was kept. */
export function lastOrder(storage = browserStorage): CartItem[] {
  return parseStoredCart(storage.read(LAST_ORDER_KEY) ?? null);
}
