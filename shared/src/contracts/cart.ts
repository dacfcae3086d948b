import type { OrderableDish } from './menu';

/** Why a line of the cart cannot be ordered: not on the menu any more, without a price, or sold out. */
export type Unavailability = 'gone' | 'unpriced' | 'soldOut';

/** A line of the cart, as persisted under the local storage key `cartItems`. A changed line is another object. */
export interface CartItem extends Readonly<OrderableDish> {
  /** Whole units, at least 1. */
  readonly cartQuantity: number;
  /** Note for the kitchen: "sin cebolla". The same dish with another note is another line. */
  readonly note?: string;
  /** Why it cannot be ordered, according to the prices that the cart follows. */
  readonly away?: Unavailability;
  /** Name and price before the menu changed them, until the guest dismisses the notice. */
  readonly was?: Readonly<Pick<OrderableDish, 'name' | 'price'>>;
}
