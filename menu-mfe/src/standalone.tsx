import { runAlone } from '@asia/shared/standalone';

runAlone({
  name: 'menu-mfe',
  modules: {
    MenuPage: () => import('./menu-index/MenuPage'),
    CategoryPage: () => import('./category/CategoryPage'),
    DrinksPage: () => import('./drinks/DrinksPage'),
    KidsPage: () => import('./kids/KidsPage'),
    CartaPage: () => import('./carta/CartaPage'),
  },
});
