import { makeAutoObservable, observableRef } from 'mobx';
import type { CartItem, OrderableDish } from '../contracts';
import { readDish, readText } from '../menu/readDish';
import { Breath, type LostUnits } from './Breath';
import type { CartChange, CartChangeKind } from './CartChange';
import { clampUnits, countOrder, MAX_UNITS, unavailability } from './cartQuantities';
import { lineKey } from './lineKey';

/**
 * The guest's cart. A dish with its note is one line, identified by its {@link lineKey}; ids repeat across
 * categories.
 * A `key` parameter takes the key of a line or of a dish. The key of a dish means its line without a note: `increase`
 * makes that line, `decrease` and `remove` take the last line of the dish instead.
 */
export class CartStore {
  cartItems: CartItem[] = [];
  /** The guest's last change in this tab; changes of other tabs do not count. */
  lastChange: CartChange | null = null;
  /** Brings the lines up to date with the other tabs; the change then is of what the guest saw before. */
  beforeChange: () => void = () => undefined;
  private breath = new Breath();

  constructor() {
    makeAutoObservable<CartStore, 'breath'>(this, {
      lastChange: observableRef,
      beforeChange: false,
      breath: false,
      quantityOf: false,
    });
  }

  get isEmpty(): boolean {
    return this.cartItems.length === 0;
  }

  /** The lines that can be ordered: totals, summary and message have only these. */
  get orderItems(): CartItem[] {
    return this.cartItems.filter((item) => !unavailability(item));
  }

  get cartTotalQuantity(): number {
    return countOrder(this.orderItems).units;
  }

  /** Pesos, without delivery. */
  get cartTotalAmount(): number {
    return countOrder(this.orderItems).subtotal;
  }

  /** The order and its cost, in pesos. */
  get cartDetails() {
    const items = this.orderItems.map(({ id, name, price, cartQuantity: quantity }) => {
      return { id, name, price, quantity };
    });
    return { totalAmount: this.cartTotalAmount, totalQuantity: this.cartTotalQuantity, items };
  }

  /** Units of a dish, over all its notes. */
  quantityOf(key: string): number {
    return countOrder(this.cartItems.filter((item) => item.key === key)).units;
  }

  add(dish: OrderableDish, quantity = 1, note = ''): void {
    if (!readDish(dish)) return;
    this.beforeChange();
    const units = clampUnits(quantity);
    const { key, id, category, plato, name, nameEn, nameZh, desc, price, image, marks = [] } = dish;
    const line: CartItem = { key, id, category, plato, name, desc, price, image, cartQuantity: units };
    if (nameEn) line.nameEn = nameEn;
    if (nameZh) line.nameZh = nameZh;
    if (marks.length > 0) line.marks = [...marks];
    const asked = readText(note);
    if (asked !== '') line.note = asked;
    const known = this.exactLine(lineKey(line));
    if (known) return this.raise(known, units);
    this.cartItems.push(line);
    this.record('added', line);
  }

  /** {@link add} without a note; older builds call it. */
  addMore(dish: OrderableDish, units = 1): void {
    this.add(dish, units);
  }

  /**
   * Changes the note of a line. If the dish already has a line with this note, the units move to that line.
   * @param key of the line
   * @returns the {@link lineKey} of the line that now has the note
   */
  setNote(key: string, note: string): string {
    this.beforeChange();
    const line = this.exactLine(key);
    if (!line) return key;
    const asked = readText(note);
    const annotated = lineKey({ key: line.key, note: asked });
    const twin = this.exactLine(annotated);
    if (twin && twin !== line) {
      twin.cartQuantity = clampUnits(twin.cartQuantity + line.cartQuantity);
      this.cartItems.splice(this.cartItems.indexOf(line), 1);
    } else if (asked) line.note = asked;
    else delete line.note;
    return annotated;
  }

  increase(key: string): void {
    const shown = this.line(key);
    // A note belongs to the units that it was written for.
    if (shown) this.add(shown, 1, lineKey(shown) === key ? shown.note : '');
  }

