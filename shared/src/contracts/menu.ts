/** The 29 categories of the menu, as the flat catalogue keys them. */
export const categoryKeys = [
  'entradas',
  'sopas',
  'cremas',
  'especiales',
  'arroz',
  'agridulce',
  'curry',
  'ostras',
  'chop',
  'vegetariano',
  'vegano',
  'mariscos',
  'combinado',
  'triple',
  'lomien',
  'tofu',
  'infantil',
  'carnes',
  'bebidas',
  'postres',
  'cerveza',
  'cocteleria',
  'gaseosas',
  'hatsu',
  'jugos',
  'licores',
  'sangrias',
  'sodas',
  'vinos',
] as const;
export type CategoryKey = (typeof categoryKeys)[number];

/** V vegetarian, VG vegan, P spicy, K for kids, A contains alcohol. */
export type Mark = 'V' | 'VG' | 'P' | 'K' | 'A';

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

/** What can be put into the cart: a dish with a price. */
export interface OrderableDish {
  /** Identity in the cart: `category:slug`. */
  key: string;
  /** Number within its category, from 1; repeats across categories. */
  id: number;
  category: CategoryKey;
  /** Singular label: "Entrada", "Arroz chino". */
  plato: string;
  name: string;
  desc: string;
  /** Whole Colombian pesos. */
  price: number;
  /** Address of a small picture. */
  image: string;
}

/** A dish as a guest reads it; `price` is null where the price has to be asked for. */
export interface Dish extends Omit<OrderableDish, 'price' | 'image'> {
  slug: string;
  /** The same name in Simplified Chinese. */
  nameZh: string;
  price: number | null;
  marks: Mark[];
  soldOut: boolean;
  picture: PictureRef;
}

/** A row of `GET /products`. */
export interface Product {
  id: number;
  name: string;
  plato: string;
  image: string;
  desc: string;
  price: number | string;
  category: string;
}
