import { cart, LAST_ORDER_KEY, lastOrder } from '@asia/shared/cart';
import { storedFields, tabStorage } from '@asia/shared/storage';
import { makeAutoObservable, when } from '@asia/shared/ui';
import type { GuestDetails, Order } from '../order-message/Order';
import { orderAmounts } from '../order-message/orderAmounts';
import { isOrderCode } from '../order-message/orderCode';
import { readDetails } from './guestFields';

/** Storage key of the order that the tab opened last. The lines are beside it, under the key of a kept order. */
export const OPENED_KEY = 'pedidoAbierto';

/** An order as it was opened in the chat. */
export interface Opened extends GuestDetails {
  items: Order['items'];
  code: string;
  total: number;
  /** Codes of the orders that it replaces, the latest first. */
  replaces: string[];
  /** Whether what the guest has changed since corrects it, or is another order; undefined while the guest has not chosen. */
  corrected?: boolean | undefined;
}

/**
 * The order that was opened last in the chat, as long as the cart has a dish. The tab keeps it, with the guest's details, as
 * it keeps the draft.
 */
export class OpenedOrder {
  last: Opened | null = readOpened();

  constructor() {
    makeAutoObservable(this);
    this.endWithCart();
  }

  /** Whether an order was opened, and one with this code is not it. */
  differsFrom(code: string): boolean {
    return this.last !== null && this.last.code !== code;
  }

  /** Codes of the orders that one with this code replaces, the latest first. */
  replacedBy(code: string): string[] {
    if (!this.last) return [];
    const { code: opened, replaces, corrected } = this.last;
    if (opened === code) return replaces;
    // An order that is changed back has the code of an earlier one.
    return corrected ? [opened, ...replaces].filter((other) => other !== code) : [];
  }

  remember(
    { items, name, phone, address, email, neighbourhood, payment, note, replaces }: Order,
    code: string,
  ) {
    const details = { name, phone, address, email, neighbourhood, payment, note };
    const { total } = orderAmounts(items, neighbourhood);
    this.store({ ...details, items, code, total, replaces: [...replaces] });
  }

  /** Takes the guest's choice. */
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

  /** What goes into an empty cart is another order. */
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

/** The storage may contain anything: null without a code, and a field that is invalid is empty. */
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

/** The one of the tab. */
export const openedOrder = new OpenedOrder();
