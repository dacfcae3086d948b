import type { Content } from './Content';
import { chineseCarta, englishCarta, spanishCarta } from './projections/cartas';
import { catalogue } from './projections/catalogue';
import { categories } from './projections/categories';
import { pages } from './projections/pages';
import { prices } from './projections/prices';
import { products } from './projections/products';
import { section } from './projections/sections';
import type { Pictures } from './readPictures';

/** Every generated file by its path under `shared/generated`. */
export function generatedFiles(content: Content, pictures: Pictures): Record<string, unknown> {
  return {
    ...Object.fromEntries(
      content.categories.map((category) => [`sections/${category.key}.json`, section(category)]),
    ),
    'categories.json': categories(content),
    'cartas/es.json': spanishCarta(content),
    'cartas/en.json': englishCarta(content),
    'cartas/zh.json': chineseCarta(content),
    'catalogue.json': catalogue(content),
    'prices.json': prices(content),
    'products.json': products(content),
    'pages.json': pages(content),
    'pictures.json': pictures,
  };
}
