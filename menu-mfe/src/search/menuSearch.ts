import type { ComponentType } from 'react';
import type { Dish } from '@asia/shared/contracts';
import { Loadable } from '@asia/shared/ui';
import { loadCategories } from '../menu-data/categories';
import { sectionOf } from '../menu-data/sections';
import type { SearchResultsProps } from './SearchResults';

interface MenuSearch {
  /** The dishes with every word of a query, best first. An empty query returns all dishes. */
  find: (query: string) => readonly Dish[];
  SearchResults: ComponentType<SearchResultsProps>;
}

export const menuSearch = new Loadable('search', async (): Promise<MenuSearch> => {
  const [sections, { rankDishes }, { SearchResults }] = await Promise.all([
    loadCategories().then((cards) => Promise.all(cards.map(({ key }) => sectionOf(key).load()))),
    import(/* webpackChunkName: "search" */ './rankDishes'),
    import(/* webpackChunkName: "search" */ './SearchResults'),
  ]);
  return { find: await rankDishes(sections.flatMap(({ dishes }) => dishes)), SearchResults };
});

/**
 * Fetches the search ahead.
 * @returns whether it is loaded; the results show a failure
 */
export function preloadMenuSearch(): Promise<boolean> {
  return menuSearch.prefetch().then((loaded) => loaded !== undefined);
}
