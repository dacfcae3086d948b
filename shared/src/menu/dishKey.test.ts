import { dishKey, normaliseCategory, parseDishKey, slugify } from './dishKey';

test.each([
  ['Lumpia de camarón (unidad)', 'lumpia-de-camaron-unidad'],
  ['Jugo de piña  en leche', 'jugo-de-pina-en-leche'],
  ['«Chop suey» & más', 'chop-suey-mas'],
  ['7 sabores', '7-sabores'],
  ['炒饭', ''],
])('%p becomes %p', (name, slug) => {
  expect(slugify(name)).toBe(slug);
});

test('a key has a category and a slug', () => {
  expect(dishKey('arroz', 'arroz-yangzhou')).toBe('arroz:arroz-yangzhou');
  expect(parseDishKey('arroz:arroz-yangzhou')).toEqual({ category: 'arroz', slug: 'arroz-yangzhou' });
});

test.each([
  ['Lomien', 'lomien'],
  ['ToFu', 'tofu'],
  [' ARROZ ', 'arroz'],
  ['coctelería', 'cocteleria'],
  ['Sangrías', 'sangrias'],
  ['sodasaborizada', 'sodas'],
  ['Soda Saborizada', 'sodas'],
])('the category %p means %p', (raw, key) => {
  expect(normaliseCategory(raw)).toBe(key);
});

test.each(['', '__proto__', 'a:b', '炒饭', 'a'.repeat(31), null, undefined, 7, ['arroz'], {}])(
  '%p is no category',
  (raw) => {
    expect(normaliseCategory(raw)).toBeNull();
  },
);

test.each(['arroz', 'arroz:', ':yangzhou', 'arroz:a:b', 'Arroz:x', 'arroz:<x>', '', null, 7, {}])(
  '%p is no key',
  (value) => {
    expect(parseDishKey(value)).toBeNull();
  },
);
