import type {
  CartItem,
  CategoryKey,
  CategoryPrices,
  Dish,
  DishPrice,
  OrderableDish,
  PictureRef,
  SiteTable,
} from '../contracts';
import { pricesIn } from '../menu/pricesIn';

export function aPicture(name = 'arroz-arroz-chowfan-de-la-casa'): PictureRef {
  return { name, version: 'abc123', color: '#6b4a2b', widths: [200, 400, 800], ratio: 0.75 };
}

/** A dish of the menu; with another `slug` it has another key and picture. */
export function aDish({
  slug = 'arroz-chowfan-de-la-casa',
  ...changes
}: Partial<Dish> & { slug?: string } = {}): Dish {
  const category = changes.category ?? 'arroz';
  return {
    key: `${category}:${slug}`,
    id: 1,
    category,
    plato: 'Arroz chino',
    name: 'Arroz chowfan de la casa',
    nameEn: 'House fried rice',
    nameZh: '招牌炒饭',
    desc: 'Pollo, cerdo y camarón al wok, con huevo y raíces chinas',
    price: 42800,
    marks: [],
    brand: '',
    picture: aPicture(`${category}-${slug}`),
    image: `/pictures/${category}-${slug}.abc123-400.webp`,
    ...changes,
  };
}

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

export function aCartItem(changes: Partial<CartItem> = {}): CartItem {
  return { ...anOrderableDish(changes), cartQuantity: 1, ...changes };
}

export function aSoup(changes: Partial<CartItem> = {}): CartItem {
  const soup = {
    key: 'sopas:sopa-wantan',
    category: 'sopas',
    plato: 'Sopa',
    name: 'Sopa wantán',
    price: 22500,
  };
  return aCartItem({ ...soup, ...changes });
}

export function pricesOf(
  ...dishes: readonly (DishPrice & { key: string; category: CategoryKey })[]
): CategoryPrices {
  const ofCategory = (name: CategoryKey) =>
    pricesIn({ dishes: dishes.filter(({ category }) => category === name) });
  return Object.fromEntries(dishes.map(({ category }) => [category, ofCategory(category)]));
}

export function aSiteTable(): SiteTable {
  return {
    routes: [
      { path: '/', id: 'shell/HomePage', navigation: { label: 'Home', order: 10 } },
      { path: '/About', id: 'shell/AboutPage', navigation: { label: 'Nosotros', order: 30 } },
      { path: '/Contact', id: 'shell/ContactPage', navigation: { label: 'Contacto', order: 40 } },
      { path: '/Menu', id: 'menu-mfe/MenuPage', role: 'menu', navigation: { label: 'Menu', order: 20 } },
      {
        path: '/ArrozChino',
        id: 'menu-mfe/CategoryPage',
        props: { category: 'arroz' },
        data: ['section/arroz', 'categories'],
      },
      { path: '/Sopas', id: 'menu-mfe/CategoryPage', props: { category: 'sopas' }, data: ['section/sopas'] },
      { path: '/Menuinfantil', id: 'menu-mfe/KidsPage', slots: { game: 'salon-mfe/MemoryGame' } },
      { path: '/Cart', id: 'cart-mfe/CartPage', role: 'cart', translated: true },
      {
        path: '/CheckoutPage',
        id: 'cart-mfe/CheckoutPage',
        singletons: ['ui-forms'],
        role: 'checkout',
        translated: true,
      },
      { path: '/Salon', id: 'salon-mfe/SalonPage' },
    ],
  };
}
