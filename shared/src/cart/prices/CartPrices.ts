import { compareStructural, makeAutoObservable } from 'mobx';
import { today } from '../../content/today';
import type { CartItem, CategoryPrices } from '../../contracts';
import { type CartNotice, changeNotices, leftOutNotice } from '../CartNotice';
import type { CartStore } from '../CartStore';
import type { OrderTexts } from '../OrderTexts';
import { judgeLine, own } from './judgeLine';

/** The pinned and the live prices that lines follow. They bring texts too, and show which dishes cannot be ordered. */
export class CartPrices {
  private pinned: CategoryPrices = {};
  private live: CategoryPrices = {};

  constructor(
    readonly cart: CartStore,
    readonly texts: OrderTexts,
  ) {
    makeAutoObservable(this, { cart: false, texts: false }, { deep: false });
  }

  /** One notice for each line that cannot be ordered: it stays in the cart but out of the totals. */
  get leftOut(): CartNotice[] {
    return this.cart.cartItems.flatMap((item) => leftOutNotice(item) ?? []);
  }

  /** Notices of what changed in the other lines, until the guest dismisses them. */
  get changes(): CartNotice[] {
    return this.cart.cartItems.flatMap(changeNotices);
  }

  /** Whether a row of `hoy` says that a dish is sold out at the moment that the order is for. */
  isSoldOut(key: string): boolean {
    return today.isSoldOut(key, this.texts.moment);
  }

  /** Updates lines of known categories. Live prices of a category replace its pinned ones, whichever arrive last. */
  reprice(prices: CategoryPrices = {}, layer: 'pinned' | 'live' = 'pinned'): void {
    this[layer] = { ...this[layer], ...prices };
    const lines = this.cart.cartItems.map((item) => this.judge(item));
    // Most of the time nothing changes: all that shows a line would render again.
    if (!compareStructural(lines, this.cart.cartItems)) this.cart.setLines(lines);
  }

  /** Notices of lines that cannot be ordered stay. */
  dismissChanges(): void {
    this.cart.setLines(this.cart.cartItems.map(({ was: _, ...item }) => item));
  }

  private judge(item: CartItem): CartItem {
    const dishes = own(this.live, item.category) ?? own(this.pinned, item.category);
    return judgeLine(item, dishes, this.isSoldOut(item.key));
  }
}
