import type { AppDescription } from '@asia/shared/contracts';

/** Node reads this file at a build. */
declare const process: { env: { PRODUCTS_URL?: string } };

const exposes = {
  MenuPage: () => import('./src/menu-index/MenuPage'),
  CategoryPage: () => import('./src/category/CategoryPage'),
  DrinksPage: () => import('./src/products/DrinksPage'),
  KidsPage: () => import('./src/products/KidsPage'),
  CartaPage: () => import('./src/carta/CartaPage'),
};

const menuMfe = {
  name: 'menu-mfe',
  exposes,
  routes: [
    {
      path: '/Menu',
      page: 'MenuPage',
      data: ['categories', 'rail', 'tip/es'],
      role: 'menu',
      offline: true,
      navigation: { label: 'Menu', order: 2 },
    },
    { each: 'category', page: 'CategoryPage', data: ['section/*', 'rail'] },
    { each: 'category', only: 'bebidas', page: 'DrinksPage', data: ['section/*', 'rail', 'categories'] },
    {
      each: 'category',
      only: 'infantil',
      page: 'KidsPage',
      data: ['section/*', 'rail', 'game'],
      slots: { game: 'kids-game' },
    },
    {
      each: 'carta',
      page: 'CartaPage',
      data: ['carta/*', 'rail', 'tip/*'],
      role: 'carta',
      translated: true,
      offline: true,
    },
  ],
  // With PRODUCTS_URL, pages request a backend of the restaurant instead of the site's own server.
  ...(process.env.PRODUCTS_URL && { provides: { products: process.env.PRODUCTS_URL } }),
} satisfies AppDescription<typeof exposes>;

export default menuMfe;
