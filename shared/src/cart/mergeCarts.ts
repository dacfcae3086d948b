import type { CartItem } from '../contracts';
import { clampUnits } from './cartQuantities';

/**
 * Joins what two tabs did to the same cart: each tab's difference to the cart they last agreed on counts.
 * Lines that both know keep this tab's texts and prices, or two tabs of different releases would correct
 * each other for ever.
 * @param agreed the cart as both last saw it
 * @param ours the cart of this tab
 * @param theirs the cart as stored by another tab
 */
export function mergeCarts(
  agreed: readonly CartItem[],
  ours: readonly CartItem[],
  theirs: readonly CartItem[],
): CartItem[] {
  const before = unitsByKey(agreed);
  const here = unitsByKey(ours);
  const there = unitsByKey(theirs);
  const merged = [...ours, ...theirs.filter((item) => !here.has(item.key))];

  return merged.flatMap((item) => {
    const units = (here.get(item.key) ?? 0) + (there.get(item.key) ?? 0) - (before.get(item.key) ?? 0);
    return units > 0 ? [{ ...item, cartQuantity: clampUnits(units) }] : [];
  });
}

function unitsByKey(items: readonly CartItem[]): Map<string, number> {
  return new Map(items.map((item) => [item.key, item.cartQuantity]));
}
