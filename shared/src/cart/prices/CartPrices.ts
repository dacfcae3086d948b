import { compareStructural, makeAutoObservable } from 'mobx';
import { today } from '../../content/today';
import type { CartItem, CategoryPrices, Prices } from '../../contracts';
import { type CartNotice, changeNotices, leftOutNotice } from '../CartNotice';
import type { CartStore } from '../CartStore';
import { judgeLine } from './judgeLine';
import { siteNotices } from './siteNotices';

/**
 * The prices that the lines of the cart follow: the pinned ones, until the guest takes newer live ones. Both bring
 * texts too, and mark dishes that cannot be ordered.
 */
export class CartPrices {
  private pinned: CategoryPrices = {};
  private live: CategoryPrices = {};
  /** The live prices that the guest has taken or refused, and the keys of sold-out dishes that stay in the order. */
  private decided: ReadonlySet<Prices | string> = new Set();

  constructor(readonly cart: CartStore) {
    makeAutoObservable(this, { cart: false }, { deep: false });
  }

  /** One notice for each line that cannot be ordered: it stays in the cart but out of the totals. */
  get leftOut(): CartNotice[] {
    return this.cart.cartItems.flatMap((item) => leftOutNotice(item) ?? []);
  }

  /** Notices of what changed in the other lines, until the guest dismisses them. */
  get changes(): CartNotice[] {
    return this.cart.cartItems.flatMap(changeNotices);
  }

  /** Notices of changes that live prices would make in the lines, until the guest takes them or keeps the lines. */
  get liveChanges(): CartNotice[] {
    return this.siteNotices(false);
  }

  /** Notices of lines that the guest has kept unchanged, sold out or against the live prices. */
  get kept(): CartNotice[] {
    return this.siteNotices(true);
  }

  /**
   * Updates texts and prices of all lines whose category is known, also from `prices`. Sets `away` of lines that cannot
   * be ordered or are sold out.
   */
  reprice(prices: CategoryPrices = {}): void {
    this.pinned = { ...this.pinned, ...prices };
    const lines = this.cart.cartItems.map((item) => this.judge(item).line);
    // Most of the time nothing changes: all that shows a line would render again.
    if (!compareStructural(lines, this.cart.cartItems)) this.cart.cartItems = lines;
  }

  /** Orders a dish although it is sold out; {@link kept} then lists it. */
  keepSoldOut(key: string): void {
    this.decided = new Set([...this.decided, key]);
    this.reprice();
  }

  /** Removes the notices of changed names and prices. Notices of lines that cannot be ordered stay. */
  dismissChanges(): void {
    for (const item of this.cart.cartItems) delete item.was;
  }

  /** {@link liveChanges} lists the changes that these prices would make. */
  offerLive(live: CategoryPrices): void {
    this.live = { ...this.live, ...live };
  }

  /** Takes the live prices into the lines; {@link changes} then lists the changes. */
  takeLive(): void {
    const offered = Object.entries(this.live).filter(([, prices]) => !this.decided.has(prices));
    this.keepLines();
    this.reprice(Object.fromEntries(offered));
  }

  /** Keeps the lines unchanged; {@link kept} then lists those that differ from the live prices. */
  keepLines(): void {
    this.decided = new Set([...this.decided, ...Object.values(this.live)]);
  }

  private judge(item: CartItem) {
    return judgeLine(item, this.pinned, this.live, today.isSoldOut(item.key), this.decided);
  }

  private siteNotices(kept: boolean): CartNotice[] {
    return this.cart.cartItems.flatMap((item) =>
      this.judge(item)
        .site.filter((site) => site.kept === kept)
        .flatMap((site) => siteNotices(item, site)),
    );
  }
}
