import type { CategoryKey, Dish, PictureRef } from '../contracts';

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

/** A dish of a carta, with name and description in its language. */
export interface CartaDish extends Pick<Dish, 'key' | 'name' | 'desc' | 'price' | 'marks' | 'soldOut'> {
  /** The Spanish name, on the carta whose readers order by it. */
  nameEs?: string;
}

/** A category of a carta, in its language. */
export interface CartaChapter {
  key: CategoryKey;
  name: string;
  nameEs?: string;
  seal: string;
  alcohol: boolean;
  dishes: CartaDish[];
}

/** The whole menu in one language: `menu-data/cartas/<language>.json`. */
export type Carta = CartaChapter[];
