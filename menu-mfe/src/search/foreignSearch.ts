import { type Dish, languages } from '@asia/shared/contracts';
import { Loadable } from '@asia/shared/ui';
import { cartaDish, cartaIn } from '../menu-data/cartas';
import { loadDishes } from '../menu-data/sections';
import { allergenTexts } from '../messages/allergens';
import type { Ranking } from './rankDishes';

/** A search over descriptions and allergens in all languages too, for a query that finds nothing in the menu's own words. */
export const foreignSearch = new Loadable('foreign-search', async (): Promise<Ranking> => {
  const [dishes, { rankDishes }] = await Promise.all([
    loadDishes(),
    import(/* webpackChunkName: "search" */ './rankDishes'),
    ...languages.flatMap((language) => [cartaIn(language).load(), allergenTexts.load(language)]),
  ]);
  const texts = ({ key, allergens = [] }: Dish) =>
    languages.flatMap((language) => [
      cartaDish(language, key)?.desc,
      ...allergens.map((allergen) => allergenTexts.in(language).names[allergen]),
    ]);
  return rankDishes(dishes, (dish) => texts(dish).join(' '));
});