  /** Takes one unit off; the last unit removes the line. */
  decrease(key: string): void {
    if (this.line(key)?.cartQuantity === 1) return this.remove(key);
    const line = this.shownLine(key);
    // One unit stays, where another tab has taken the others off.
    if (!line || line.cartQuantity === 1) return;
    line.cartQuantity -= 1;
    const lost = { item: { ...line, cartQuantity: 1 }, index: this.cartItems.indexOf(line) };
    this.record('decreased', line, [lost]);
  }

  /** Sets the units of a line to a typed number; one undo brings back those from before. */
  setQuantity(key: string, units: number): void {
    const line = this.shownLine(key);
    if (!line || line.cartQuantity === units) return;
    const { cartQuantity: before } = line;
    line.cartQuantity = clampUnits(units);
    this.record(units > before ? 'increased' : 'decreased', line, [], () => this.setQuantity(key, before));
  }

  remove(key: string): void {
    const item = this.shownLine(key);
    if (!item) return;
    const index = this.cartItems.indexOf(item);
    this.cartItems.splice(index, 1);
    this.record('removed', item, [{ item, index }]);
  }

  clear(): void {
    const shown = this.cartItems.map(lineKey);
    this.beforeChange();
    const removed = this.cartItems.filter((item) => shown.includes(lineKey(item)));
    if (removed.length === 0) return;
    this.cartItems = this.cartItems.filter((item) => !removed.includes(item));
    // Removed one by one from the first on: each is then at index 0.
    const lost = removed.map((item) => ({ item, index: 0 }));
    this.record('cleared', null, lost);
  }

  /** Adds the lines of an earlier order. */
  repeat(items: readonly CartItem[]): void {
    this.restore(items.map((item) => ({ item, index: 0 })));
  }

  /** Undoes the last change, if it was a removal, with all removals of its breath, or a typed number. */
  undo(): void {
    this.lastChange?.undo?.();
  }

  private exactLine(key: string): CartItem | undefined {
    return this.cartItems.find((item) => lineKey(item) === key);
  }

  private line(key: string): CartItem | undefined {
    return this.exactLine(key) ?? this.cartItems.filter((item) => item.key === key).at(-1);
  }

  /** The line that the guest sees under a key, brought up to date; undefined if another tab has removed it. */
  private shownLine(key: string): CartItem | undefined {
    const shown = this.line(key);
    this.beforeChange();
    return shown && this.exactLine(lineKey(shown));
  }

  private raise(line: CartItem, units: number): void {
    if (line.cartQuantity === MAX_UNITS) return;
    line.cartQuantity = clampUnits(line.cartQuantity + clampUnits(units));
    this.record('increased', line);
  }

  /** The line that was removed last comes back first: its index is then right. */
  private restore(lost: readonly LostUnits[]): void {
    if (lost.length === 0) return;
    this.beforeChange();
    for (const { item, index } of [...lost].reverse()) {
      const line = this.exactLine(lineKey(item));
      if (line) line.cartQuantity = clampUnits(line.cartQuantity + item.cartQuantity);
      else this.cartItems.splice(Math.min(index, this.cartItems.length), 0, { ...item });
    }
    this.record('restored', lost.length === 1 ? lost[0]!.item : null);
  }

  private record(
    kind: CartChangeKind,
    line: CartItem | null,
    lost: readonly LostUnits[] = [],
    undo?: () => void,
  ): void {
    const { lines, giveBack } = this.breath.take(lost);
    const removes = kind === 'removed' || kind === 'cleared';
    const isTwin = ({ key, note }: CartItem) => key === line?.key && note !== undefined;
    this.lastChange = {
      seq: (this.lastChange?.seq ?? 0) + 1,
      kind,
      key: line ? lineKey(line) : '',
      item: line && { ...line },
      plain: line?.note === undefined && this.cartItems.some(isTwin),
      quantity: removes ? 0 : (line?.cartQuantity ?? 0),
      ...(undo && { undo }),
      ...(removes && { undo: () => this.restore(giveBack()), beside: lines - 1 }),
    };
  }
}
