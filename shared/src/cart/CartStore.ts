import { makeAutoObservable, observableRef } from 'mobx';
import type { CartItem, LivePrice, OrderableDish, Prices } from '../contracts';
import { readText } from '../menu/readDish';
import type { CartChange, CartChangeKind } from './CartChange';
import { changeNotices, leftOutNotice, unavailability, type CartNotice } from './CartNotice';
import { clampUnits, countOrder, MOST_UNITS } from './cartQuantities';
import { LONGEST_NOTE, lineKey } from './lineKey';
import { mergeCarts } from './mergeCarts';

/** Summary of the cart: what is ordered and what it costs, in pesos. */
interface CartDetails {
  totalAmount: number;
  totalQuantity: number;
  items: { id: number; name: string; price: number; quantity: number }[];
}

interface LostLine {
  item: CartItem;
  index: number;
}

/**
 * The guest's cart. A dish with its note is one line, known by its {@link lineKey}; ids repeat across categories.
 * Methods with a `key` take that of a line, or that of a dish: its line without a note, or the last one with a note.
 */
export class CartStore {
  cartItems: CartItem[] = [];
  /** The last change that the guest made here; what other tabs did is not one. */
  lastChange: CartChange | null = null;
  /** False while the browser does not let the cart be stored. */
  saved = true;
  /** True after another tab changed the cart, until it is dismissed or the guest changes it here. */
  otherTabChanged = false;

  /** The cart as last read from or written to storage: what differs from it was changed in this tab. */
  private baseline: readonly CartItem[] = [];

  constructor() {
    makeAutoObservable<CartStore, 'agreed'>(this, {
      lastChange: observableRef,
      agreed: false,
      quantityOf: false,
    });
  }

  get isEmpty(): boolean {
    return this.cartItems.length === 0;
  }

