import { cart, orderTexts } from '@asia/shared/cart';
import type { Dish, OrderableDish } from '@asia/shared/contracts';
import { greetingLink } from '@asia/shared/messages';
import { chat } from '../messages/chat/es';

/** Whether a dish can go into the cart: it has a price and is not sold out. */
export function isOrderable<Some extends Pick<Dish, 'price'>>(
  dish: Some,
  soldOut: boolean,
): dish is Some & { price: number } {
  return dish.price !== null && !soldOut;
}

/** Puts a dish into the cart, with the note that waits in its sheet; the next one goes without. */
export function orderDish(dish: OrderableDish): void {
  cart.add(dish, 1, orderTexts.spend(dish.key));
}

/** Address of a chat with the restaurant that asks for the price of a dish. */
export function askAboutDish(name: string): string {
  return greetingLink(chat.price(name));
}
