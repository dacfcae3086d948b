import { categoryKeys } from '../contracts';
import { normaliseCategory } from './normaliseCategory';

test('each of the 29 keys is itself', () => {
  expect(categoryKeys.map(normaliseCategory)).toEqual([...categoryKeys]);
  expect(categoryKeys).toHaveLength(29);
});

test.each([
  ['Lomien', 'lomien'],
  ['ToFu', 'tofu'],
  [' ARROZ ', 'arroz'],
  ['coctelería', 'cocteleria'],
  ['Sangrías', 'sangrias'],
  ['sodasaborizada', 'sodas'],
  ['Soda Saborizada', 'sodas'],
])('%p means %p', (raw, key) => {
  expect(normaliseCategory(raw)).toBe(key);
});

test.each(['pizza', '', 'constructor', '__proto__', 'toString', null, undefined, 7, ['arroz'], {}])(
  '%p is no category',
  (raw) => {
    expect(normaliseCategory(raw)).toBeNull();
  },
);
