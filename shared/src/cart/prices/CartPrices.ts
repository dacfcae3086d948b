import { makeAutoObservable, observableRef } from 'mobx';
import { today } from '../../content/today';
import type { CategoryPrices } from '../../contracts';
import { type CartNotice, changeNotices, leftOutNotice } from '../CartNotice';
import { unavailability } from '../cartQuantities';
import type { CartStore } from '../CartStore';
import { applyPrices } from './applyPrices';
import { liveNotices, unavailableNow } from './liveNotices';

/**
 * The prices that the lines of the cart follow: the pinned ones, until the guest takes newer live ones. Both bring
 * texts too, and mark dishes that cannot be ordered.
 */
export class CartPrices {
  private followed: CategoryPrices = {};
  /** Live prices without a decision of the guest. */
  private live: CategoryPrices = {};
  /** Prices that the guest has accepted or refused. */
  private decided: CategoryPrices = {};
  /** Keys of dishes that the guest has kept in the order although they are sold out. */
  private keptSoldOut: readonly string[] = [];

  constructor(readonly cart: CartStore) {
    makeAutoObservable<CartPrices, 'decided' | 'followed' | 'keptSoldOut' | 'live'>(this, {
      live: observableRef,
      decided: observableRef,
      keptSoldOut: observableRef,
      followed: false,
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

  /** Notices of changes that live prices would make in the lines, until the guest takes them or keeps the lines. */
  get liveChanges(): CartNotice[] {
    return liveNotices(this.cart.cartItems, this.live, false);
  }

  /** Notices of lines that the guest has kept unchanged, sold out or against the live prices. */
  get kept(): CartNotice[] {
    const soldOut = this.cart.cartItems.filter(
      (item) => !unavailability(item) && this.keptSoldOut.includes(item.key) && today.isSoldOut(item.key),
    );
    const decided = this.cart.cartItems.filter(({ category }) => !Object.hasOwn(this.live, category));
    return [
      ...soldOut.map((item) => unavailableNow(item, 'soldOut', true)),
      ...liveNotices(decided, this.decided, true),
    ];
  }

  /**
   * Updates texts and prices of all lines whose category is known, also from `prices`. Sets `away` of lines that cannot
   * be ordered or are sold out.
   */
  reprice(prices: CategoryPrices = {}): void {
    this.followed = { ...this.followed, ...prices };
    for (const item of this.cart.cartItems) {
      if (today.isSoldOut(item.key) && !this.keptSoldOut.includes(item.key)) item.away = 'soldOut';
      else {
        // The mark is from an earlier day, or the guest has kept the dish.
        if (item.away === 'soldOut') delete item.away;
        applyPrices(item, this.followed);
      }
    }
  }

  /** Orders a dish although it is sold out; {@link kept} then lists it. */
  keepSoldOut(key: string): void {
    this.keptSoldOut = [...this.keptSoldOut, key];
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
    this.reprice(this.live);
    this.keepLines();
  }

  /** Keeps the lines unchanged; {@link kept} then lists those that differ from the live prices. */
  keepLines(): void {
    this.decided = { ...this.decided, ...this.live };
    this.live = {};
  }
}
