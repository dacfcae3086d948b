import type { CategoryKey, Product } from '@asia/shared/contracts';
import { categoryOf, type Content } from '../Content';
import { dishImage } from './dishImage';

/** Their dishes come from `/products`. */
export const servedCategories: readonly CategoryKey[] = ['bebidas', 'infantil'];

/** The answer of `GET /products`: drinks and the kids' menu, numbered on their own. */
export function products(content: Content): Product[] {
  return servedCategories
    .flatMap((key) => categoryOf(content, key).dishes)
    .map((dish, index) => ({
      id: index + 1,
      name: dish.name.es,
      plato: dish.plato,
      image: dishImage(dish),
      desc: dish.desc.es,
      price: dish.price ?? '',
      category: dish.category,
    }));
}
