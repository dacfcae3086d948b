import { makeAutoObservable, observableRef } from 'mobx';
import type { CartItem, OrderableDish } from '../contracts';
import { readText } from '../menu/readDish';
import type { CartChange, CartChangeKind } from './CartChange';
import { lineKey } from './lineKey';
import { readLine, readLines } from './parseStoredCart';
import { unavailability } from './unavailability';
import { clampUnits, countOrder, MAX_UNITS } from './units';

interface LostLine {
  item: CartItem;
  index: number;
}

/** The product service may show pictures of its own origin. A cart read back from storage loses their addresses. */
const anyPicture = (address: unknown) => (typeof address === 'string' ? address : '');

/**
 * The guest's cart: one line for each dish and note, by {@link lineKey}. A `key` is that of a line or of a dish. The
 * key of a dish means its line without a note: `increase` makes that line, `decrease` and `remove` take its last line
 * instead.
 */
export class CartStore {
  private lines: readonly CartItem[] = [];
  /** The guest's last change in this tab; changes of other tabs do not count. */
  lastChange: CartChange | null = null;
  /** Called before a change: takes what other tabs have stored. The change is of the line that the guest saw. */
  beforeChange: () => void = () => undefined;

  constructor() {
    makeAutoObservable<CartStore, 'lines'>(this, {
      lines: observableRef,
      lastChange: observableRef,
      beforeChange: false,
      quantityOf: false,
    });
  }

  get cartItems(): readonly CartItem[] {
    return this.lines;
  }

  get isEmpty(): boolean {
    return this.lines.length === 0;
  }

  /** The lines that can be ordered: totals, summary and message have only these. */
  get orderItems(): readonly CartItem[] {
    return this.lines.filter((item) => !unavailability(item));
  }

  get cartTotalQuantity(): number {
    return countOrder(this.orderItems).units;
  }

  /** Pesos, without delivery. */
  get cartTotalAmount(): number {
    return countOrder(this.orderItems).subtotal;
  }

  get cartDetails() {
    const items = this.orderItems.map(({ id, name, price, cartQuantity: quantity }) => {
      return { id, name, price, quantity };
    });
    return { totalAmount: this.cartTotalAmount, totalQuantity: this.cartTotalQuantity, items };
  }

  /** Units of a dish, over all its notes. */
  quantityOf(key: string): number {
    return countOrder(this.lines.filter((item) => item.key === key)).units;
  }

  /** Puts other lines in place of these: no change of the guest. */
  setLines(lines: readonly CartItem[]): void {
    this.lines = lines;
  }

  add(dish: OrderableDish, quantity = 1, note = ''): void {
    const line = readLine({ ...dish, cartQuantity: quantity, note, away: '', was: null }, anyPicture);
    if (!line) return;
    this.beforeChange();
    const known = this.exactLine(lineKey(line));
    if (known) return this.raise(known, line.cartQuantity);
    this.lines = [...this.lines, line];
    this.record('added', line);
  }

  /** Changes a line's note, or moves its units to the dish's line with that note. @returns the new {@link lineKey} */
  setNote(key: string, note: string): string {
    this.beforeChange();
    const line = this.exactLine(key);
    if (!line) return key;
    const { note: _, ...plain } = line;
    const asked = readText(note);
    const annotated = { ...plain, ...(asked && { note: asked }) };
    const twin = this.exactLine(lineKey(annotated));
    if (!twin) this.replace(line, annotated);
    else if (twin !== line) {
      this.replace(twin, withUnits(twin, twin.cartQuantity + line.cartQuantity));
      this.replace(line);
    }
    return lineKey(annotated);
  }

  increase(key: string): void {
    const shown = this.line(key);
    // A note belongs to the units that it was written for.
    if (shown) this.add(shown, 1, lineKey(shown) === key ? shown.note : '');
  }

