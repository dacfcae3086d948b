import { type EntriesByName, type Language, languages, type PictureRef } from '@asia/shared/contracts';
import { NOT_FOUND, pageEntry } from '@asia/shared/contracts/composeTable';
import type { Facts } from '@asia/shared/restaurant';
import { spanishList } from '@asia/shared/restaurant/hoursText';
import type { Content } from './Content';
import { categories, rail, section } from './projections/categories';
import { carta, products } from './projections/dishes';
import type { Facts as AuthoredFacts } from './restaurantSchema';

/**
 * Every entry of the content, by its name.
 * @throws Error when the facts of the restaurant could not be read
 */
export function projectEntries(content: Content): EntriesByName {
  const { restaurant, cartaPicture, hours, zones } = content;
  if (!restaurant || !cartaPicture) throw new Error('The content has no facts of the restaurant.');
  return {
    facts: facts(restaurant.data, { cartaPicture, hours, zones }),
    today: content.today.rows,
    categories: categories(content),
    rail: rail(content),
    titles: titles(content),
    products: products(content),
    ...Object.fromEntries(languages.map((language) => [`carta/${language}`, carta(content, language)])),
    ...Object.fromEntries(languages.map((language) => [`tip/${language}`, tip(restaurant.data, language)])),
    ...Object.fromEntries(
      content.categories.map((category) => [`section/${category.key}`, section(category)]),
    ),
    ...pageEntries(content),
  };
}

/** The facts of the restaurant as apps read them: without the owner's notes, with the texts that follow from numbers. */
function facts(
  authored: AuthoredFacts,
  { zones, ...others }: Pick<Content, 'hours' | 'zones'> & { cartaPicture: PictureRef },
): Facts {
  const { notice, confirm, tip, sic, ...file } = authored;
  const line = `Domicilios en ${spanishList(zones.map(({ label }) => label))}`;
  return { ...file, ...others, delivery: { ...file.delivery, zones, line } };
}

/** The notice about tips in one language. Its complaints are texts with a telephone between them. */
function tip({ tip: { percent, ...notices }, sic }: AuthoredFacts, language: Language) {
  const { title, text, complaints } = notices[language];
  // `split` with a group: every second piece is the name of a telephone.
  const pieces = complaints.split(/\{(\w+)\}/);
  return {
    title,
    text: text.replace('{percent}', String(percent)),
    complaints: pieces.flatMap((words, index) => {
      if (index % 2 === 1) return [];
      const phone = sic[pieces[index + 1] as keyof typeof sic];
      return { words, ...(typeof phone === 'string' && { phone }) };
    }),
  };
}

/** Titles of the document, by registered route; `*` of the page that is not found. */
const titles = ({ pages }: Content): Record<string, string> =>
  Object.fromEntries(pages.map(({ route, title }) => [route === '404' ? NOT_FOUND : route, title]));

/** The texts of pages. The pairs of the memory game are apart, because another app draws them. */
function pageEntries(content: Content): EntriesByName {
  const games = Object.values(content.pageTexts).flatMap(({ game }) => game ?? []);
  const own = Object.entries(content.pageTexts).map(([route, { game: _, ...texts }]): [string, object] => [
    pageEntry(route),
    texts,
  ]);
  return { game: games, ...Object.fromEntries(own) };
}
