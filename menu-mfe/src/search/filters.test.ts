import { readCatalogue, type FlatDish } from '@asia/shared/menu';
import { countByFilter, filterDishes, parseFilters } from './filters';

const dishes: FlatDish[] = readCatalogue([
  { name: 'Tofu', category: 'tofu', price: 30000, marks: ['VG', 'P'] },
  { name: 'Tortilla', category: 'vegetariano', price: 40000, marks: ['V'] },
  { name: 'Cazuela', category: 'especiales', price: 102800, marks: ['P'] },
  { name: 'Cerveza importada', category: 'cerveza', price: '', marks: ['A'] },
]);
const names = (found: FlatDish[]) => found.map(({ name }) => name);

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

test('each count tells what the filter would leave beside the chosen ones', () => {
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
