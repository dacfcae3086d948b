import { dishKey } from './dishKey';
import { slugify } from './slugify';

test.each([
  ['Lumpia de camarón (unidad)', 'lumpia-de-camaron-unidad'],
  ['Jugo de piña  en leche', 'jugo-de-pina-en-leche'],
  ['«Chop suey» & más', 'chop-suey-mas'],
  ['7 sabores', '7-sabores'],
  ['炒饭', ''],
])('%p becomes %p', (name, slug) => {
  expect(slugify(name)).toBe(slug);
});

test('a dish is known by category and slug', () => {
  expect(dishKey('arroz', 'arroz-yangzhou')).toBe('arroz:arroz-yangzhou');
});
