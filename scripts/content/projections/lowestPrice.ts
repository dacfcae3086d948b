import type { ContentCategory } from '../Content';

/** Pesos; null where every price has to be asked for. */
export function lowestPrice({ dishes }: ContentCategory): number | null {
  const prices = dishes.flatMap(({ price }) => price ?? []);
  return prices.length > 0 ? Math.min(...prices) : null;
}
