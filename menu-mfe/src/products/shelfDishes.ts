import type { Dish, ListedDish } from '@asia/shared/contracts';
import { dishKey, pictureAt, slugify } from '@asia/shared/menu';

/**
 * The rows of `GET /products` as dishes. Fields that the rows lack (marks, other names, picture in all widths) come
 * from the menu, if the menu has the dish.
 */
export function shelfDishes(products: readonly ListedDish[], printed: readonly Dish[]): Dish[] {
  const known = new Map(printed.map((dish) => [dish.key, dish]));
  // Names give the keys of the rows. A renamed dish keeps its old key in the menu, so a row matches the dish by its new
  // name, or by that key.
  const named = new Map(printed.map((dish) => [dishKey(dish.category, slugify(dish.name)), dish]));
  return products.map((product) => {
    const dish = named.get(product.key) ?? known.get(product.key);
    const { plato, image } = product;
    if (!dish) return { ...product, ...menuDefaults, picture: pictureAt(image) };
    return { ...dish, ...product, key: dish.key, plato: plato || dish.plato, image: dish.image };
  });
}

const menuDefaults = { nameEn: '', nameZh: '', marks: [], brand: '' };
