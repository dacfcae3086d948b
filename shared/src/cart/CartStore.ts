import { makeAutoObservable, observableRef } from 'mobx';
import type { CartItem, CategoryPrices, OrderableDish } from '../contracts';
import { readDish, readText } from '../menu/readDish';
import { Breath, type LostUnits } from './Breath';
import type { CartChange, CartChangeKind } from './CartChange';
import { followMenu } from './followMenu';
import { changeNotices, leftOutNotice, type CartNotice } from './CartNotice';
import { clampUnits, countOrder, MAX_UNITS, unavailability } from './cartQuantities';
import { lineKey } from './lineKey';
import { mergeCarts } from './mergeCarts';
import { newerNotices } from './newerNotices';

/** Summary of the cart: what is ordered and what it costs, in pesos. */
interface CartDetails {
  totalAmount: number;
  totalQuantity: number;
  items: { id: number; name: string; price: number; quantity: number }[];
}

/**
 * The guest's cart. A dish with its note is one line, identified by its {@link lineKey}; ids repeat across
 * categories.
 * A `key` parameter takes the key of a line or of a dish. The key of a dish means its line without a note, or
 * else its last line.
 */
export class CartStore {
  cartItems: CartItem[] = [];
  /** The guest's last change in this tab; changes of other tabs do not count. */
  lastChange: CartChange | null = null;
  /** False while the browser refuses to store the cart. */
  saved = true;
  /** True after another tab changed the cart, until it is dismissed or the guest changes it here. */
  otherTabChanged = false;

  /** Prices of the site that this tab was not opened with, until the guest has decided about them. */
  private livePrices: CategoryPrices = {};
  /** Those about which the guest has decided. */
  private decidedPrices: CategoryPrices = {};
  /** What the lines follow: the prices of the page, or those that the guest has taken since. */
  private prices: CategoryPrices = {};

  private breath = new Breath();
  /**
   * Baseline of the three-way merge: the cart as last read from or written to storage. A difference from it
   * is a change of this tab.
   */
  private baseline: readonly CartItem[] = [];

