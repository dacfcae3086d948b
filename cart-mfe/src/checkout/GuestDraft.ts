import { LAST_ORDER_KEY } from '@asia/shared/cart';
import type { CartItem } from '@asia/shared/contracts';
import { deliveryZones, paymentOptions } from '@asia/shared/restaurant';
import { makeAutoObservable } from '@asia/shared/ui';
import type { GuestDetails } from '../order-message/Order';
import { OTHER_NEIGHBOURHOOD, PICKUP } from '../order-message/neighbourhood';
import { noDetails } from './guestFields';
import { keep, recall } from '../order-memory/memory';

/** Where the tab keeps what the guest wrote, and the browser of a guest who wants it. */
export const DRAFT_KEY = 'pedido';
/** Nothing that a guest writes at a checkout is longer. */
const LONGEST = 1_000;

/**
 * What the guest has written at the checkout, kept while this tab is open so that a look at the menu costs nothing;
 * in the browser, with the last order, only if the guest says so. The consent is never kept: it is given for one order.
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

  /** Lets this browser keep the details, or takes everything back that it keeps. */
  allow(kept: boolean): void {
    this.kept = kept;
    if (!kept) keep('browser', LAST_ORDER_KEY, null);
    this.store();
  }

  /** The order was opened in the chat: it can be repeated, if the guest wants it kept. */
  keepOrder(items: readonly CartItem[]): void {
    if (this.kept) keep('browser', LAST_ORDER_KEY, items);
  }

  /** Everything written, gone. */
  forget(): void {
    this.details = { ...noDetails };
    this.allow(false);
    keep('tab', DRAFT_KEY, null);
  }

  private store(): void {
    keep('tab', DRAFT_KEY, this.details);
    // A note is about one order.
    keep('browser', DRAFT_KEY, this.kept ? { ...this.details, note: '' } : null);
  }
}

/** What this tab or this browser keeps; whatever does not belong into a form is left out. */
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
