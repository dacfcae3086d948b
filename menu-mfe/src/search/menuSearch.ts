import type { ComponentType } from 'react';
import { contentPart } from '@asia/shared/content';
import type { Dish } from '@asia/shared/contracts';
import { Loadable } from '@asia/shared/ui';
import type { SearchResultsProps } from './SearchResults';

interface MenuSearch {
  /** The dishes that have every word of a query, best first; all for an empty one. */
  find: (query: string) => readonly Dish[];
  SearchResults: ComponentType<SearchResultsProps>;
}

/** The search over the whole menu. */
export const menuSearch = new Loadable('search', async (): Promise<MenuSearch> => {
  const [dishes, , { searchOver }, { SearchResults }] = await Promise.all([
    contentPart<Dish[]>('dishes').load(),
    // Finds the name of a dish's category.
    contentPart('categories').load(),
    import(/* webpackChunkName: "search" */ './searchOver'),
    import(/* webpackChunkName: "search" */ './SearchResults'),
  ]);
  return { find: await searchOver(dishes), SearchResults };
});

/**
 * Fetches the search ahead.
 * @returns whether it is loaded; the results show a failure
 */
export function preloadMenuSearch(): Promise<boolean> {
  return menuSearch.prefetch().then((loaded) => loaded !== undefined);
}
