import { cart } from '@asia/shared/cart';
import { today } from '@asia/shared/content';
import type { Dish } from '@asia/shared/contracts';
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

/**
 * Puts one more of a dish into the cart. A carta does not hold all fields of a cart line, so the dish is read from its
 * section, which is fetched if needed.
 * @throws LoadFailure when the section does not load
 */
export async function orderByKey(key: string): Promise<void> {
  if (cart.quantityOf(key) > 0) {
    cart.increase(key);
    return;
  }
  const { dishes } = await sectionOf(parseDishKey(key)?.category ?? '').load();
  const dish = dishes.find((candidate) => candidate.key === key);
  if (dish && isOrderable(dish, today.isSoldOut(key))) cart.add(dish);
}

/** Address of a chat with the restaurant that asks for the price of a dish. */
export function askAboutDish(name: string): string {
  return greetingLink(chat.price(name));
}
