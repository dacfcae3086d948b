import type { Content } from './Content';
import { categories, pages, section } from './projections/categories';
import { carta, dishes, prices, products } from './projections/dishes';
import type { Pictures } from './readPictures';

/** Every generated file by its path under `shared/generated`. */
export function generatedFiles(content: Content, pictures: Pictures): Record<string, unknown> {
  return {
    ...Object.fromEntries(
      content.categories.map((category) => [`sections/${category.key}.json`, section(category)]),
    ),
    'categories.json': categories(content),
    'cartas/es.json': carta(content, 'es'),
    'cartas/en.json': carta(content, 'en'),
    'cartas/zh.json': carta(content, 'zh'),
    'dishes.json': dishes(content),
    'prices.json': prices(content),
    'products.json': products(content),
    'pages.json': pages(content),
    'pictures.json': pictures,
  };
}