  /** The lines that can be ordered: what totals, summary and message are made of. */
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
    return {
      totalAmount: this.cartTotalAmount,
      totalQuantity: this.cartTotalQuantity,
      items: this.orderItems.map(({ id, name, price, cartQuantity }) => ({
        id,
        name,
        price,
        quantity: cartQuantity,
      })),
    };
  }

  /** One notice for each line that cannot be ordered. */
  get leftOut(): CartNotice[] {
    return this.cartItems.flatMap((item) => leftOutNotice(item) ?? []);
  }

  /** What the live menu changed in the other lines, until the guest has read it. */
  get changes(): CartNotice[] {
    return this.cartItems.flatMap(changeNotices);
  }

  /** Units of a dish, over all its notes. */
  quantityOf(key: string): number {
    return countOrder(this.cartItems.filter((item) => item.key === key)).units;
  }

  add(dish: OrderableDish, quantity = 1, note = ''): void {
    const units = clampUnits(quantity);
    const { key, id, category, plato, name, nameEn, nameZh, desc, price, image, marks = [] } = dish;
    const line: CartItem = { key, id, category, plato, name, desc, price, image, cartQuantity: units };
    if (nameEn) line.nameEn = nameEn;
    if (nameZh) line.nameZh = nameZh;
    if (marks.length > 0) line.marks = [...marks];
    const asked = readText(note, LONGEST_NOTE);
    if (asked !== '') line.note = asked;
    const known = this.exactLine(lineKey(line));
    if (known) {
      this.raise(known, units);
      return;
    }
    this.cartItems.push(line);
    this.record('added', line, units);
  }

  /**
   * Gives a line another note. If the dish has a line with this note already, the units are added to that one.
   * @returns the {@link lineKey} of the line that now has the note
   */
  setNote(key: string, note: string): string {
    const line = this.line(key);
    if (!line) return key;
    const asked = readText(note, LONGEST_NOTE) || undefined;
    const annotated = lineKey({ key: line.key, note: asked });
    const twin = this.exactLine(annotated);
    if (!twin) line.note = asked;
    else if (twin !== line) {
      twin.cartQuantity = clampUnits(twin.cartQuantity + line.cartQuantity);
      this.cartItems.splice(this.cartItems.indexOf(line), 1);
    }
    return annotated;
  }

  increase(key: string): void {
    const line = this.line(key);
    if (line) this.raise(line, 1);
  }

  /** One unit less; without its last unit the line goes too. */
  decrease(key: string): void {
    const line = this.line(key);
    if (!line) return;
    if (line.cartQuantity === 1) {
      this.remove(key);
      return;
    }
    line.cartQuantity -= 1;
    this.record('decreased', line, line.cartQuantity);
  }

  remove(key: string): void {
    const item = this.line(key);
    if (!item) return;
    const index = this.cartItems.indexOf(item);
    this.cartItems.splice(index, 1);
    this.record('removed', item, 0, [{ item: { ...item }, index }]);
  }

  clear(): void {
    if (this.isEmpty) return;
    const lost = this.cartItems.map((item, index) => ({ item: { ...item }, index }));
    this.cartItems = [];
    this.record('cleared', null, 0, lost);
  }

  /** Adds the lines of an earlier order. */
  repeat(items: readonly CartItem[]): void {
    this.restore(items.map((item, index) => ({ item, index })));
  }

  /** Takes back the last change, if it was a removal. */
  undo(): void {
    this.lastChange?.undo?.();
  }

  /** The guest has read what the menu changed. Notices of lines that cannot be ordered stay. */
  dismissChanges(): void {
    for (const item of this.cartItems) delete item.was;
  }

  dismissOtherTab(): void {
    this.otherTabChanged = false;
  }

  markSaved(saved: boolean): void {
    this.saved = saved;
  }

  /** Takes over what another tab has stored, and keeps what this tab has changed since. */
  mergeFrom(stored: readonly CartItem[]): void {
    const merged = mergeCarts(this.baseline, this.cartItems, stored);
    this.baseline = copyOf(stored);
    if (JSON.stringify(merged) !== JSON.stringify(this.cartItems)) this.cartItems = merged;
  }

  /** Call when this cart has been stored. */
  markPersisted(): void {
    this.baseline = copyOf(this.cartItems);
  }

  noteOtherTab(): void {
    this.otherTabChanged = true;
  }

  /** Updates every line from the live menu: prices and texts follow, what cannot be ordered is marked. */
  reprice(prices: Prices): void {
    for (const item of this.cartItems) {
      // A stored key may be any word, also `constructor`, which every object has.
      const live = Object.hasOwn(prices, item.key) ? prices[item.key] : undefined;
      if (!live) item.away = 'gone';
      else if (live.soldOut) item.away = 'soldOut';
      else if (live.price === null) item.away = 'unpriced';
      else follow(item, { ...live, price: live.price });
    }
  }

  private exactLine(key: string): CartItem | undefined {
    return this.cartItems.find((item) => lineKey(item) === key);
  }

  private line(key: string): CartItem | undefined {
    return this.exactLine(key) ?? this.cartItems.filter((item) => item.key === key).at(-1);
  }

  private raise(line: CartItem, units: number): void {
    if (line.cartQuantity === MOST_UNITS) return;
    line.cartQuantity = clampUnits(line.cartQuantity + units);
    this.record('increased', line, line.cartQuantity);
  }

  private restore(lost: readonly LostLine[]): void {
    for (const { item, index } of lost) {
      const line = this.exactLine(lineKey(item));
      if (line) line.cartQuantity = clampUnits(line.cartQuantity + item.cartQuantity);
      else this.cartItems.splice(Math.min(index, this.cartItems.length), 0, { ...item });
    }
    const only = lost.length === 1 ? lost[0]!.item : undefined;
    this.record('restored', only ?? null, only?.cartQuantity ?? 0);
  }

  private record(kind: CartChangeKind, line: CartItem | null, quantity: number, lost?: LostLine[]): void {
    let taken = false;
    const undo = () => {
      if (taken || !lost) return;
      taken = true;
      this.restore(lost);
    };
    this.otherTabChanged = false;
    this.lastChange = {
      seq: (this.lastChange?.seq ?? 0) + 1,
      kind,
      key: line ? lineKey(line) : '',
      item: line && { ...line },
      quantity,
      ...(lost && { undo }),
    };
  }
}

function follow(item: CartItem, live: LivePrice & { price: number }): void {
  const { name, plato, desc, price, image, marks } = live;
  const was = item.was ?? { name: item.name, price: item.price };
  // With another name, the translated names are no longer right either.
  if (item.name !== name) {
    delete item.nameEn;
    delete item.nameZh;
  }
  Object.assign(item, { name, plato, desc, price, image });
  delete item.away;
  if (marks) item.marks = marks.length > 0 ? [...marks] : undefined;
  // A price of 0 was not known, so it has not changed.
  if (was.name !== name || (was.price > 0 && was.price !== price)) item.was = was;
  else delete item.was;
}

function copyOf(items: readonly CartItem[]): CartItem[] {
  return items.map((item) => ({ ...item }));
}
