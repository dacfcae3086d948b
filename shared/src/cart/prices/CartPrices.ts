import { makeAutoObservable, observableRef } from 'mobx';
import type { CategoryKey, CategoryPrices } from '../../contracts';
import { type CartNotice, changeNotices, leftOutNotice } from '../CartNotice';
import type { CartStore } from '../CartStore';
import { applyPrices } from './applyPrices';
import { fetchLiveVersion, fetchPrices, pinnedVersion } from './fetchPrices';
import { liveNotices } from './liveNotices';

/**
 * The prices that the lines of the cart follow: the pinned ones, until the guest takes live ones that are newer. Both bring
 * texts too, and say which dishes cannot be ordered.
 */
export class CartPrices {
  private followed: CategoryPrices = {};
  /** Live prices about which the guest has not decided. */
  private live: CategoryPrices = {};
  /** Those about which the guest has decided. */
  private decided: CategoryPrices = {};
  /** The version of the content that was compared last, and its compared categories. */
  private compared: { version: string; categories: readonly CategoryKey[] } | undefined;

  constructor(readonly cart: CartStore) {
    makeAutoObservable<CartPrices, 'compared' | 'decided' | 'followed' | 'live'>(this, {
      live: observableRef,
      decided: observableRef,
      followed: false,
      compared: false,
      cart: false,
    });
  }

  /** One notice for each line that cannot be ordered: it stays in the cart but out of the totals. */
  get leftOut(): CartNotice[] {
    return this.cart.cartItems.flatMap((item) => leftOutNotice(item) ?? []);
  }

  /** Notices of what changed in the other lines, until the guest dismisses them. */
  get changes(): CartNotice[] {
    return this.cart.cartItems.flatMap(changeNotices);
  }

  /** Notices of what the live prices would change in the lines, until the guest takes them or keeps the lines. */
  get liveChanges(): CartNotice[] {
    return liveNotices(this.cart.cartItems, this.live, false);
  }

  /** Notices of the lines that the guest has kept as they are, whatever the live prices say. */
  get kept(): CartNotice[] {
    const decided = this.cart.cartItems.filter(({ category }) => !Object.hasOwn(this.live, category));
    return liveNotices(decided, this.decided, true);
  }

  /** Updates texts and prices of all lines whose category is known, also from `prices`, and sets `away` of those that cannot be ordered. */
  reprice(prices: CategoryPrices = {}): void {
    this.followed = { ...this.followed, ...prices };
    for (const item of this.cart.cartItems) applyPrices(item, this.followed);
  }

  /** Removes the notices of changed names and prices. Notices of lines that cannot be ordered stay. */
  dismissChanges(): void {
    for (const item of this.cart.cartItems) delete item.was;
  }

  /** Offers the live prices of the cart's categories, once for each version of the content. Without an answer nothing changes. */
  async checkLive(): Promise<void> {
    const version = await fetchLiveVersion();
    if (!version || (!this.compared && version === pinnedVersion())) return;
    const compared = this.compared?.version === version ? this.compared.categories : [];
    const inCart = new Set(this.cart.cartItems.map(({ category }) => category));
    const categories = [...inCart].filter((category) => !compared.includes(category));
    if (categories.length === 0) return;
    const live = await fetchPrices(version, categories);
    if (!live) return;
    this.compared = { version, categories: [...compared, ...categories] };
    this.offerLive(live);
  }

  /** {@link liveChanges} lists what these prices would change. */
  offerLive(live: CategoryPrices): void {
    this.live = { ...this.live, ...live };
  }

  /** Brings the lines to the live prices; {@link changes} then lists what they changed. */
  takeLive(): void {
    this.reprice(this.live);
    this.keepLines();
  }

  /** Leaves the lines as they are; {@link kept} then lists those that differ from the live prices. */
  keepLines(): void {
    this.decided = { ...this.decided, ...this.live };
    this.live = {};
  }
}
