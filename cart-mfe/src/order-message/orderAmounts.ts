import { countOrder, roundAmount } from '@asia/shared/cart';
import type { CartItem } from '@asia/shared/contracts';
import { deliveryFee } from '@asia/shared/restaurant';

/** Everything that is counted in an order; money in pesos. */
export interface OrderAmounts {
  /** Dishes, counting every unit. */
  units: number;
  /** Different dishes. */
  products: number;
  subtotal: number;
  /** 0 for pickup, and while the neighbourhood is not known: that does not mean free. */
  delivery: number;
  total: number;
}

/** Subtotal and delivery together, rounded as the totals of the cart are. */
export function orderTotal(subtotal: number, neighbourhood: string): number {
  return roundAmount(subtotal + deliveryFee(neighbourhood));
}

/** The one sum of an order: slip, checkout and message all print this. */
export function orderAmounts(items: readonly CartItem[], neighbourhood: string): OrderAmounts {
  const { units, subtotal } = countOrder(items);
  return {
    units,
    products: items.length,
    subtotal,
    delivery: deliveryFee(neighbourhood),
    total: orderTotal(subtotal, neighbourhood),
  };
}
