import { aDish } from '@asia/shared/testing';
import { countWith, filterDishes, usedWithoutKeys } from './filterDishes';
import { type FilterKey, filterKeys, parseFilters } from './filters';

const dishes = [
  aDish({ name: 'Tofu', price: 30000, marks: ['VG', 'P'], allergens: ['soya'] }),
  aDish({ name: 'Tortilla', price: 40000, marks: ['V'] }),
  aDish({ name: 'Cazuela', price: 102800, marks: ['P'], allergens: ['mani', 'soya'] }),
  aDish({ name: 'Cerveza importada', price: null, marks: ['A'] }),
];

test.each<[filters: FilterKey[], names: string[]]>([
  // Vegan dishes are vegetarian too.
  [['vegetariano'], ['Tofu', 'Tortilla']],
  [['vegano'], ['Tofu']],
  [['picante', 'vegano'], ['Tofu']],
  // A dish without a price does not pass.
  [['hasta-40000'], ['Tofu', 'Tortilla']],
  // Nor does a dish whose allergens are unknown.
  [['sin-mani'], ['Tofu']],
  [['sin-mani', 'sin-soya'], []],
])('%j leaves %j', (filters, names) => {
  expect(filterDishes(dishes, filters).map(({ name }) => name)).toEqual(names);
});

test('each count is what the filter would leave beside the chosen ones', () => {
  expect(filterKeys.map((key) => countWith(dishes, ['picante'], key))).toEqual([1, 1, 2, 1]);
});

test('only allergens that a dish names have a filter', () => {
  expect(usedWithoutKeys(dishes)).toEqual(['sin-mani', 'sin-soya']);
  expect(usedWithoutKeys(dishes.slice(1, 2))).toEqual([]);
});

test('unknown words in the address are no filters', () => {
  expect(parseFilters('sin-mani,vegano,__proto__,sin-sal,picante')).toEqual([
    'vegano',
    'picante',
    'sin-mani',
  ]);
  expect(parseFilters(null)).toEqual([]);
});
