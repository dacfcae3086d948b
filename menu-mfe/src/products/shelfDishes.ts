import type { Dish, ListedDish } from '@asia/shared/contracts';
import { dishKey, pictureAt, slugify } from '@asia/shared/menu';

/**
 * The products of a category as dishes. What the service does not tell (marks, Chinese name, sold out,
 * picture in all widths) comes from the menu, where it knows the dish.
 */
export function shelfDishes(products: readonly ListedDish[], printed: readonly Dish[]): Dish[] {
  const known = new Map(printed.map((dish) => [dish.key, dish]));
  // The service has no keys: a renamed dish goes by its new name there, or by the old one, which its key keeps.
  const named = new Map(printed.map((dish) => [dishKey(dish.category, slugify(dish.name)), dish]));
  return products.map((product) => {
    const dish = named.get(product.key) ?? known.get(product.key);
    const { plato, image } = product;
    if (!dish) return { ...product, ...untold, picture: pictureAt(image) };
    return { ...dish, ...product, key: dish.key, plato: plato || dish.plato, image: dish.image };
  });
}

const untold = { nameEn: '', nameZh: '', marks: [], soldOut: false, brand: '' };
