import type { Dish } from '@asia/shared/contracts';
import menu from '@asia/shared/menu-data/dishes.json';
import { searchDishes } from './searchDishes';

const dishes = menu as Dish[];
const names = (query: string) => searchDishes(dishes, query).map(({ name }) => name);

test('an empty search finds the whole menu', () => {
  expect(searchDishes(dishes, '  ')).toHaveLength(207);
});

test.each(['camaron', 'CAMARÓN', 'camarones', 'shrimp', '虾'])('«%s» finds the shrimp dishes', (query) => {
  expect(names(query)).toEqual(expect.arrayContaining(['Camarones al ajillo', 'Arroz chowfan de camarón']));
});

test('every word must be found', () => {
  expect(names('arroz piña')).toContain('Arroz con piña');
  expect(names('arroz piña')).not.toContain('Arroz Yangzhou');
});

test('words are found by their beginning, not in the middle', () => {
  expect(names('res')).toContain('Arroz chowfan de res');
  expect(names('res')).not.toContain('Jugo de fresa en leche');
});

test('dishes with the word in their name come first', () => {
  const found = names('piña');
  expect(found.indexOf('Arroz con piña')).toBeLessThan(found.indexOf('Pollo agridulce'));
});

test.each([
  ['lemonade', 'Limonada natural'],
  ['pak choi', 'Shiitake con pak choi'],
  ['prawns', 'Camarones al ajillo'],
  ['杂碎', 'Chop suey de pollo'],
  ['柠檬水', 'Limonada natural'],
])('the old word «%s» still finds %s', (query, name) => {
  expect(names(query)).toContain(name);
});

test('plurals find the singular', () => {
  expect(names('arroces')).toContain('Arroz Yangzhou');
  expect(names('lumpias')).toContain('Lumpia (unidad)');
});

test('signs and patterns in a search are only text', () => {
  expect(names('.*+?^${}()|[]\\')).toHaveLength(207);
  expect(names('zzz')).toEqual([]);
});
