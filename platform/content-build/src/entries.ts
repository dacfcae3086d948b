import type { ContentEntries, Language } from '@asia/shared/contracts';
import { pageEntry } from '@asia/shared/contracts/composeTable';
import type { Content } from './Content';
import { categories, pages, rail, section } from './projections/categories';
import { carta, products } from './projections/dishes';
import { facts } from './projections/facts';

const languages: readonly Language[] = ['es', 'en', 'zh'];

/**
 * Every entry of the content, by its name.
 * @throws Error when the facts of the restaurant could not be read
 */
export function entriesOf(content: Content): ContentEntries {
  const { restaurant, cartaPicture } = content;
  if (!restaurant || !cartaPicture) throw new Error('The content has no facts of the restaurant.');
  return {
    facts: facts(restaurant.facts, cartaPicture),
    categories: categories(content),
    rail: rail(content),
    products: products(content),
    ...Object.fromEntries(languages.map((language) => [`carta/${language}`, carta(content, language)])),
    ...Object.fromEntries(
      content.categories.map((category) => [`section/${category.key}`, section(category)]),
    ),
    ...pageEntries(content),
  };
}

/** The texts of pages; and the pairs of the memory game, which another app draws on the page that has them: none without it. */
function pageEntries(content: Content): ContentEntries {
  // A category has its head in its section.
  const routes = new Set(content.categories.map(({ route }) => route));
  const games = Object.values(content.pageTexts).flatMap(({ game }) => game ?? []);
  const own = Object.entries(pages(content)).flatMap(([route, meta]): [string, object][] => {
    const { game: _, ...texts } = content.pageTexts[route] ?? {};
    const entry = { ...(!routes.has(route) && meta), ...texts };
    return Object.keys(entry).length > 0 ? [[pageEntry(route === '404' ? '*' : route), entry]] : [];
  });
  return { game: games, ...Object.fromEntries(own) };
}
