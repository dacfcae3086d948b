import type { Prices } from '@asia/shared/contracts';
import type { Content } from '../Content';
import { dishImage } from './dishImage';

/** What the live menu says of each dish, by key: the cart checks itself against it. */
export function prices(content: Content): Prices {
  const dishes = content.categories.flatMap((category) => category.dishes);
  return Object.fromEntries(
    dishes.map((dish) => {
      const { key, name, plato, desc, price, soldOut } = dish;
      return [key, { name: name.es, plato, desc: desc.es, price, image: dishImage(dish), soldOut }];
    }),
  );
}
