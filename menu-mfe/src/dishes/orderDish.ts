import type { Dish, OrderableDish, PictureRef } from '@asia/shared/contracts';
import { pictureUrl } from '@asia/shared/menu';

/** Width in pixels of the picture that goes with a dish into the cart. */
const CART_PICTURE = 400;

/** What goes into the cart, or null when the dish has no price or is sold out. */
export function orderDish(
  dish: Omit<Dish, 'picture'> & { picture: PictureRef | null },
): OrderableDish | null {
  const { key, id, category, plato, name, desc, price, picture, soldOut } = dish;
  if (price === null || soldOut) return null;
  return {
    key,
    id,
    category,
    plato,
    name,
    desc,
    price,
    image: picture ? pictureUrl(picture, CART_PICTURE) : '',
  };
}
