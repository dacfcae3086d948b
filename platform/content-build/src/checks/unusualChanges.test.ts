import type { Dish, Prices } from '@asia/shared/contracts';
import { pricesIn } from '@asia/shared/menu';
import type { Content, ContentDish } from '../Content';
import { reportUnusual } from './unusualChanges';

type Price = number | null;
const all = Array.from({ length: 18 }, (_, index) => 9_800 + 1_000 * index);

/** A menu with these prices, and more of each dish. */
const menu = (prices: readonly Price[], more: (index: number) => Partial<Dish> = () => ({})): ContentDish[] =>
  prices.map((price, index) => {
    const dish = {
      key: `sopas:${index}`,
      name: `Sopa ${index}`,
      plato: 'Sopa',
      marks: [],
      price,
      ...more(index),
    };
    return { row: index + 2, confirmed: new Set<string>(), dish } as unknown as ContentDish;
  });
const pricesOf = (dishes: ContentDish[]): Prices => pricesIn({ dishes: dishes.map(({ dish }) => dish) });

/** What the owner is asked about: row, column, and the beginning of the question. */
function questions(dishes: ContentDish[], before: Prices | null = pricesOf(menu(all))): string[] {
  const asked: string[] = [];
  const content = { categories: [{ dishes }], zones: [] } as unknown as Content;
  reportUnusual(before && { prices: before, authored: new Map() }, content, '', ({ row, column, message }) =>
    asked.push(`${row} ${column}: ${message.replace(/\d+/g, 'n')}`),
  );
  return asked;
}
const about = (place: string, says: string) => [expect.stringMatching(`^${place}: .*${says}`)];

const change = (price: Price, index = 0) => menu(all.map((was, each) => (each === index ? price : was)));
const dearer = (every: number) =>
  menu(all.map((price, index) => (index % every === 0 ? price + 100 : price)));

test.each<[what: string, dishes: ContentDish[], asked: unknown[]]>([
  ['nothing', menu(all), []],
  ['half more of a price', change(14_700), []],
  ['half of a price', change(4_900), []],
  ['a third of the prices', dearer(3), []],
  ['every name', menu(all, (index) => ({ name: `Otra ${index}` })), about('1 nombre_es', 'cambian n de n')],
])('%s changed', (_what, dishes, asked) => {
  expect(questions(dishes)).toEqual(asked);
});

test('nothing is asked before the first release', () => {
  expect(questions(change(98_000), null)).toEqual([]);
});
