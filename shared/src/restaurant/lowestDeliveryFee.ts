import type { Facts } from '../contracts';

export function lowestDeliveryFee({ zones }: Facts['delivery']): number {
  return Math.min(...zones.map(({ fee }) => fee));
}
