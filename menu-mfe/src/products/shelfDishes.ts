import type { Dish, PictureRef, Product } from '@asia/shared/contracts';
import { dishKey, parsePrice, slugify, type CategorySection } from '@asia/shared/menu';
import { pictureOfAddress } from './pictureOfAddress';

/** A dish on a product card; the service may name one that has no picture. */
export type ShelfDish = Omit<Dish, 'picture'> & { picture: PictureRef | null };

/**
 * The products of a category as dishes. What the service does not tell (marks, Chinese name, sold out,
 * picture in all widths) comes from the menu, where it knows the dish.
 */
export function shelfDishes(
  products: readonly Product[],
  { category, dishes }: CategorySection,
): ShelfDish[] {
  // The service names a dish by its name alone: a renamed one by the new name, or by the old one, which its key keeps.
  const known = new Map(dishes.map((dish) => [dish.key, dish]));
  const named = new Map(dishes.map((dish) => [slugify(dish.name), dish]));
  return products.map(({ id, name, plato, desc, price, image }) => {
    const told = dishKey(category.key, slugify(name));
    const printed = named.get(slugify(name)) ?? known.get(told);
    const key = printed?.key ?? told;
    const slug = key.slice(key.indexOf(':') + 1);
    return {
      key,
      slug,
      id,
      category: category.key,
      plato: plato || (printed?.plato ?? ''),
      name,
      desc,
      price: parsePrice(price),
      nameZh: printed?.nameZh ?? '',
      marks: printed?.marks ?? [],
      soldOut: printed?.soldOut ?? false,
      picture: printed?.picture ?? pictureOfAddress(image),
    };
  });
}

/** The dishes that the sheet can show: those with a picture. */
export function withPicture(dishes: readonly ShelfDish[]): Dish[] {
  return dishes.flatMap((dish) => (dish.picture ? [{ ...dish, picture: dish.picture }] : []));
}
