import { countOrder, roundAmount } from '@asia/shared/cart';
import type { CartItem } from '@asia/shared/contracts';
import { deliveryFee, findZone } from './neighbourhood';

/** The numbers of an order; money in pesos. */
export interface OrderAmounts {
  /** All units of all lines. */
  units: number;
  subtotal: number;
  /** 0 for pickup, and also while the fee is not known (`feeIsKnown`). */
  delivery: number;
  total: number;
}

/** What an order lacks to the minimum of its zone, in pesos; 0 where it reaches it, or where there is none. */
export function missingToMinimum(items: readonly CartItem[], neighbourhood: string): number {
  const minimum = findZone(neighbourhood)?.minimum ?? 0;
  return items.length === 0 ? 0 : Math.max(0, minimum - countOrder(items).subtotal);
}

/** The sums of an order, for slip, order bar and message alike. */
export function orderAmounts(items: readonly CartItem[], neighbourhood: string): OrderAmounts {
  const { units, subtotal } = countOrder(items);
  const delivery = deliveryFee(neighbourhood);
  return { units, subtotal, delivery, total: roundAmount(subtotal + delivery) };
}
