import { deliveryZones, paymentOptions } from '@asia/shared/restaurant';
import { makeAutoObservable } from '@asia/shared/ui';
import type { GuestDetails } from '../order-message/Order';
import { OTHER_NEIGHBOURHOOD, PICKUP } from '../order-message/neighbourhood';
import { noDetails } from './guestFields';
import { keep, recall } from './tabMemory';

/** Where the tab keeps what the guest wrote; it goes when the tab is closed. */
export const DRAFT_KEY = 'pedido';
/** Nothing that a guest writes at a checkout is longer. */
const LONGEST = 1_000;

/**
 * What the guest has written at the checkout, kept while this tab is open so that a look at the menu costs
 * nothing. The consent is never kept: it is given for one order.
 */
export class GuestDraft {
  details: GuestDetails = rememberedDetails();

  constructor() {
    makeAutoObservable(this);
  }

  write(field: keyof GuestDetails, value: string): void {
    if (this.details[field] === value) return;
    this.details[field] = value;
    keep(DRAFT_KEY, this.details);
  }

  /** Everything written, gone. */
  forget(): void {
    this.details = { ...noDetails };
    keep(DRAFT_KEY, null);
  }
}

/** The draft that this tab keeps; whatever does not belong into a form is left out. */
function rememberedDetails(): GuestDetails {
  const stored = recall(DRAFT_KEY);
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
