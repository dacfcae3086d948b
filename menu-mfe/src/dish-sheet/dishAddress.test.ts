import fc from 'fast-check';
import { parseDishKey } from '@asia/shared/menu';
import { hasCategory } from '../menu-data/categories';
import { closedSearch, DISH_PARAM, dishSearch, readDishAddress } from './dishAddress';

test.each([
  ['arroz', 'arroz-yangzhou'],
  [undefined, 'arroz:arroz-yangzhou'],
] as const)('a page of the category %j names a dish by %s', (home, name) => {
  expect(readDishAddress(name, home)).toEqual({ category: 'arroz', key: 'arroz:arroz-yangzhou' });
  expect(dishSearch('arroz:arroz-yangzhou', home)).toBe(`?plato=${name}`);
});

test.each([null, '', 'arroz-yangzhou', 'postre:flan', 'constructor:x'])(
  '%j names no dish on the menu index',
  (value) => {
    expect(readDishAddress(value)).toBeNull();
  },
);

test('other parameters of the address are kept', () => {
  expect(dishSearch('tofu:mapo-tofu', undefined, '?q=tofu&plato=viejo')).toBe('?q=tofu&plato=tofu:mapo-tofu');
  expect(closedSearch('?q=tofu&plato=tofu:mapo-tofu')).toBe('?q=tofu');
  expect(closedSearch('?plato=mapo-tofu')).toBe('');
});

test('any address names a dish of a category of the menu, or none, and leads back to itself', () => {
  const value = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.stringMatching(/^[a-z-]*:?[a-z0-9-]*$/),
  );
  const home = fc.option(fc.constantFrom('arroz', 'tofu'), { nil: undefined });
  fc.assert(
    fc.property(value, home, fc.webQueryParameters(), (text, page, search) => {
      const address = readDishAddress(text, page);
      if (address === null) return;
      expect(hasCategory(address.category)).toBe(true);
      expect(parseDishKey(address.key)?.category).toBe(address.category);
      const opened = new URLSearchParams(dishSearch(address.key, page, search));
      expect(readDishAddress(opened.get(DISH_PARAM), page)).toEqual(address);
    }),
    { numRuns: 500, seed: 13 },
  );
});
