import { addressOfKey, closedSearch, dishSearch, readDishAddress } from './dishAddress';

test('a page of one category names a dish by its slug', () => {
  expect(readDishAddress('arroz-yangzhou', 'arroz')).toEqual({ category: 'arroz', slug: 'arroz-yangzhou' });
  expect(dishSearch({ category: 'arroz', slug: 'arroz-yangzhou' }, 'arroz')).toBe('?plato=arroz-yangzhou');
});

test('other pages name the category too', () => {
  expect(readDishAddress('arroz:arroz-yangzhou')).toEqual({ category: 'arroz', slug: 'arroz-yangzhou' });
  expect(dishSearch({ category: 'arroz', slug: 'arroz-yangzhou' })).toBe('?plato=arroz:arroz-yangzhou');
});

test.each([null, '', 'arroz-yangzhou', 'postre:flan', 'constructor:x'])(
  '%j names no dish on the menu index',
  (value) => {
    expect(readDishAddress(value)).toBeNull();
  },
);

test('what else stands in the address is kept', () => {
  const address = { category: 'tofu', slug: 'mapo-tofu' } as const;
  expect(dishSearch(address, undefined, '?q=tofu&plato=viejo')).toBe('?q=tofu&plato=tofu:mapo-tofu');
  expect(closedSearch('?q=tofu&plato=tofu:mapo-tofu')).toBe('?q=tofu');
  expect(closedSearch('?plato=mapo-tofu')).toBe('');
});

test('the key of a dish is its address', () => {
  expect(addressOfKey('sopas:sopa-wantan')).toEqual({ category: 'sopas', slug: 'sopa-wantan' });
  expect(addressOfKey('otros:raro')).toBeNull();
});
