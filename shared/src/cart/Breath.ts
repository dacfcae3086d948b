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

  take(line: CartItem, units: number, index: number): void {
    const now = performance.now();
    if (now - this.lastAt > BREATH_MS) this.end();
    this.lastAt = now;
    const before = this.lost.find(({ item }) => lineKey(item) === lineKey(line));
    if (before) this.lost.splice(this.lost.indexOf(before), 1);
    this.lost.push({ item: { ...line, cartQuantity: units + (before?.item.cartQuantity ?? 0) }, index });
  }

  /** What goes from now on belongs to another breath. */
  end(): void {
    this.lost = [];
  }

  /** @returns how many lines it took from, and a function that gives back what it took, once */
  get taken(): { lines: number; giveBack: () => LostUnits[] } {
    const { lost } = this;
    return { lines: lost.length, giveBack: () => lost.splice(0) };
  }
}
