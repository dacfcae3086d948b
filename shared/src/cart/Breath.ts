import type { CartItem } from '../contracts';
import { lineKey } from './lineKey';

/** Units that went from the cart, and where their line was. */
export interface LostUnits {
  item: CartItem;
  index: number;
}

/** Removals that follow each other within this time belong to one breath. */
const BREATH_MS = 1_000;

/** The removals of one breath, such as taps in a row, in their order: one undo brings all of them back. */
export class Breath {
  private lost: LostUnits[] = [];
  private lastAt = 0;

  /**
   * Adds what one change of the cart removed; a change that removes nothing ends the breath.
   * @returns from how many lines the breath removed units, and a function that returns those units, once
   */
  take(lost: readonly LostUnits[]): { lines: number; giveBack: () => LostUnits[] } {
    const now = performance.now();
    if (lost.length === 0 || now - this.lastAt > BREATH_MS) this.lost = [];
    this.lastAt = now;
    for (const { item, index } of lost) {
      const before = this.lost.find((other) => lineKey(other.item) === lineKey(item));
      if (before) this.lost.splice(this.lost.indexOf(before), 1);
      const cartQuantity = item.cartQuantity + (before?.item.cartQuantity ?? 0);
      this.lost.push({ item: { ...item, cartQuantity }, index });
    }
    const taken = this.lost;
    return { lines: taken.length, giveBack: () => taken.splice(0) };
  }
}
