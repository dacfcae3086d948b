import type { Dish } from '@asia/shared/contracts';
import type { Carta, CategorySection } from '@asia/shared/menu';
import categories from '@asia/shared/menu-data/categories.json';
import en from '@asia/shared/menu-data/cartas/en.json';
import es from '@asia/shared/menu-data/cartas/es.json';
import zh from '@asia/shared/menu-data/cartas/zh.json';
import menu from '@asia/shared/menu-data/dishes.json';
import { sectionFiles } from '@asia/shared/menu-data/sections';
import loadPrices from './prices';

type Priced = Pick<Dish, 'key' | 'price'>;
const priceByKey = (dishes: readonly Priced[]) =>
  Object.fromEntries(dishes.map(({ key, price }) => [key, price]));

async function livePrices() {
  return priceByKey(Object.entries(await loadPrices()).map(([key, { price }]) => ({ key, price })));
}

test('the live prices are those of the search', async () => {
  expect(await livePrices()).toEqual(priceByKey(menu));
});

test('every category has its section, with the prices that the cart uses', async () => {
  expect(Object.keys(sectionFiles).sort()).toEqual(categories.map(({ key }) => key).sort());
  const sections = await Promise.all(Object.values(sectionFiles).map((load) => load()));
  const shown = sections.flatMap((file) => (file.default as CategorySection).dishes);

  expect(priceByKey(shown)).toEqual(await livePrices());
});

test.each([
  ['es', es as Carta],
  ['en', en as Carta],
  ['zh', zh as Carta],
])('the carta in %s has the prices that the cart uses', async (_, carta) => {
  expect(priceByKey(carta.flatMap(({ dishes }) => dishes))).toEqual(await livePrices());
});
