import { cart, orderTexts } from '@asia/shared/cart';
import { today } from '@asia/shared/content';
import { parseDishKey } from '@asia/shared/menu';
import { sectionOf } from '../menu-data/sections';
import { isOrderable, orderDish } from '../ordering/orderDish';
import { keepInView } from '../ordering/RowCounter';

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

/** Handles the `+` of all dishes. If the section does not load, the sheet opens, shows the failure and has a retry. */
export function addByKey({ currentTarget: button }: { currentTarget: HTMLButtonElement }): void {
  orderByKey(button.value).then(
    () => keepInView(button),
    () => button.closest('li')?.querySelector('a')?.click(),
  );
}
