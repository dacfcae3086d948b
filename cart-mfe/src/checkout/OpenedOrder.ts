import { cart, LAST_ORDER_KEY, lastOrder } from '@asia/shared/cart';
import { storedFields, tabStorage } from '@asia/shared/storage';
import { makeAutoObservable, when } from '@asia/shared/ui';
import type { GuestDetails, Order } from '../order-message/Order';
import { orderAmounts } from '../order-message/orderAmounts';
import { isOrderCode } from '../order-message/orderCode';
import { readDetails } from './guestFields';

/** Storage key of the tab's last opened order, without its lines: `LAST_ORDER_KEY` has them. */
export const OPENED_KEY = 'pedidoAbierto';

export interface Opened extends GuestDetails {
  items: Order['items'];
  code: string;
  total: number;
  /** Codes of the replaced orders, the latest first. */
  replaces: string[];
  /** Whether later changes correct this order or make another one; undefined before the guest chooses. */
  corrected?: boolean | undefined;
}

/**
 * The last order that was opened in the chat. The tab keeps it with the guest's details, until the cart is empty.
 */
export class OpenedOrder {
  last: Opened | null = readOpened();

  constructor() {
    makeAutoObservable(this);
    this.endWithCart();
  }

  /** Whether an order was opened and has another code. */
  differsFrom(code: string): boolean {
    return this.last !== null && this.last.code !== code;
  }

  /** Codes of the orders that an order with this code replaces, the latest first. */
  replacedBy(code: string): string[] {
    if (!this.last) return [];
    const { code: opened, replaces, corrected } = this.last;
    if (opened === code) return replaces;
    // An order that the guest changes back has the code of a previous order.
    return corrected ? [opened, ...replaces].filter((other) => other !== code) : [];
  }

  remember({ items, replaces, ...order }: Order, code: string) {
    const { total } = orderAmounts(items, order.neighbourhood);
    const details = readDetails(new Map(Object.entries(order)));
    this.store({ ...details, items, code, total, replaces: [...replaces] });
  }

  choose(corrected: boolean): void {
    if (this.last) this.store({ ...this.last, corrected });
  }

  forget(): void {
    this.store(null);
  }

  private store(opened: Opened | null): void {
    this.last = opened;
    tabStorage.write(LAST_ORDER_KEY, opened && JSON.stringify(opened.items));
    tabStorage.write(OPENED_KEY, opened && JSON.stringify({ ...opened, items: undefined }));
  }

  /** Dishes in an empty cart begin another order. */
  private endWithCart(): void {
    const end = () => {
      this.forget();
      this.endWithCart();
    };
    when(
      () => !cart.isEmpty,
      () => void when(() => cart.isEmpty, end),
    );
  }
}

/** Returns null without a valid code. Invalid fields are empty: the storage may contain anything. */
function readOpened(): Opened | null {
  const stored = storedFields(tabStorage, OPENED_KEY);
  const { code, total, replaces, corrected } = Object.fromEntries(stored);
  if (!isOrderCode(code)) return null;
  return {
    ...readDetails(stored),
    items: lastOrder(tabStorage),
    code,
    total: Number.isFinite(total) ? (total as number) : 0,
    replaces: Array.isArray(replaces) ? replaces.filter(isOrderCode) : [],
    corrected: typeof corrected === 'boolean' ? corrected : undefined,
  };
}

export const openedOrder = new OpenedOrder();
