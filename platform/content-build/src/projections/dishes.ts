import type { CategoryKey, Dish, Language, Prices, Product } from '@asia/shared/contracts';
import type { Carta } from '@asia/shared/menu';
import type { Content } from '../Content';

/** Every dish of the menu in one list: what search reads. */
export function dishes(content: Content): Dish[] {
  return content.categories.flatMap((category) => category.dishes.map(({ dish }) => dish));
}

/**
 * The menu in one language. The Chinese one has the Spanish names beside its own: guests order in Spanish.
 */
export function carta(content: Content, language: Language): Carta {
  return content.categories.map(({ key, name, seal, alcohol, dishes: own }) => ({
    key,
    name: name[language],
    ...(language === 'zh' && { nameEs: name.es }),
    seal,
    alcohol,
    dishes: own.map(({ dish, texts }) => ({
      key: dish.key,
      ...texts[language],
      ...(language === 'zh' && { nameEs: dish.name }),
      price: dish.price,
      marks: dish.marks,
      soldOut: dish.soldOut,
    })),
  }));
}

/** Live name and price of each dish, by key: the cart is checked against them. */
export function prices(content: Content): Prices {
  return Object.fromEntries(
    dishes(content).map(({ key, plato, name, desc, price, image, soldOut, marks }) => [
      key,
      { plato, name, desc, price, image, soldOut, marks },
    ]),
  );
}

/** Categories whose dishes come from `/products`. */
export const servedCategories: readonly CategoryKey[] = ['bebidas', 'infantil'];

/** The answer of `GET /products`: drinks and the kids' menu, numbered on their own. */
export function products(content: Content): Product[] {
  return servedCategories
    .flatMap((served) => dishes(content).filter(({ category }) => category === served))
    .map(({ name, plato, image, desc, price, category }, index) => ({
      id: index + 1,
      name,
      plato,
      image,
      desc,
      price: price ?? '',
      category,
    }));
}
