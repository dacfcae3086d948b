import type { CartNotice } from '@asia/shared/cart';
import type { CartItem, Language } from '@asia/shared/contracts';

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
  /** What the guest was told: of the house, of lines left out, of changed prices. */
  notices: readonly Pick<CartNotice, 'kind' | 'line' | 'text'>[];
  /** The language that the guest reads: the message is in Spanish, with the names of the dishes in that beside. */
  reads: Language;
}
