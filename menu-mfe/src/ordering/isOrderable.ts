import type { Dish } from '@asia/shared/contracts';

/** Whether a dish can go into the cart: it has a price and is not sold out. */
export function isOrderable(dish: Dish): dish is Dish & { price: number } {
  return dish.price !== null && !dish.soldOut;
}
