import type { ComponentType } from 'react';
import { Loadable } from '@asia/shared/ui';
import { loadDishes } from '../menu-data/sections';
import type { Ranking } from './rankDishes';
import type { SearchResultsProps } from './SearchResults';

interface MenuSearch {
  ranking: Ranking;
  SearchResults: ComponentType<SearchResultsProps>;
}

export const menuSearch = new Loadable('search', async (): Promise<MenuSearch> => {
  const [dishes, { rankDishes }, { SearchResults, loadTexts }] = await Promise.all([
    loadDishes(),
    import(/* webpackChunkName: "search" */ './rankDishes'),
    import(/* webpackChunkName: "search" */ './SearchResults'),
  ]);
  await loadTexts();
  return { ranking: await rankDishes(dishes), SearchResults };
});

/** Fetches the search ahead. @returns whether it is loaded; the results show a failure */
export function preloadMenuSearch(): Promise<boolean> {
  return menuSearch.prefetch().then((loaded) => loaded !== undefined);
}

// For a guest who is in the field before hydration. A prerender has no document.
if (typeof document !== 'undefined' && document.querySelector('[type=search]:focus'))
  void preloadMenuSearch();
