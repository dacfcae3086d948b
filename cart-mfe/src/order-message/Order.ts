import type { CartItem } from '@asia/shared/contracts';

/** What a guest writes at the checkout, as written; every field may be empty. */
export interface GuestDetails {
  name: string;
  phone: string;
  address: string;
  email: string;
  /** A zone, `indefinido`, `recoger`, or '' while not chosen. */
  neighbourhood: string;
  /** `efectivo`, `tarjeta`, or '' while not chosen. */
  payment: string;
  note: string;
}

export interface Order extends GuestDetails {
  /** The lines that can be ordered. */
  items: readonly CartItem[];
  /** Whether the restaurant is closed at this moment. */
  outOfHours: boolean;
}
