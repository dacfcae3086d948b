import type { Content } from './Content';
import { categories, pages, section } from './projections/categories';
import { carta, dishes, prices, products } from './projections/dishes';
import type { Pictures } from './readPictures';

/**
 * Every generated file by its path under `shared/generated`; a text is written as it is, all else as JSON.
 */
export function generatedFiles(content: Content, pictures: Pictures): Record<string, unknown> {
  return {
    ...Object.fromEntries(
      content.categories.map((category) => [`sections/${category.key}.json`, section(category)]),
    ),
    'sections.ts': sectionLoaders(content),
    'categories.json': categories(content),
    'cartas/es.json': carta(content, 'es'),
    'cartas/en.json': carta(content, 'en'),
    'cartas/zh.json': carta(content, 'zh'),
    'dishes.json': dishes(content),
    'prices.json': prices(content),
    'products.json': products(content),
    'pages.json': pages(content),
    'restaurant.json': content.restaurant?.facts,
    'pictures.json': Object.fromEntries(
      Object.entries(pictures).map(([name, entry]) => [name, { name, ...entry }]),
    ),
  };
}

/**
 * Source of the module that loads the dishes of one category, one chunk each. Names every file, because
 * bundlers do not resolve computed names of files of a package.
 */
function sectionLoaders({ categories: own }: Content): string {
  const loaders = own.map(
    ({ key }) => `  ${key}: () => import(/* webpackChunkName: "section-${key}" */ './sections/${key}.json'),`,
  );
  return [
    'export const sectionFiles: Readonly<Record<string, () => Promise<{ default: unknown }>>> = {',
    ...loaders,
    '};',
    '',
  ].join('\n');
}
