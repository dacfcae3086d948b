import { formatCartaPrice, type Carta, type EnglishCarta } from '@asia/shared/menu';
import type { Content, ContentCategory, ContentDish } from '../Content';

const chapter = ({ key, seal, alcohol }: ContentCategory) => ({ key, seal, alcohol });
const extras = ({ key, marks, soldOut }: ContentDish) => ({ key, marks, soldOut });

function named(language: 'es' | 'zh', dish: ContentDish) {
  return {
    nombre_plato: dish.name[language],
    descripcion_plato: dish.desc[language],
    precio_plato: formatCartaPrice(dish.price, '.'),
  };
}

export function spanishCarta(content: Content): Carta {
  const categorias = content.categories.map((category) => ({
    nombre: category.name.es,
    ...chapter(category),
    items: category.dishes.map((dish) => ({ ...named('es', dish), ...extras(dish) })),
  }));
  return { categorias };
}

/** Chinese names, with the Spanish ones beside them: guests order in Spanish. */
export function chineseCarta(content: Content): Carta {
  const categorias = content.categories.map((category) => ({
    nombre: category.name.zh,
    nombre_es: category.name.es,
    ...chapter(category),
    items: category.dishes.map((dish) => ({
      ...named('zh', dish),
      nombre_es: dish.name.es,
      ...extras(dish),
    })),
  }));
  return { categorias };
}

export function englishCarta(content: Content): EnglishCarta {
  const categories = content.categories.map((category) => ({
    name: category.name.en,
    ...chapter(category),
    items: category.dishes.map((dish) => ({
      dish_name: dish.name.en,
      dish_description: dish.desc.en,
      dish_price: formatCartaPrice(dish.price, ','),
      ...extras(dish),
    })),
  }));
  return { categories };
}
