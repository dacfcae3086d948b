import type { Dish } from '@asia/shared/contracts';
import { greetingLink } from '@asia/shared/restaurant';

/** Whether a dish can go into the cart: it has a price and is not sold out. */
export function isOrderable(dish: Dish): dish is Dish & { price: number } {
  return dish.price !== null && !dish.soldOut;
}

/** A chat with the restaurant that asks for the price of a dish. */
export function askAboutDish(name: string): string {
  return greetingLink(`quiero saber el precio de ${name}`);
}
