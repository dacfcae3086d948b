/** A category by the key of its row in `categories.csv`: `arroz`. */
export type CategoryKey = string;

/** V vegetarian, VG vegan, P spicy, K for kids, A contains alcohol. */
export type Mark = 'V' | 'VG' | 'P' | 'K' | 'A';

/** What some guests must not eat, as `menu.csv` writes it. */
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

export type Language = 'es' | 'en' | 'zh';

/** A picture of the site: its address is `/pictures/<name>.<version>-<width>.<avif|webp>`. */
export interface PictureRef {
  /** File name without width and extension, e.g. `arroz-arroz-yangzhou`. */
  name: string;
  /** Hash of the source, so that an address never changes its content. */
  version: string;
  /** CSS colour shown until the picture arrives. */
  color: string;
  /** Widths in pixels that exist as files, ascending. */
  widths: number[];
  /** Height divided by width. */
  ratio: number;
}

/**
 * A dish, from the row of the menu to the message in the chat. Each form in which it travels is a part of this one,
 * under the same names.
 */
export interface Dish {
  /** Identity everywhere: `category:slug`. */
  key: string;
  /** Number within its category, from 1; repeats across categories. */
  id: number;
  category: CategoryKey;
  /** Singular label: "Entrada", "Arroz chino". */
  plato: string;
  name: string;
  nameEn: string;
  /** In Simplified Chinese. */
  nameZh: string;
  desc: string;
  /** Whole Colombian pesos, or null where the price has to be asked for. */
  price: number | null;
  marks: Mark[];
  /** Absent where the menu file names none: that does not mean that there are none. */
  allergens?: Allergen[];
  soldOut: boolean;
  /** Of a bottled drink, or empty. */
  brand: string;
  picture: PictureRef | null;
  /** Address of a small file of the picture, or empty. */
  image: string;
}

/** What is known of a dish outside the menu: in the cart, and from `GET /products`. */
export type ListedDish = Pick<
  Dish,
  'key' | 'id' | 'category' | 'plato' | 'name' | 'desc' | 'price' | 'image'
>;

/** A row of `GET /products`: without key, and with an empty text for a price that has to be asked for. */
export type Product = Omit<ListedDish, 'key' | 'price'> & { price: number | string };

/** What can be put into the cart: a dish with a price. Carts of before, and `GET /products`, do not tell the rest. */
export type OrderableDish = ListedDish & { price: number } & Partial<
    Pick<Dish, 'marks' | 'nameEn' | 'nameZh'>
  >;

/** Why a line of the cart cannot be ordered: off the menu, without a price, or sold out. */
export type Unavailability = 'gone' | 'unpriced' | 'soldOut';

/** A line of the cart, as persisted under the local storage key `cartItems`. */
export interface CartItem extends OrderableDish {
  /** Whole units, at least 1. */
  cartQuantity: number;
  /** What the kitchen is asked for: "sin cebolla". The same dish with another note is another line. */
  note?: string;
  /** Why it cannot be ordered, as the live menu said last. */
  away?: Unavailability;
  /** What the guest last knew of a dish that the live menu has changed, until the change is read. */
  was?: Pick<OrderableDish, 'name' | 'price'>;
}

/** What the live menu says of a dish; menus of before do not tell the marks. */
export type LivePrice = Pick<Dish, 'plato' | 'name' | 'desc' | 'price' | 'image' | 'soldOut'> &
  Partial<Pick<Dish, 'marks'>>;

/** By key; absent keys are no longer on the menu. */
export type Prices = Readonly<Record<string, LivePrice>>;
