import type { CartItem } from '../contracts';
import { clampUnits } from './cartQuantities';

/**
 * Joins what two tabs did to the same cart. The stored cart leads, and what this tab changed since they last agreed
 * is done to it: units that came or went are added up, and a line that either tab took out is out, unless this tab
 * has put more of it in since. Lines keep this tab's texts and prices, or two tabs of different releases would
 * correct each other for ever.
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
  const there = unitsByKey(theirs);
  // Nothing happened elsewhere: also a line that came back to its old place stays there.
  if (JSON.stringify([...before]) === JSON.stringify([...there])) return [...ours];

  const here = new Map(ours.map((item) => [item.key, item]));
  const merged = [
    ...theirs.map((item) => here.get(item.key) ?? item),
    ...ours.filter((item) => !there.has(item.key)),
  ];
  return merged.flatMap((item) => {
    const units = joinUnits(
      before.get(item.key) ?? 0,
      here.get(item.key)?.cartQuantity ?? 0,
      there.get(item.key) ?? 0,
    );
    return units > 0 ? [{ ...item, cartQuantity: clampUnits(units) }] : [];
  });
}

function joinUnits(before: number, here: number, there: number): number {
  if (before > 0 && here === 0) return 0;
  const units = there + here - before;
  // Who takes one of several wants the others, whatever another tab took.
  return here > 0 && there > 0 ? Math.max(1, units) : units;
}

function unitsByKey(items: readonly CartItem[]): Map<string, number> {
  return new Map(items.map((item) => [item.key, item.cartQuantity]));
}
