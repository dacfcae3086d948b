import type { Carta, CategoryKey, Language, Product } from '@asia/shared/contracts';
import type { Content } from '../Content';

/** The menu in one language. The Chinese menu adds the Spanish names, because guests order in Spanish. */
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
      ...(language === 'zh' && texts.zh.name !== dish.name && { nameEs: dish.name }),
      price: dish.price,
      marks: dish.marks,
    })),
  }));
}

/** Categories whose dishes come from `/products`. */
export const servedCategories: readonly CategoryKey[] = ['bebidas', 'infantil'];

/** The answer of `GET /products`: drinks and the kids' menu, numbered on their own. */
export function products(content: Content): Product[] {
  return servedCategories
    .flatMap((served) => content.categories.filter(({ key }) => key === served))
    .flatMap(({ dishes }) => dishes)
    .map(({ dish: { name, plato, image, desc, price, category } }, index) => ({
      id: index + 1,
      name,
      plato,
      image,
      desc,
      price: price ?? '',
      category,
    }));
}
