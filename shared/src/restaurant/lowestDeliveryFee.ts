import type { Facts } from '../contracts';

/** The lowest fee of all zones: `Domicilio desde $ 2.000`. */
export function lowestDeliveryFee({ zones }: Facts['delivery']): number {
  return Math.min(...zones.map(({ fee }) => fee));
}
