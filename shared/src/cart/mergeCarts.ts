import type { CartItem } from '../contracts';
import { clampUnits } from './cartQuantities';
import { lineKey } from './lineKey';

/**
 * Joins what two tabs did to the same cart: what this tab has changed since both were last the same is done to the stored
 * cart. Units that came or went are added up. A line that either tab has removed is out, unless this tab has added units
 * since. Lines keep this tab's texts and prices, or two tabs of different releases would overwrite each other for ever.
 * A change of the menu that was read in one tab counts as read in both.
 * @param baseline the cart when both tabs last had the same
 * @param ours the cart of this tab
 * @param theirs the cart as stored by another tab
 */
export function mergeCarts(
  baseline: readonly CartItem[],
  ours: readonly CartItem[],
  theirs: readonly CartItem[],
): CartItem[] {
  const before = unitsByLine(baseline);
  const there = unitsByLine(theirs);
  const stored = new Map(theirs.map((item) => [lineKey(item), item]));
  const mine = ours.map((item) => readElsewhere(item, stored.get(lineKey(item))));
  // Nothing happened elsewhere: keep the order of this tab, in which an undo may have put a line back to its place.
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

/** The line without its notice of a change, if the other tab has the same name and price and shows it no longer. */
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
  // Both tabs took some units, and neither removed the line: one is left.
  return there > 0 ? Math.max(1, units) : units;
}

function unitsByLine(items: readonly CartItem[]): Map<string, number> {
  return new Map(items.map((item) => [lineKey(item), item.cartQuantity]));
}
