import { type EntriesByName, type Facts, type Language, languages } from '@asia/shared/contracts';
import { NOT_FOUND, pageEntry } from '@asia/shared/contracts/composeTable';
import { spanishList } from '@asia/shared/restaurant/hoursText';
import type { Content } from './Content';
import { carta, products } from './projections/cartasAndProducts';
import { categories, rail, section } from './projections/categories';
import type { TipTexts } from './tables/pageSchemas';
import type { AuthoredFacts } from './tables/restaurantSchema';

/** Every entry of the content, by its name. @throws Error when the facts of the restaurant could not be read */
export function projectEntries(content: Content): EntriesByName {
  const { restaurant, tip: notices } = content;
  if (!restaurant || !notices) throw new Error('The content has no facts of the restaurant.');
  return {
    facts: facts(restaurant, content),
    // The note of a pause is for guests; another one may name the supplier that did not come.
    today: content.today.rows.map(({ note, ...row }) =>
      row.what === 'pause' && note ? { ...row, note } : row,
    ),
    categories: categories(content),
    rail: rail(content),
    titles: titles(content),
    products: products(content),
    ...Object.fromEntries(languages.map((language) => [`carta/${language}`, carta(content, language)])),
    ...Object.fromEntries(
      languages.map((language) => [`tip/${language}`, tip(restaurant.tip, notices[language])]),
    ),
    ...Object.fromEntries(
      content.categories.map((category) => [`section/${category.key}`, section(category)]),
    ),
    ...pageEntries(content),
  };
}

const MAP_HEIGHT_PX = 300;

/** The facts of the restaurant as apps read them, with the texts that follow from numbers. */
function facts(authored: AuthoredFacts, { hours, payments, phrases, landmarks, ...content }: Content): Facts {
  const { tip, map, delivery, payment, alcohol, salon, cartaPicture, webStudio, ...first } = authored;
  const { none, cardReaderConfirmed } = payment;
  const zones = content.zones.map(({ zone }) => zone);
  const line = `Domicilios en ${spanishList(zones.map(({ label }) => label))}`;
  return {
    ...first,
    map: { ...map, heightPx: MAP_HEIGHT_PX },
    timeZone: 'America/Bogota',
    currency: 'COP',
    delivery: {
      ...delivery,
      zones,
      line,
      ...(landmarks && { landmarks }),
    },
    payment: { options: payments, none, cardReaderConfirmed },
    ...(phrases && { phrases }),
    alcohol,
    salon,
    cartaPicture,
    webStudio,
    hours,
  };
}

/** The notice about tips in one language. Its complaints are texts with a telephone between them. */
function tip({ percent, lines }: AuthoredFacts['tip'], { title, text, complaints }: TipTexts[Language]) {
  // `split` with a group: every second piece is the name of a telephone.
  const pieces = complaints.split(/\{([^}]+)\}/);
  return {
    title,
    text: text.replace('{porcentaje}', String(percent)),
    complaints: pieces.flatMap((words, index) => {
      if (index % 2 === 1) return [];
      const phone = lines[pieces[index + 1] as keyof typeof lines];
      return { words, ...(phone && { phone }) };
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
