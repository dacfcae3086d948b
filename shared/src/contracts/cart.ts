import type { OrderableDish } from './menu';

/** A line of the cart, as persisted under the local storage key `cartItems`. */
export interface CartItem extends OrderableDish {
  /** Whole units, at least 1. */
  cartQuantity: number;
}

/** What the live menu says of a dish in the cart; absent keys are no longer on the menu. */
export interface LivePrice {
  name: string;
  plato: string;
  desc: string;
  /** Whole pesos, or null where the price has to be asked for. */
  price: number | null;
  image: string;
  soldOut: boolean;
}

export type Prices = Readonly<Record<string, LivePrice>>;
