import { cart, orderTexts } from '@asia/shared/cart';
import { today } from '@asia/shared/content';
import type { Dish, OrderableDish } from '@asia/shared/contracts';
import { parseDishKey } from '@asia/shared/menu';
import { greetingLink } from '@asia/shared/messages';
import { sectionOf } from '../menu-data/sections';
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

/**
 * Puts one more of a dish into the cart. A carta does not hold all fields of a cart line, so the dish is read from its
 * section, which is fetched if needed.
 * @throws LoadFailure when the section does not load
 */
export async function orderByKey(key: string): Promise<void> {
  const line = cart.cartItems.find((item) => item.key === key);
  if (line) {
    if (orderTexts.get(key) === '') cart.increase(key);
    else orderDish(line);
    return;
  }
  const { dishes } = await sectionOf(parseDishKey(key)?.category ?? '').load();
  const dish = dishes.find((candidate) => candidate.key === key);
  if (dish && isOrderable(dish, today.isSoldOut(key))) orderDish(dish);
}

/** Address of a chat with the restaurant that asks for the price of a dish. */
export function askAboutDish(name: string): string {
  return greetingLink(chat.price(name));
}
