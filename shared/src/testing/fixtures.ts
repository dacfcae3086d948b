import type { CartItem, Dish, OrderableDish, PictureRef } from '../contracts';

/** A picture with three widths; `name` tells it apart. */
export function aPicture(name = 'arroz-arroz-chowfan-de-la-casa'): PictureRef {
  return { name, version: 'abc123', color: '#6b4a2b', widths: [200, 400, 800], ratio: 0.75 };
}

/** A dish as category pages show it. */
export function aDish(changes: Partial<Dish> = {}): Dish {
  const category = changes.category ?? 'arroz';
  const slug = changes.slug ?? 'arroz-chowfan-de-la-casa';
  return {
    key: `${category}:${slug}`,
    slug,
    id: 1,
    category,
    plato: 'Arroz chino',
    name: 'Arroz chowfan de la casa',
    nameZh: '招牌炒饭',
    desc: 'Pollo, cerdo y camarón al wok, con huevo y raíces chinas',
    price: 42800,
    marks: [],
    soldOut: false,
    picture: aPicture(`${category}-${slug}`),
    ...changes,
  };
}

/** A dish that can be put into the cart. */
export function anOrderableDish(changes: Partial<OrderableDish> = {}): OrderableDish {
  const category = changes.category ?? 'entradas';
  return {
    key: `${category}:lumpia-unidad`,
    id: 1,
    category,
    plato: 'Entrada',
    name: 'Lumpia (unidad)',
    desc: 'Rollo crocante de verduras y cerdo',
    price: 9800,
    image: '/pictures/entradas-lumpia-unidad.abc123-200.webp',
    ...changes,
  };
}

/** A line of the cart: one lumpia. */
export function aCartItem(changes: Partial<CartItem> = {}): CartItem {
  return { ...anOrderableDish(changes), cartQuantity: 1, ...changes };
}
