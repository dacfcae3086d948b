import type { CartItem } from '../contracts';
import { parseStoredCart } from './parseStoredCart';
import type { CartStorage } from './persistCart';

/** Where the last order lies, of a guest who wants this browser to keep it. */
export const LAST_ORDER_KEY = 'pedidoRepetir';

/** The lines of the last order; none where nothing was kept. */
export function lastOrder(storage: CartStorage | null): CartItem[] {
  try {
    return parseStoredCart(storage?.getItem(LAST_ORDER_KEY) ?? null);
  } catch {
    return [];
  }
}
