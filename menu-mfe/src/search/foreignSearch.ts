import { languages } from '@asia/shared/contracts';
import { Loadable } from '@asia/shared/ui';
import { cartaDish, cartaIn } from '../menu-data/cartas';
import { loadDishes } from '../menu-data/sections';
import type { Ranking } from './rankDishes';

/** A search over descriptions in all languages too, for a query that finds nothing in the menu's own words. */
export const foreignSearch = new Loadable('foreign-search', async (): Promise<Ranking> => {
  const [dishes, { rankDishes }] = await Promise.all([
    loadDishes(),
    import(/* webpackChunkName: "search" */ './rankDishes'),
    ...languages.map((language) => cartaIn(language).load()),
  ]);
  return rankDishes(dishes, ({ key }) =>
    languages.map((language) => cartaDish(language, key)?.desc).join(' '),
  );
});
