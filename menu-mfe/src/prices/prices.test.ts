import { categoryKeys } from '@asia/shared/contracts';
import { formatCartaPrice, readCatalogue, type Carta, type EnglishCarta } from '@asia/shared/menu';
import flat from '@asia/shared/menu-data/catalogue.json';
import en from '@asia/shared/menu-data/cartas/en.json';
import es from '@asia/shared/menu-data/cartas/es.json';
import zh from '@asia/shared/menu-data/cartas/zh.json';
import { readCarta } from '../carta/readCarta';
import { sectionFiles } from '../sections/sectionFiles';
import type { CategorySection } from '@asia/shared/menu';
import loadPrices from './prices';

test('the live prices hold every dish of the search', async () => {
  const prices = await loadPrices();

  expect(Object.keys(prices)).toHaveLength(207);
  for (const { key, name, price } of readCatalogue(flat)) expect(prices[key]).toMatchObject({ name, price });
});

test('every section shows the prices that the cart uses', async () => {
  const prices = await loadPrices();
  const shown = new Map<string, number | null>();
  for (const key of categoryKeys) {
    const { dishes } = (await sectionFiles[key]()).default as CategorySection;
    for (const dish of dishes) shown.set(dish.key, dish.price);
  }

  expect(Object.fromEntries(shown)).toEqual(
    Object.fromEntries(Object.entries(prices).map(([key, { price }]) => [key, price])),
  );
});

test.each([
  ['es', es as Carta, '.'],
  ['en', en as EnglishCarta, ','],
  ['zh', zh as Carta, '.'],
] as const)('the carta in %s prints the prices that the cart uses', async (_, carta, separator) => {
  const prices = await loadPrices();
  const entries = readCarta(carta).flatMap((chapter) => chapter.entries);

  expect(readCarta(carta)).toHaveLength(categoryKeys.length);
  expect(entries).toHaveLength(207);
  for (const { key, price } of entries) {
    expect(price).toBe(formatCartaPrice(prices[key]?.price ?? null, separator));
  }
});
