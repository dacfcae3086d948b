import type { CartItem } from '../contracts';
import { parseStoredCart } from './parseStoredCart';
import type { CartStorage } from './persistCart';

/** Key in the local storage: the last order of a guest who has asked this browser to keep it. */
export const LAST_ORDER_KEY = 'pedidoRepetir';

/** The lines of the last order; empty if none was kept. */
export function lastOrder(storage: CartStorage | null): CartItem[] {
  try {
    return parseStoredCart(storage?.getItem(LAST_ORDER_KEY) ?? null);
  } catch {
    return [];
  }
}
