import type { CartItem, Unavailability } from '../contracts';

export function unavailability({ away, price }: CartItem): Unavailability | undefined {
  return away ?? (price > 0 ? undefined : 'unpriced');
}
