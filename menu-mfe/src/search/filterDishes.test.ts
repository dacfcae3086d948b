import { aDish } from '@asia/shared/testing';
import { countWith, filterDishes } from './filterDishes';
import { type FilterKey, filterKeys, parseFilters } from './filters';

const dishes = [
  aDish({ name: 'Tofu', price: 30000, marks: ['VG', 'P'] }),
  aDish({ name: 'Tortilla', price: 40000, marks: ['V'] }),
  aDish({ name: 'Cazuela', price: 102800, marks: ['P'] }),
  aDish({ name: 'Cerveza importada', price: null, marks: ['A'] }),
];

test.each<[filters: FilterKey[], names: string[]]>([
  // Vegan dishes are vegetarian too.
  [['vegetariano'], ['Tofu', 'Tortilla']],
  [['vegano'], ['Tofu']],
  [['picante', 'vegano'], ['Tofu']],
  // A dish without a price does not pass.
  [['hasta-40000'], ['Tofu', 'Tortilla']],
])('%j leaves %j', (filters, names) => {
  expect(filterDishes(dishes, filters).map(({ name }) => name)).toEqual(names);
});

test('each count is what the filter would leave beside the chosen ones', () => {
  expect(filterKeys.map((key) => countWith(dishes, ['picante'], key))).toEqual([1, 1, 2, 1]);
});

test('unknown words in the address are no filters', () => {
  expect(parseFilters('sin-mani,vegano,__proto__,picante')).toEqual(['vegano', 'picante']);
  expect(parseFilters(null)).toEqual([]);
});
