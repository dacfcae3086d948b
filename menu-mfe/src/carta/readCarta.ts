import type { CategoryKey, Mark } from '@asia/shared/contracts';
import type { Carta, EnglishCarta } from '@asia/shared/menu';

/** A line of a carta, whatever its language. */
export interface CartaEntry {
  /** `category:slug`. */
  key: string;
  name: string;
  /** The Spanish name, on the carta that does not lead with it. */
  nameEs?: string;
  desc: string;
  /** As printed: `$56.000`, `$56,000`; empty without price. */
  price: string;
  marks: readonly Mark[];
  soldOut: boolean;
}

export interface CartaChapter {
  key: CategoryKey;
  name: string;
  nameEs?: string;
  seal: string;
  alcohol: boolean;
  entries: CartaEntry[];
}

/** The two shapes of the localised menus, read as one. */
export function readCarta(carta: Carta | EnglishCarta): CartaChapter[] {
  if ('categories' in carta) {
    return carta.categories.map(({ items, ...chapter }) => ({
      ...chapter,
      entries: items.map(({ dish_name, dish_description, dish_price, ...extras }) => ({
        ...extras,
        name: dish_name,
        desc: dish_description,
        price: dish_price,
      })),
    }));
  }
  return carta.categorias.map(({ nombre, nombre_es, items, ...chapter }) => ({
    ...chapter,
    name: nombre,
    nameEs: nombre_es,
    entries: items.map(({ nombre_plato, descripcion_plato, precio_plato, nombre_es: nameEs, ...extras }) => ({
      ...extras,
      name: nombre_plato,
      nameEs,
      desc: descripcion_plato,
      price: precio_plato,
    })),
  }));
}
