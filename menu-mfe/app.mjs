// @ts-check
import { categories, headOf } from '@asia/content-build/site';

/** @param {{ key: string, route: string }} category @returns {import('@asia/shared/contracts').RouteDescription} */
function categoryRoute({ key, route }) {
  const common = { path: route, head: headOf(route), data: [`section-${key}`] };
  if (key === 'bebidas') return { ...common, page: 'DrinksPage' };
  if (key === 'infantil') return { ...common, page: 'KidsPage', slots: { game: 'kids-game' } };
  return { ...common, page: 'CategoryPage', props: { category: key } };
}

/** @param {string} path @param {string} language @returns {import('@asia/shared/contracts').RouteDescription} */
const cartaRoute = (path, language) => ({
  path,
  page: 'CartaPage',
  props: { language },
  head: headOf(path),
  data: [`carta-${language}`],
  role: 'carta',
  translated: true,
  offline: true,
});

/** @type {import('@asia/shared/contracts').AppDescription} */
const menuMfe = {
  name: 'menu-mfe',
  exposes: {
    MenuPage: './src/menu-index/MenuPage.tsx',
    CategoryPage: './src/category/page.ts',
    DrinksPage: './src/products/drinksExpose.ts',
    KidsPage: './src/products/kidsExpose.ts',
    CartaPage: './src/carta/page.ts',
    prices: './src/menu-data/prices.ts',
  },
  routes: [
    {
      path: '/Menu',
      page: 'MenuPage',
      role: 'menu',
      head: headOf('/Menu'),
      offline: true,
      navigation: { label: 'Menu', order: 2 },
    },
    ...categories().map(categoryRoute),
    cartaRoute('/Carta', 'es'),
    cartaRoute('/CartaIngles', 'en'),
    cartaRoute('/CartaChino', 'zh'),
  ],
  provides: {
    prices: 'prices',
    // With PRODUCTS_URL pages ask a backend of the restaurant instead of the site's own server.
    products: process.env.PRODUCTS_URL ?? 'products.json',
  },
};

export default menuMfe;