  decrease(key: string): void {
    if (this.line(key)?.cartQuantity === 1) return this.remove(key);
    const line = this.shownLine(key);
    // One unit stays, where another tab has taken the others off.
    if (!line || line.cartQuantity === 1) return;
    this.record('decreased', this.replace(line, withUnits(line, line.cartQuantity - 1)));
  }

  /** Sets a typed number; undo restores the one before. @param key of a line: no other of its dish takes the number */
  setQuantity(key: string, units: number): void {
    const line = this.exactLine(key) && this.shownLine(key);
    if (!line || line.cartQuantity === units) return;
    const { cartQuantity: before } = line;
    const changed = this.replace(line, withUnits(line, units));
    this.record(units > before ? 'increased' : 'decreased', changed, () => this.setQuantity(key, before));
  }

  remove(key: string): void {
    const item = this.shownLine(key);
    if (!item) return;
    const index = this.lines.indexOf(item);
    this.replace(item);
    this.record('removed', item, () => this.restore([{ item, index }]));
  }

  /** @param undone also called when the guest takes it back */
  clear(undone: () => void = () => undefined): void {
    const shown = this.lines.map(lineKey);
    this.beforeChange();
    const lost = this.lines
      .map((item, index) => ({ item, index }))
      .filter(({ item }) => shown.includes(lineKey(item)));
    if (lost.length === 0) return;
    this.lines = this.lines.filter((item) => !lost.some((line) => line.item === item));
    this.record('cleared', null, () => {
      this.restore(lost);
      undone();
    });
  }

  /** Adds the lines of an earlier order. */
  repeat(items: readonly CartItem[]): void {
    this.restore((readLines(items, anyPicture) ?? []).map((item, index) => ({ item, index })));
  }

  undo(): void {
    this.lastChange?.undo?.();
  }

  private exactLine(key: string): CartItem | undefined {
    return this.lines.find((item) => lineKey(item) === key);
  }

  private line(key: string): CartItem | undefined {
    return this.exactLine(key) ?? this.lines.filter((item) => item.key === key).at(-1);
  }

  /** The line that the guest sees under a key, brought up to date; undefined if another tab has removed it. */
  private shownLine(key: string): CartItem | undefined {
    const shown = this.line(key);
    this.beforeChange();
    return shown && this.exactLine(lineKey(shown));
  }

  private replace(line: CartItem, by?: CartItem): CartItem {
    this.lines = this.lines.flatMap((item) => (item === line ? (by ?? []) : item));
    return by ?? line;
  }

  private raise(line: CartItem, units: number): void {
    if (line.cartQuantity === MAX_UNITS) return;
    this.record('increased', this.replace(line, withUnits(line, line.cartQuantity + units)));
  }

  /** @param lost in the order of their places */
  private restore(lost: readonly LostLine[]): void {
    if (lost.length === 0) return;
    this.beforeChange();
    for (const { item, index } of lost) {
      const line = this.exactLine(lineKey(item));
      if (line) this.replace(line, withUnits(line, line.cartQuantity + item.cartQuantity));
      else this.lines = [...this.lines.slice(0, index), item, ...this.lines.slice(index)];
    }
    this.record('restored', lost.length === 1 ? lost[0]!.item : null);
  }

  private record(kind: CartChangeKind, line: CartItem | null, undo?: () => void): void {
    const removes = kind === 'removed' || kind === 'cleared';
    const key = line ? lineKey(line) : '';
    const change: CartChange = {
      seq: (this.lastChange?.seq ?? 0) + 1,
      kind,
      key,
      item: line,
      quantity: removes ? 0 : (this.exactLine(key)?.cartQuantity ?? 0),
    };
    this.lastChange = undo ? { ...change, undo: once(undo) } : change;
  }
}

const withUnits = (line: CartItem, units: number): CartItem => ({ ...line, cartQuantity: clampUnits(units) });

function once(work: () => void): () => void {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    work();
  };
}
