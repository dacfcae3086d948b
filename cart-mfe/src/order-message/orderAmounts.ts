import { countOrder, roundAmount } from '@asia/shared/cart';
import type { CartItem } from '@asia/shared/contracts';
import { deliveryFee } from '@asia/shared/restaurant';

/** Everything that is counted in an order; money in pesos. */
export interface OrderAmounts {
  /** Dishes, counting every unit. */
  units: number;
  subtotal: number;
  /** 0 for pickup, and while the neighbourhood is not known: that does not mean free. */
  delivery: number;
  total: number;
}

/** The one sum of an order: slip, checkout and message all print this. */
export function orderAmounts(items: readonly CartItem[], neighbourhood: string): OrderAmounts {
  const { units, subtotal } = countOrder(items);
  const delivery = deliveryFee(neighbourhood);
  return { units, subtotal, delivery, total: roundAmount(subtotal + delivery) };
}
