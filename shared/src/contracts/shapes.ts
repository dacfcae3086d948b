import type { CategoryKey, Dish, PictureRef } from './menu';

/** A category as a card of the menu index, or of `/Bebidas`. */
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
  /** Target of the card: `/Tofu`, `/Mariscos#mariscos`. */
  link: string;
  /** Place on the menu index, from 1; null if it is not there. */
  menuOrder: number | null;
  /** Place on `/Bebidas`, from 1; null if it is not there. */
  drinksOrder: number | null;
  /** Takes two columns, to fill the rows of the index. */
  wide: boolean;
  picture: PictureRef;
  /** Whole pesos; null if no dish has a price, or if the dishes come from `/products`. */
  lowestPrice: number | null;
}

export type CategoryLink = Pick<CategoryCard, 'key' | 'name' | 'link'>;

/** The links above every category page: the entry `rail` of the content. */
export interface CategoryRail {
  /** In the order of the menu index. */
  menu: CategoryLink[];
  /** The categories of drinks, in the order of `/Bebidas`. */
  drinks: CategoryLink[];
}

/** One category page: the entry `section/<key>` of the content. */
export interface CategorySection {
  category: Pick<CategoryCard, 'key' | 'route' | 'title' | 'line' | 'nameZh' | 'seal' | 'picture'> & {
    /** Target of its back link. */
    back: 'menu' | 'drinks';
    /** Some dish has alcohol: the law requires two legends on the page. */
    alcohol: boolean;
    /** Whole pesos; null when no dish has a price. */
    lowestPrice: number | null;
    count: number;
  };
  dishes: Dish[];
}

/** A dish of a carta, with name and description in the carta's language. */
export interface CartaDish extends Pick<Dish, 'key' | 'name' | 'nameWidth' | 'desc' | 'price' | 'marks'> {
  /** Only on the Chinese carta: the Spanish name, by which its readers order. */
  nameEs?: string;
  /** Fields that are still Spanish, because their translation is missing. */
  spanish?: ('name' | 'desc')[];
}

/** A category of a carta, in the carta's language. */
export interface CartaChapter {
  key: CategoryKey;
  name: string;
  nameEs?: string;
  seal: string;
  alcohol: boolean;
  dishes: CartaDish[];
}

/** The whole menu in one language: the entry `carta/<language>` of the content. */
export type Carta = CartaChapter[];
