import type { CartItem, Unavailability } from '../contracts';

/** Why a line cannot be ordered; undefined for one that can. */
export function unavailability({ away, price }: CartItem): Unavailability | undefined {
  return away ?? (price > 0 ? undefined : 'unpriced');
}
