import { categories, headOf } from '@asia/content-build/site';
import type { AppDescription, CategoryKey, Language, RouteOf } from '@asia/shared/contracts';

interface Exposes {
  MenuPage: typeof import('./src/menu-index/MenuPage');
  CategoryPage: typeof import('./src/category/page');
  DrinksPage: typeof import('./src/products/drinksExpose');
  KidsPage: typeof import('./src/products/kidsExpose');
  CartaPage: typeof import('./src/carta/page');
  prices: typeof import('./src/menu-data/prices');
}

function categoryRoute({ key, route }: { key: CategoryKey; route: string }): RouteOf<Exposes> {
  const common = { path: route, head: headOf(route), data: [`section-${key}`] };
  if (key === 'bebidas') return { ...common, page: 'DrinksPage' };
  if (key === 'infantil') return { ...common, page: 'KidsPage', slots: { game: 'kids-game' } };
  return { ...common, page: 'CategoryPage', props: { category: key } };
}

const cartaRoute = (path: string, language: Language): RouteOf<Exposes> => ({
  path,
  page: 'CartaPage',
  props: { language },
  head: headOf(path),
  data: [`carta-${language}`],
  role: 'carta',
  translated: true,
  offline: true,
});

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
} satisfies AppDescription<Exposes>;

export default menuMfe;
