import { cart, lineKey } from '@asia/shared/cart';
import type { CartItem } from '@asia/shared/contracts';
import { makeAutoObservable } from '@asia/shared/ui';

/** React's keys of lines whose notes have changed, by `lineKey`. */
const elements = new Map<string, string>();

/** React's key of a line. The key survives a changed note, so that field and buttons stay the same elements. */
export const elementKey = (line: string) => elements.get(line) ?? line;

/** The note of a line while its field is open. */
export class NoteDraft {
  readonly before: string;
  text: string;
  /** `lineKey` of the line; `write` changes it. */
  line: string;

  constructor(private readonly item: Pick<CartItem, 'key' | 'note'>) {
    this.before = this.text = item.note ?? '';
    this.line = lineKey(item);
    makeAutoObservable(this);
  }

  /** Whether a line of the dish already has this note and would take the units of this line. */
  get isTaken(): boolean {
    const line = lineKey({ key: this.item.key, note: this.text.trim() });
    return cart.cartItems.some((item) => lineKey(item) === line);
  }

  type(text: string): void {
    this.text = text;
  }

  /** Writes the note to the cart, if the line still exists. */
  write(): void {
    const { line } = this;
    const item = cart.cartItems.find((each) => lineKey(each) === line);
    if (!item) return;
    this.line = cart.setNote(line, this.text);
    // The line joined another line, which keeps its element.
    if (lineKey(item) !== this.line) return;
    // No other line has the new key: its element is free.
    const [own, free] = [elementKey(line), elementKey(this.line)];
    elements.set(this.line, own).set(line, free);
  }
}
