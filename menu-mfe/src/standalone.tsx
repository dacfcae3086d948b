import { runAlone } from '@asia/shared/standalone';

runAlone({
  name: 'menu-mfe',
  modules: {
    MenuPage: () => import('./menu-index/MenuPage'),
    CategoryPage: () => import('./category/CategoryPage'),
    DrinksPage: () => import('./products/DrinksPage'),
    KidsPage: () => import('./products/KidsPage'),
    CartaPage: () => import('./carta/CartaPage'),
  },
});