  constructor() {
    makeAutoObservable<CartStore, 'baseline' | 'breath' | 'decidedPrices' | 'livePrices' | 'prices'>(this, {
      lastChange: observableRef,
      livePrices: observableRef,
      decidedPrices: observableRef,
      prices: false,
      baseline: false,
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

  get cartDetails(): CartDetails {
    const items = this.orderItems.map(({ id, name, price, cartQuantity: quantity }) => {
      return { id, name, price, quantity };
    });
    return { totalAmount: this.cartTotalAmount, totalQuantity: this.cartTotalQuantity, items };
  }

  /** One notice for each line that cannot be ordered. */
  get leftOut(): CartNotice[] {
    return this.cartItems.flatMap((item) => leftOutNotice(item) ?? []);
  }

  /** Notices of what the live menu changed in the other lines, until the guest dismisses them. */
  get changes(): CartNotice[] {
    return this.cartItems.flatMap(changeNotices);
  }

  /** Notices of what the live prices would change in the lines, until the guest takes them or keeps the cart as it is. */
  get liveChanges(): CartNotice[] {
    return newerNotices(this.cartItems, this.livePrices, false);
  }

  /** Notices of the lines that the guest has kept as they are, whatever the live prices say. */
  get kept(): CartNotice[] {
    const decided = this.cartItems.filter(({ category }) => !Object.hasOwn(this.livePrices, category));
    return newerNotices(decided, this.decidedPrices, true);
  }

  /** Units of a dish, over all its notes. */
  quantityOf(key: string): number {
    return countOrder(this.cartItems.filter((item) => item.key === key)).units;
  }

  add(dish: OrderableDish, quantity = 1, note = ''): void {
    if (!readDish(dish)) return;
    const units = clampUnits(quantity);
    const { key, id, category, plato, name, nameEn, nameZh, desc, price, image, marks = [] } = dish;
    const line: CartItem = { key, id, category, plato, name, desc, price, image, cartQuantity: units };
    if (nameEn) line.nameEn = nameEn;
    if (nameZh) line.nameZh = nameZh;
    if (marks.length > 0) line.marks = [...marks];
    const asked = readText(note);
    if (asked !== '') line.note = asked;
    const known = this.exactLine(lineKey(line));
    if (known) {
      this.raise(known, units);
      return;
    }
    this.cartItems.push(line);
    this.record('added', line, units);
  }

  /** Adds units to the line that the dish's key means, or a new line if there is none. */
  addMore(dish: OrderableDish, units = 1): void {
    const line = this.line(dish.key);
    if (line) this.raise(line, units);
    else this.add(dish, units);
  }

  /**
   * Changes the note of a line. If the dish already has a line with this note, the units move to that line.
   * @returns the {@link lineKey} of the line that now has the note
   */
  setNote(key: string, note: string): string {
    const line = this.line(key);
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
    const line = this.line(key);
    if (line) this.raise(line, 1);
  }

  /** Takes one unit off; the last unit removes the line. */
  decrease(key: string): void {
    const line = this.line(key);
    if (!line) return;
    if (line.cartQuantity === 1) return this.remove(key);
    this.lose(line, 1);
    line.cartQuantity -= 1;
    this.record('decreased', line, line.cartQuantity);
  }

  remove(key: string): void {
    const item = this.line(key);
    if (!item) return;
    this.lose(item, item.cartQuantity);
    this.cartItems.splice(this.cartItems.indexOf(item), 1);
    this.record('removed', item, 0);
  }

  clear(): void {
    if (this.isEmpty) return;
    // From the first line on, each goes from the top.
    for (const item of this.cartItems) this.lose(item, item.cartQuantity, 0);
    this.cartItems = [];
    this.record('cleared', null, 0);
  }

  /** Adds the lines of an earlier order. */
  repeat(items: readonly CartItem[]): void {
    this.restore(items.map((item) => ({ item, index: 0 })));
  }

  /** Undoes the last change, if it was a removal, with what went in the same breath. */
  undo(): void {
    this.lastChange?.undo?.();
  }

  /** Removes the notices of changed names and prices. Notices of lines that cannot be ordered stay. */
  dismissChanges(): void {
    for (const item of this.cartItems) delete item.was;
  }

  /** Call with prices that went live after this tab was opened; {@link liveChanges} lists what they would change. */
  offerPrices(live: CategoryPrices): void {
    this.livePrices = { ...this.livePrices, ...live };
  }

  /** Brings the cart to the live prices; {@link changes} then lists what they changed. */
  takePrices(): void {
    this.reprice(this.livePrices);
    this.keepPrices();
  }

  /** Leaves the lines as they are; {@link kept} then lists those that differ from the live prices. */
  keepPrices(): void {
    this.decidedPrices = { ...this.decidedPrices, ...this.livePrices };
    this.livePrices = {};
  }

  dismissOtherTab(): void {
    this.otherTabChanged = false;
  }

  markSaved(saved: boolean): void {
    this.saved = saved;
  }

  /** Three-way merge: applies the changes of this tab since the baseline to the stored cart. */
  mergeFrom(stored: readonly CartItem[]): void {
    const merged = mergeCarts(this.baseline, this.cartItems, stored);
    this.baseline = copyOf(stored);
    if (JSON.stringify(merged) !== JSON.stringify(this.cartItems)) this.cartItems = merged;
  }

  /** Call after the cart was stored: it is the new baseline. */
  markPersisted(): void {
    this.baseline = copyOf(this.cartItems);
  }

  noteOtherTab(): void {
    this.otherTabChanged = true;
  }

  /** Updates texts and prices of all lines whose category is known, also from `prices`, and marks those that cannot be ordered. */
  reprice(prices: CategoryPrices = {}): void {
    this.prices = { ...this.prices, ...prices };
    for (const item of this.cartItems) followMenu(item, this.prices);
  }

  private exactLine(key: string): CartItem | undefined {
    return this.cartItems.find((item) => lineKey(item) === key);
  }

  private line(key: string): CartItem | undefined {
    return this.exactLine(key) ?? this.cartItems.filter((item) => item.key === key).at(-1);
  }

  private raise(line: CartItem, units: number): void {
    if (line.cartQuantity === MAX_UNITS) return;
    line.cartQuantity = clampUnits(line.cartQuantity + clampUnits(units));
    this.record('increased', line, line.cartQuantity);
  }

  private lose(line: CartItem, units: number, index = this.cartItems.indexOf(line)): void {
    // Nothing that went before can be undone any more.
    if (!this.lastChange) this.breath.end();
    this.breath.take(line, units, index);
  }

  /** The line that went last comes back first, so that each finds its place. */
  private restore(lost: readonly LostUnits[]): void {
    if (lost.length === 0) return;
    for (const { item, index } of [...lost].reverse()) {
      const line = this.exactLine(lineKey(item));
      if (line) line.cartQuantity = clampUnits(line.cartQuantity + item.cartQuantity);
      else this.cartItems.splice(Math.min(index, this.cartItems.length), 0, { ...item });
    }
    const only = lost.length === 1 ? lost[0]!.item : undefined;
    this.record('restored', only ?? null, only?.cartQuantity ?? 0);
  }

  private record(kind: CartChangeKind, line: CartItem | null, quantity: number): void {
    const removes = kind === 'removed' || kind === 'cleared';
    if (!removes && kind !== 'decreased') this.breath.end();
    const { lines, giveBack } = this.breath.taken;
    this.otherTabChanged = false;
    this.lastChange = {
      seq: (this.lastChange?.seq ?? 0) + 1,
      kind,
      key: line ? lineKey(line) : '',
      item: line && { ...line },
      quantity,
      ...(removes && { undo: () => this.restore(giveBack()), beside: lines - 1 }),
    };
  }
}

function copyOf(items: readonly CartItem[]): CartItem[] {
  return items.map((item) => ({ ...item }));
}
