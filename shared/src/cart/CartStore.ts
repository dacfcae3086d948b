import { makeAutoObservable, observableRef } from 'mobx';
import type { CartItem, LivePrice, OrderableDish, Prices } from '../contracts';
import { describeChange, type CartChange, type CartChangeKind } from './CartChange';
import { addNotice, type CartNotice, type Unavailability } from './CartNotice';
import { clampUnits, MOST_UNITS, roundAmount } from './cartQuantities';
import { mergeCarts } from './mergeCarts';

/** The cart in one look: what is ordered and what it costs, in pesos. */
export interface CartDetails {
  totalAmount: number;
  totalQuantity: number;
  items: { id: number; name: string; price: number; quantity: number }[];
}

interface LostLine {
  item: CartItem;
  index: number;
}

/** The guest's cart. A dish is one line, known by its key; its id repeats across categories. */
export class CartStore {
  cartItems: CartItem[] = [];
  /** The last change that the guest made here; what other tabs did is not one. */
  lastChange: CartChange | null = null;
  /** False while the browser does not let the cart be stored. */
  saved = true;
  /** True after another tab changed the cart, until it is dismissed or the guest changes it here. */
  otherTabChanged = false;

  private changes: CartNotice[] = [];
  private missing: ReadonlyMap<string, Unavailability> = new Map();
  /** The cart as last read from or written to storage; the difference to it is this tab's own. */
  private agreed: readonly CartItem[] = [];

  constructor() {
    makeAutoObservable<CartStore, 'missing' | 'agreed'>(this, {
      lastChange: observableRef,
      missing: observableRef,
      agreed: false,
      isAvailable: false,
      unavailability: false,
      quantityOf: false,
    });
  }

  get isEmpty(): boolean {
    return this.cartItems.length === 0;
  }

  /** The lines that can be ordered: what totals, summary and message are made of. */
  get orderItems(): CartItem[] {
    return this.cartItems.filter((item) => this.isAvailable(item));
  }

  get cartTotalQuantity(): number {
    return this.orderItems.reduce((sum, item) => sum + item.cartQuantity, 0);
  }

  /** Pesos, without delivery. */
  get cartTotalAmount(): number {
    return roundAmount(this.orderItems.reduce((sum, item) => sum + item.price * item.cartQuantity, 0));
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

  /** What the menu changed in lines that are still in the cart. */
  get notices(): CartNotice[] {
    return this.changes.filter(({ key }) => this.cartItems.some((item) => item.key === key));
  }

  quantityOf(key: string): number {
    return this.cartItems.find((item) => item.key === key)?.cartQuantity ?? 0;
  }

  isAvailable(item: CartItem): boolean {
    return this.unavailability(item) === null;
  }

  unavailability(item: CartItem): Unavailability | null {
    return this.missing.get(item.key) ?? (item.price > 0 ? null : 'unpriced');
  }

  add(dish: OrderableDish, quantity = 1): void {
    const units = clampUnits(quantity);
    const known = this.line(dish.key);
    if (known) {
      this.raise(known, units);
      return;
    }
    const { key, id, category, plato, name, desc, price, image, marks = [] } = dish;
    const line = { key, id, category, plato, name, desc, price, image, cartQuantity: units };
    this.cartItems.push(marks.length > 0 ? { ...line, marks: [...marks] } : line);
    this.record('added', dish, units);
  }

  increase(key: string): void {
    const line = this.line(key);
    if (line) this.raise(line, 1);
  }

  /** One unit less; the last unit takes the line with it. */
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
    const index = this.cartItems.findIndex((item) => item.key === key);
    const item = this.cartItems[index];
    if (!item) return;
    this.cartItems.splice(index, 1);
    this.record('removed', item, 0, [{ item: { ...item }, index }]);
  }

  clear(): void {
    if (this.isEmpty) return;
    const lost = this.cartItems.map((item, index) => ({ item: { ...item }, index }));
    this.cartItems = [];
    this.record('cleared', null, 0, lost);
  }

  /** Takes back the last change, if it was a removal. */
  undo(): void {
    this.lastChange?.undo?.();
  }

  dismissNotices(): void {
    this.changes = [];
  }

  dismissOtherTab(): void {
    this.otherTabChanged = false;
  }

  markSaved(saved: boolean): void {
    this.saved = saved;
  }

  /** Joins in what is stored; true if that changed the lines of this tab. */
  meet(stored: readonly CartItem[]): boolean {
    const before = JSON.stringify(this.cartItems);
    const merged = mergeCarts(this.agreed, this.cartItems, stored);
    this.agreed = copyOf(stored);
    if (JSON.stringify(merged) === before) return false;
    this.cartItems = merged;
    return true;
  }

  /** The stored cart and this one are now the same. */
  agree(): void {
    this.agreed = copyOf(this.cartItems);
  }

  noteOtherTab(): void {
    this.otherTabChanged = true;
  }

  /** Brings every line up to the live menu: prices and texts follow, what cannot be ordered is marked. */
  reprice(prices: Prices): void {
    const missing = new Map<string, Unavailability>();
    for (const item of this.cartItems) {
      // A stored key may be any word, also the name of something every object has.
      const live = Object.hasOwn(prices, item.key) ? prices[item.key] : undefined;
      if (!live) missing.set(item.key, 'gone');
      else if (live.soldOut) missing.set(item.key, 'soldOut');
      else if (live.price === null) missing.set(item.key, 'unpriced');
      else this.follow(item, { ...live, price: live.price });
    }
    this.missing = missing;
  }

  private follow(item: CartItem, live: LivePrice & { price: number }): void {
    const { key } = item;
    if (item.price > 0 && live.price !== item.price) {
      this.changes = addNotice(this.changes, {
        kind: 'price',
        key,
        name: live.name,
        from: item.price,
        to: live.price,
      });
    }
    if (live.name !== item.name) {
      this.changes = addNotice(this.changes, { kind: 'name', key, from: item.name, to: live.name });
    }
    const { name, plato, desc, price, image, marks } = live;
    Object.assign(item, { name, plato, desc, price, image });
    if (marks) item.marks = marks.length > 0 ? [...marks] : undefined;
  }

  private line(key: string): CartItem | undefined {
    return this.cartItems.find((item) => item.key === key);
  }

  private raise(line: CartItem, units: number): void {
    if (line.cartQuantity === MOST_UNITS) return;
    line.cartQuantity = clampUnits(line.cartQuantity + units);
    this.record('increased', line, line.cartQuantity);
  }

  private restore(lost: readonly LostLine[]): void {
    for (const { item, index } of lost) {
      const line = this.line(item.key);
      if (line) line.cartQuantity = clampUnits(line.cartQuantity + item.cartQuantity);
      else this.cartItems.splice(Math.min(index, this.cartItems.length), 0, { ...item });
    }
    const only = lost.length === 1 ? lost[0]?.item : undefined;
    this.record('restored', only ?? null, only?.cartQuantity ?? 0);
  }

  private record(
    kind: CartChangeKind,
    dish: Pick<CartItem, 'key' | 'name' | 'image'> | null,
    quantity: number,
    lost?: LostLine[],
  ): void {
    const name = dish?.name ?? '';
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
      ...describeChange(kind, name, quantity),
      key: dish?.key ?? '',
      name,
      quantity,
      image: dish?.image ?? '',
      ...(lost && { undo }),
    };
  }
}

function copyOf(items: readonly CartItem[]): CartItem[] {
  return items.map((item) => ({ ...item }));
}
