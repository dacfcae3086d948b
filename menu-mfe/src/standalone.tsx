import { runAlone } from '@asia/shared/standalone';
import table from '../../remotes.json';

const remote = table.remotes.find(({ name }) => name === 'menu-mfe');

runAlone({
  name: 'menu-mfe',
  pages: remote?.pages ?? [],
  modules: {
    MenuPage: () => import('./menu-index/MenuPage'),
    CategoryPage: () => import('./category/CategoryPage'),
    DrinksPage: () => import('./drinks/DrinksPage'),
    KidsPage: () => import('./kids/KidsPage'),
    CartaPage: () => import('./carta/CartaPage'),
  },
});
