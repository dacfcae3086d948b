import type { Dish } from '@asia/shared/contracts';
import { aDish } from '@asia/shared/testing';
import { countByFilter, filterDishes, parseFilters } from './filters';

const dishes = [
  aDish({ name: 'Tofu', price: 30000, marks: ['VG', 'P'] }),
  aDish({ name: 'Tortilla', price: 40000, marks: ['V'] }),
  aDish({ name: 'Cazuela', price: 102800, marks: ['P'] }),
  aDish({ name: 'Cerveza importada', price: null, marks: ['A'] }),
];
const names = (found: Dish[]) => found.map(({ name }) => name);

test('what is vegan counts as vegetarian', () => {
  expect(names(filterDishes(dishes, ['vegetariano']))).toEqual(['Tofu', 'Tortilla']);
  expect(names(filterDishes(dishes, ['vegano']))).toEqual(['Tofu']);
});

test('a dish passes all chosen filters at once', () => {
  expect(names(filterDishes(dishes, ['picante', 'vegano']))).toEqual(['Tofu']);
});

test('the price filter includes $ 40.000 and leaves out what has no price', () => {
  expect(names(filterDishes(dishes, ['hasta-40000']))).toEqual(['Tofu', 'Tortilla']);
});

test('each count is what the filter would leave beside the chosen ones', () => {
  expect(countByFilter(dishes, ['picante'])).toEqual({
    vegetariano: 1,
    vegano: 1,
    picante: 2,
    'hasta-40000': 1,
  });
});

test('unknown words in the address are no filters', () => {
  expect(parseFilters('vegano,__proto__,picante')).toEqual(['vegano', 'picante']);
  expect(parseFilters(null)).toEqual([]);
});
