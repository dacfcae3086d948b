import type { CartItem } from '../contracts';
import { clampUnits } from './cartQuantities';
import { lineKey } from './lineKey';

/**
 * Joins what two tabs did to the same cart. The stored cart leads, and what this tab changed since they last agreed
 * is done to it: units that came or went are added up, and a line that either tab took out is out, unless this tab
 * has put more of it in since. Lines keep this tab's texts and prices, or two tabs of different releases would
 * correct each other for ever; what was read of them in one tab is read.
 * @param agreed the cart as both last saw it
 * @param ours the cart of this tab
 * @param theirs the cart as stored by another tab
 */
export function mergeCarts(
  agreed: readonly CartItem[],
  ours: readonly CartItem[],
  theirs: readonly CartItem[],
): CartItem[] {
  const before = unitsByLine(agreed);
  const there = unitsByLine(theirs);
  const stored = new Map(theirs.map((item) => [lineKey(item), item]));
  const mine = ours.map((item) => readElsewhere(item, stored.get(lineKey(item))));
  // Nothing happened elsewhere: also a line that came back to its old place stays there.
  if (JSON.stringify([...before]) === JSON.stringify([...there])) return mine;

  const here = new Map(mine.map((item) => [lineKey(item), item]));
  const merged = [
    ...theirs.map((item) => here.get(lineKey(item)) ?? item),
    ...mine.filter((item) => !there.has(lineKey(item))),
  ];
  return merged.flatMap((item) => {
    const line = lineKey(item);
    const units = joinUnits(before.get(line) ?? 0, here.get(line)?.cartQuantity ?? 0, there.get(line) ?? 0);
    return units > 0 ? [{ ...item, cartQuantity: clampUnits(units) }] : [];
  });
}

/** Without the change that another tab, which knows the same dish, no longer tells. */
function readElsewhere(item: CartItem, stored: CartItem | undefined): CartItem {
  if (!item.was || !stored || stored.was || stored.price !== item.price || stored.name !== item.name)
    return item;
  const read = { ...item };
  delete read.was;
  return read;
}

function joinUnits(before: number, here: number, there: number): number {
  if (before > 0 && here === 0) return 0;
  const units = there + here - before;
  // Who takes one of several wants the others, whatever another tab took.
  return there > 0 ? Math.max(1, units) : units;
}

function unitsByLine(items: readonly CartItem[]): Map<string, number> {
  return new Map(items.map((item) => [lineKey(item), item.cartQuantity]));
}
