/** Key of a category, as in `categorias.csv`: `arroz`. */
export type CategoryKey = string;

/** V vegetarian, VG vegan, P spicy, K for kids, A contains alcohol. */
export type Mark = 'V' | 'VG' | 'P' | 'K' | 'A';

/** Allergens, as written in `carta.csv`. */
export const allergens = [
  'gluten',
  'crustaceos',
  'moluscos',
  'pescado',
  'huevo',
  'leche',
  'mani',
  'nueces',
  'soya',
  'sesamo',
] as const;
export type Allergen = (typeof allergens)[number];

/** A picture of the site: its address is `/pictures/<name>.<version>-<width>.<avif|webp>`. */
export interface PictureRef {
  /** File name without width and extension, e.g. `arroz-arroz-yangzhou`. */
  name: string;
  /** Hash of the source: the file at an address never changes. */
  version: string;
  /** CSS colour shown until the picture is loaded. */
  color: string;
  /** Widths in pixels that exist as files, ascending. */
  widths: number[];
  /** Height divided by width. */
  ratio: number;
}

/** A dish, from its row in `carta.csv` to the message in the chat. All other types of a dish are subsets of it. */
export interface Dish {
  /** Identity everywhere: `category:slug`. */
  key: string;
  /** Number within its category, from 1; repeats across categories. */
  id: number;
  category: CategoryKey;
  /** Singular label: "Entrada", "Arroz chino". */
  plato: string;
  name: string;
  /** Width of the name on one line, in `em` of its font; absent if the font lacks a character. `NamePrice` breaks lines by it. */
  nameWidth?: number | undefined;
  nameEn: string;
  /** In Simplified Chinese. */
  nameZh: string;
  desc: string;
  /** Whole Colombian pesos; null if guests have to ask for the price. */
  price: number | null;
  marks: readonly Mark[];
  /** Absent if `carta.csv` names none, which does not mean that there are none. */
  allergens?: Allergen[];
  /** Brand of a bottled drink; otherwise empty. */
  brand: string;
  picture: PictureRef | null;
  /** Address of a small file of the picture; empty without a picture. */
  image: string;
}

/** The fields of a dish that the cart stores and `GET /products` returns. */
export type ListedDish = Pick<
  Dish,
  'key' | 'id' | 'category' | 'plato' | 'name' | 'desc' | 'price' | 'image'
>;

/** A row of `GET /products`: without key, and with an empty text for an unknown price. */
export type Product = Omit<ListedDish, 'key' | 'price'> & { price: number | string };

/** A dish that can be put into the cart: it has a price. Older carts and `GET /products` lack the optional fields. */
export type OrderableDish = ListedDish & { price: number } & Partial<
    Pick<Dish, 'marks' | 'nameEn' | 'nameZh'>
  >;

/** A dish in a menu; an older build of the menu lacks the marks. */
export type DishPrice = Pick<Dish, 'plato' | 'name' | 'desc' | 'price' | 'image'> &
  Partial<Pick<Dish, 'marks'>>;

/** The dishes of a category by key; a key that is absent is not on the menu. */
export type Prices = Readonly<Record<string, DishPrice>>;

/** Category → its dishes; a category that is absent has not been asked for. */
export type CategoryPrices = Readonly<Record<CategoryKey, Prices>>;
