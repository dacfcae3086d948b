import { makeAutoObservable, observableRef } from 'mobx';
import { CART_KEY, type CartItem } from '../contracts';
import { browserStorage } from '../storage';
import type { CartChange } from './CartChange';
import type { CartStore } from './CartStore';
import { mergeCarts } from './mergeCarts';
import { readStoredCart } from './parseStoredCart';

/** Key in the local storage: a copy of an unreadable cart, so that nothing is lost. */
const BROKEN_CART_KEY = 'cartItems.broken';

/** The stored cart, which all tabs of a browser share, and the changes of this tab. */
export class StoredCart {
  /** False while the browser refuses to store the cart. */
  saved = true;
  /** The guest's last change here when another tab changed the cart. */
  private changeBefore: CartChange | null | undefined;
  /** The cart as last read from or written to storage: a difference from it is a change of this tab. */
  private baseline: readonly CartItem[] = [];

  constructor(
    readonly cart: CartStore,
    readonly storage = browserStorage,
  ) {
    makeAutoObservable<StoredCart, 'baseline' | 'changeBefore'>(this, {
      changeBefore: observableRef,
      baseline: false,
      cart: false,
      storage: false,
    });
  }

  /** True after another tab changed the cart, until the guest changes it here. */
  get otherTabChanged(): boolean {
    return this.changeBefore === this.cart.lastChange;
  }

  /** Fills the cart from storage. */
  open(): void {
    this.saved = this.merge();
  }

  /** Stores the cart, with what another tab has stored in the meantime. */
  save(): void {
    const { cart, storage } = this;
    this.saved = this.merge() && storage.write(CART_KEY, JSON.stringify(cart.cartItems));
    if (this.saved) this.baseline = cart.cartItems.map((item) => ({ ...item }));
  }

  /** Merges what another tab has stored into the cart, and reports it if this changes anything. */
  followOtherTab(): void {
    const before = JSON.stringify(this.cart.cartItems);
    this.merge();
    if (JSON.stringify(this.cart.cartItems) !== before) this.changeBefore = this.cart.lastChange;
  }

  /** Applies the changes of this tab since the baseline to the stored cart. @returns false where storage cannot be read */
  merge(): boolean {
    const { cart, storage } = this;
    const raw = storage.read(CART_KEY);
    if (raw === undefined) return false;
    // A missing key removes no lines: an emptied cart is stored as an empty array.
    if (raw === null) return true;
    const { items, intact } = readStoredCart(raw);
    if (intact || items.length > 0) {
      const merged = mergeCarts(this.baseline, cart.cartItems, items);
      this.baseline = items;
      if (JSON.stringify(merged) !== JSON.stringify(cart.cartItems)) cart.cartItems = merged;
    }
    return intact || storage.write(BROKEN_CART_KEY, raw);
  }
}
