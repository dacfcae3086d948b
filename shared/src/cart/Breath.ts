import type { CartItem } from '../contracts';
import { lineKey } from './lineKey';

/** Units that went from the cart, and where their line was. */
export interface LostUnits {
  item: CartItem;
  index: number;
}

/** What goes within this time after something else went, went in the same breath. */
const BREATH_MS = 1_000;

/** What a guest took from the cart in one breath, such as taps in a row, in its order: one undo brings all of it back. */
export class Breath {
  private lost: LostUnits[] = [];
  private lastAt = 0;

  /**
   * Adds what a change of the cart took; one that took nothing ends the breath.
   * @returns how many lines the breath took from, and a function that gives back what it took, once
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
