import type { CartItem } from '../contracts';
import { clampUnits } from './cartQuantities';
import { lineKey } from './lineKey';

/**
 * Three-way merge: applies this tab's changes since the baseline to the stored cart. The changes of units in
 * both tabs are added up. A line removed in either tab is gone, unless this tab has added units since. Lines
 * keep this tab's texts and prices, or two tabs of different releases would overwrite each other forever. A
 * notice of a menu change that is dismissed in one tab is dismissed in both.
 * @param baseline the cart at the last merge or write
 * @param ours the cart of this tab
 * @param theirs the cart that another tab stored
 */
export function mergeCarts(
  baseline: readonly CartItem[],
  ours: readonly CartItem[],
  theirs: readonly CartItem[],
): CartItem[] {
  const before = unitsByLine(baseline);
  const there = unitsByLine(theirs);
  const stored = new Map(theirs.map((item) => [lineKey(item), item]));
  const mine = ours.map((item) => dropDismissedNotice(item, stored.get(lineKey(item))));
  // No other tab changed the cart: keep the order of this tab, where an undo may have restored the place of a
  // line.
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

/**
 * The line without its notice of a change, if the other tab has the same name and price and has dismissed the
 * notice.
 */
function dropDismissedNotice(item: CartItem, stored: CartItem | undefined): CartItem {
  if (!item.was || !stored || stored.was || stored.price !== item.price || stored.name !== item.name)
    return item;
  const read = { ...item };
  delete read.was;
  return read;
}

function joinUnits(before: number, here: number, there: number): number {
  if (before > 0 && here === 0) return 0;
  const units = there + here - before;
  // Both tabs took units off and neither removed the line: one unit stays.
  return there > 0 ? Math.max(1, units) : units;
}

function unitsByLine(items: readonly CartItem[]): Map<string, number> {
  return new Map(items.map((item) => [lineKey(item), item.cartQuantity]));
}
