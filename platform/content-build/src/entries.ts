import type { ContentEntries, Language } from '@asia/shared/contracts';
import { pageEntry } from '@asia/shared/contracts/composeTable';
import type { Content } from './Content';
import { categories, pages, rail, section } from './projections/categories';
import { carta, dishes, prices, products } from './projections/dishes';
import { facts } from './projections/facts';
import { missingPicture } from './readContent';
import type { Pictures } from './readPictures';

const languages: readonly Language[] = ['es', 'en', 'zh'];

const CARTA_PICTURE = 'carnes-res-con-brocoli';

/** Pictures that pages name themselves: those of no dish, and these. */
const named = new Set([
  'agridulce-cerdo-agridulce',
  'arroz-arroz-chowfan-de-camaron',
  'arroz-arroz-chowfan-de-la-casa',
  'chop-chop-suey-de-pollo',
  'entradas-lumpias-vegetarianas-2-unidades',
  'especiales-cazuela-picante-de-res',
]);

/**
 * Every entry of the content, by its name.
 * @throws Error when the facts of the restaurant could not be read
 */
export function entriesOf(content: Content, pictures: Pictures): ContentEntries {
  const { restaurant } = content;
  if (!restaurant) throw new Error('The content has no facts of the restaurant.');
  const ofDishes = new Set(dishes(content).map(({ key }) => key.replace(':', '-')));
  const routes = new Set(content.categories.map(({ route }) => route));
  const pictureOf = (name: string) => ({ name, ...(pictures[name] ?? missingPicture) });
  const shown = Object.entries(pictures).filter(([name]) => named.has(name) || !ofDishes.has(name));
  return {
    facts: facts(restaurant.facts, pictureOf(CARTA_PICTURE)),
    categories: categories(content),
    rail: rail(content),
    dishes: dishes(content),
    prices: prices(content),
    products: products(content),
    pictures: Object.fromEntries(shown.map(([name]) => [name, pictureOf(name)])),
    ...Object.fromEntries(languages.map((language) => [`carta/${language}`, carta(content, language)])),
    ...Object.fromEntries(
      content.categories.map((category) => [`section/${category.key}`, section(category)]),
    ),
    // A category has its head in its section.
    ...Object.fromEntries(
      Object.entries(pages(content))
        .filter(([route]) => !routes.has(route))
        .map(([route, meta]) => [pageEntry(route === '404' ? '*' : route), meta]),
    ),
  };
}
