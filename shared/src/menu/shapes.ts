import type { CategoryKey, Dish, Mark, PictureRef } from '../contracts';

/** Title, description and sharing card of one route. */
export interface PageMeta {
  /** Registered spelling, e.g. `/ArrozChino`; `404` for the not-found page. */
  route: string;
  /** At most 60 characters. */
  title: string;
  /** 120 to 155 characters. */
  description: string;
  /** File of the card that a shared link shows, below `/share/`. */
  share: string;
  shareAlt: string;
}

/** A card of the menu index, or of the drink sections under /Bebidas. */
export interface CategoryCard {
  key: CategoryKey;
  name: string;
  title: string;
  line: string;
  nameZh: string;
  /** The two Chinese characters of the category's seal. */
  seal: string;
  /** Lower-case label: `ver entradas`. */
  button: string;
  /** Registered spelling: `/ToFu`. */
  route: string;
  /** As the menu index prints it: `/Tofu`, `/Mariscos#mariscos`. */
  link: string;
  /** Place among the 20 cards of the menu index, from 1. */
  menuOrder: number | null;
  /** Place among the nine sections of /Bebidas, from 1. */
  drinksOrder: number | null;
  /** Takes two columns, so that every row of the index is full. */
  wide: boolean;
  picture: PictureRef;
  /** Pesos; null where nothing has a price, and where the dishes come from `/products` and the menu cannot know. */
  lowestPrice: number | null;
}

/** One category page: `menu-data/sections/<key>.json`. */
export interface CategorySection {
  category: Pick<CategoryCard, 'key' | 'route' | 'title' | 'line' | 'nameZh' | 'seal' | 'picture'> & {
    /** Where its back link leads. */
    back: 'menu' | 'drinks';
    /** Some dish of it carries alcohol: the two legends are due. */
    alcohol: boolean;
    /** Whole pesos; null when no dish has a price. */
    lowestPrice: number | null;
    count: number;
  };
  page: PageMeta;
  dishes: Dish[];
}

interface CartaExtras {
  /** `category:slug`. */
  key: string;
  marks: Mark[];
  soldOut: boolean;
}

interface CartaChapter {
  key: CategoryKey;
  seal: string;
  alcohol: boolean;
}

/** A line of the Spanish and Chinese cartas; `nombre_es` and its category's `nombre_es` only in the Chinese one. */
export interface CartaItem extends CartaExtras {
  nombre_plato: string;
  descripcion_plato: string;
  /** `$56.000`, empty without price. */
  precio_plato: string;
  nombre_es?: string;
}

export interface Carta {
  categorias: (CartaChapter & { nombre: string; nombre_es?: string; items: CartaItem[] })[];
}

export interface EnglishCartaItem extends CartaExtras {
  dish_name: string;
  dish_description: string;
  /** `$56,000`, empty without price. */
  dish_price: string;
}

export interface EnglishCarta {
  categories: (CartaChapter & { name: string; items: EnglishCartaItem[] })[];
}

/** A row of the flat catalogue. */
export interface FlatDish {
  /** `category:slug`; unique. */
  key: string;
  /** Number within its category, from 1; repeats across categories. */
  id: number;
  /** `otros` holds what came under an unknown key. */
  category: CategoryKey | 'otros';
  plato: string;
  name: string;
  desc: string;
  /** Whole pesos, or null where the price has to be asked for. */
  price: number | null;
  /** Address of a small picture, or empty. */
  image: string;
  /** The marks in words: the text beside their icons. */
  alt?: string;
  brand?: string;
  marks: Mark[];
  nameEn: string;
  nameZh: string;
  soldOut: boolean;
}
