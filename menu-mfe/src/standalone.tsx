import { runStandalone } from '@asia/shared/standalone';

runStandalone({
  name: 'menu-mfe',
  modules: {
    MenuPage: () => import('./menu-index/MenuPage'),
    CategoryPage: () => import('./category/CategoryPage'),
    DrinksPage: () => import('./products/DrinksPage'),
    KidsPage: () => import('./products/KidsPage'),
    CartaPage: () => import('./carta/CartaPage'),
  },
});
