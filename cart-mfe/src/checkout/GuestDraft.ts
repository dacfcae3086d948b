import { LAST_ORDER_KEY } from '@asia/shared/cart';
import type { CartItem } from '@asia/shared/contracts';
import { deliveryZones, paymentOptions } from '@asia/shared/restaurant';
import { makeAutoObservable } from '@asia/shared/ui';
import type { GuestDetails } from '../order-message/Order';
import { OTHER_NEIGHBOURHOOD, PICKUP } from '../order-message/neighbourhood';
import { keep, recall } from '../order-memory/memory';

/** Storage key of the guest's details: always in the tab, in the browser only if the guest wants that. */
export const DRAFT_KEY = 'pedido';
/** Most characters that are read back of a stored field. */
const LONGEST = 1_000;

/**
 * What the guest has written at the checkout. The tab keeps it, so that a look at the menu loses nothing; the browser
 * keeps it, with the last order, only if the guest says so. The consent is never kept: it is given for one order.
 */
export class GuestDraft {
  details: GuestDetails = rememberedDetails();
  /** Whether this browser may keep details and order. */
  kept = typeof recall('browser', DRAFT_KEY).get('name') === 'string';

  constructor() {
    makeAutoObservable(this);
  }

  write(field: keyof GuestDetails, value: string): void {
    if (this.details[field] === value) return;
    this.details[field] = value;
    this.store();
  }

  /** Lets this browser keep the details, or deletes the details and the last order from it. */
  allow(kept: boolean): void {
    this.kept = kept;
    if (!kept) keep('browser', LAST_ORDER_KEY, null);
    this.store();
  }

  /** Keeps an order that was opened in the chat, so that it can be repeated, if the guest wants that. */
  keepOrder(items: readonly CartItem[]): void {
    if (this.kept) keep('browser', LAST_ORDER_KEY, items);
  }

  private store(): void {
    keep('tab', DRAFT_KEY, this.details);
    // Without the note: that is about one order.
    keep('browser', DRAFT_KEY, this.kept ? { ...this.details, note: '' } : null);
  }
}

/** The details that this tab keeps, or else this browser. Anything may lie there: what no field can hold becomes ''. */
function rememberedDetails(): GuestDetails {
  const ofTab = recall('tab', DRAFT_KEY);
  const stored = ofTab.size > 0 ? ofTab : recall('browser', DRAFT_KEY);
  const text = (field: keyof GuestDetails) => {
    const value = stored.get(field);
    return typeof value === 'string' ? value.slice(0, LONGEST) : '';
  };
  const oneOf = (field: keyof GuestDetails, known: readonly string[]) =>
    known.includes(text(field)) ? text(field) : '';
  return {
    name: text('name'),
    phone: text('phone'),
    address: text('address'),
    email: text('email'),
    neighbourhood: oneOf('neighbourhood', [
      ...deliveryZones.map(({ value }) => value),
      OTHER_NEIGHBOURHOOD,
      PICKUP,
    ]),
    payment: oneOf(
      'payment',
      paymentOptions.map(({ value }) => value),
    ),
    note: text('note'),
  };
}
