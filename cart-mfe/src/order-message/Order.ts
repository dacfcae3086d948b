import type { CartNotice, SentCode } from '@asia/shared/cart';
import type { CartItem, Language } from '@asia/shared/contracts';

/** A guest's details at the checkout, as written; every field may be empty. */
export interface GuestDetails {
  name: string;
  phone: string;
  address: string;
  email: string;
  /** A zone, `indefinido`, `recoger`, or '' while not chosen. */
  neighbourhood: string;
  /** `efectivo`, `tarjeta`, or '' while not chosen. */
  payment: string;
  /** A time of the restaurant such as `2026-11-27T12:30`, or '' for as soon as possible. */
  when: string;
  note: string;
}

/** The details that a guest writes; the others are chosen. */
export type GuestTextField = 'name' | 'phone' | 'address' | 'email' | 'note';

export interface Order extends GuestDetails {
  /** The lines that can be ordered. */
  items: readonly CartItem[];
  /** The notices that the guest saw: closed or paused, lines left out, changed prices. */
  notices: readonly Pick<CartNotice, 'kind' | 'line' | 'text'>[];
  /** Its code if it was sent before; otherwise the code follows from the message. */
  code: string | null;
  /** The sent orders that it replaces, the latest first. */
  replaces: readonly SentCode[];
  /** The guest's language. The message is Spanish; for another language it adds each dish's name in that language. */
  language: Language;
}

/** The part of an order that sums and warnings follow from. */
export type OrderBasis = Pick<Order, 'items' | 'neighbourhood' | 'payment' | 'when'>;
