import { makeAutoObservable, observableRef } from 'mobx';
import { CART_KEY, type CartItem } from '../contracts';
import { browserStorage } from '../storage';
import type { CartChange } from './CartChange';
import type { CartStore } from './CartStore';
import { lineKey } from './lineKey';
import { parseStoredCart } from './parseStoredCart';

/** The stored cart, which all tabs of a browser share: each reads it, changes it and writes it. */
export class StoredCart {
  /** False while the browser refuses to store the cart. */
  saved = true;
  /** The guest's last change here when another tab changed the cart. */
  private changeBefore: CartChange | null | undefined;
  /** The stored text that this tab has read or written last. */
  private seen: string | null = null;
  /** The lines of this tab, as text, when they last were the stored ones. */
  private stored = '[]';

  constructor(
    readonly cart: CartStore,
    readonly storage = browserStorage,
  ) {
    makeAutoObservable<StoredCart, 'changeBefore' | 'seen'>(this, {
      changeBefore: observableRef,
      seen: false,
      cart: false,
      storage: false,
    });
  }

  /** True after another tab changed the cart, until the guest changes it here. */
  get otherTabChanged(): boolean {
    return this.changeBefore === this.cart.lastChange;
  }

  private get text(): string {
    return JSON.stringify(this.cart.cartItems);
  }

  get unsaved(): string | undefined {
    return this.text === this.stored ? undefined : this.text;
  }

  /** Fills the cart from storage, now and before each change of the guest. */
  open(): void {
    this.cart.beforeChange = () => this.take();
    this.saved = this.take();
  }

  save(): void {
    const readable = this.take();
    const { unsaved } = this;
    this.saved = readable && (unsaved === undefined || this.storage.write(CART_KEY, unsaved));
    if (this.saved && unsaved !== undefined) this.seen = this.stored = unsaved;
  }

  /** Takes what another tab has stored, and reports it if this changes anything. */
  followOtherTab(): void {
    const before = this.text;
    this.take();
    if (this.text !== before) this.changeBefore = this.cart.lastChange;
  }

  /**
   * Takes what other tabs have stored. An emptied cart is an empty list: without a list, stores the lines of this tab.
   * @returns false where storage cannot be read
   */
  take(): boolean {
    const { cart, storage } = this;
    const raw = storage.read(CART_KEY);
    if (raw === undefined) return false;
    if (raw !== null && raw === this.seen) return true;
    const items = parseStoredCart(raw);
    if (items) {
      this.seen = raw;
      cart.setLines(takeLines(cart.cartItems, items, this.saved));
      if (this.saved) this.stored = this.text;
    } else if (!cart.isEmpty && storage.write(CART_KEY, this.text)) this.seen = this.stored = this.text;
    return true;
  }
}

/**
 * A line that this tab has too keeps the texts and prices of this tab: else two tabs of different releases would
 * overwrite each other for ever. A notice of a menu change that is dismissed in one tab is dismissed in both.
 * @param saved whether the browser has stored the lines of this tab; otherwise they stay as they are
 */
function takeLines(ours: readonly CartItem[], stored: readonly CartItem[], saved: boolean): CartItem[] {
  const here = new Map(ours.map((item) => [lineKey(item), item]));
  if (!saved) return [...ours, ...stored.filter((item) => !here.has(lineKey(item)))];
  return stored.map((item) => {
    const { was, ...line } = { ...(here.get(lineKey(item)) ?? item), cartQuantity: item.cartQuantity };
    const dismissed = !item.was && item.price === line.price && item.name === line.name;
    return { ...line, ...(was && !dismissed && { was }) };
  });
}
