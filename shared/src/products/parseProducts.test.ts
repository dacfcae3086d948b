import fc from 'fast-check';
import { ParsingError, parseProducts } from './parseProducts';

/** As served. */
const row = {
  id: 1,
  name: 'Té de jazmín',
  plato: 'Bebida',
  image: '/pictures/bebidas-te-de-jazmin.0a1b2c-400.webp',
  desc: 'Taza',
  price: 8800,
  category: 'bebidas',
};

/** As read. */
const tea = { ...row, key: 'bebidas:te-de-jazmin' };

it('reads the list as served', () => {
  expect(parseProducts([row])).toEqual([tea]);
});

it.each([null, {}, 'text', 7, undefined])('refuses %j, which is no list', (data) => {
  expect(() => parseProducts(data)).toThrow(ParsingError);
});

it('leaves out rows that no page could show', () => {
  expect(parseProducts([null, 7, [], { ...row, name: '' }, { ...row, category: 3 }, row])).toEqual([tea]);
});

it.each([
  ['17800', 17800],
  ['', null],
  [1, null],
  [NaN, null],
  [{}, null],
  [undefined, null],
])('reads the price %j as %j', (price, read) => {
  expect(parseProducts([{ ...row, price }])[0]?.price).toBe(read);
});

it('shows only pictures of this site', () => {
  expect(parseProducts([{ ...row, image: 'https://elsewhere.example/x.gif' }])[0]?.image).toBe('');
});

it('takes nothing from a row but the fields of a product', () => {
  const hostile: unknown = JSON.parse(
    `[{"__proto__":{"polluted":1},"onclick":"x","name":"<b>Té</b>","category":"bebidas"}]`,
  );
  expect(Object.keys(parseProducts(hostile)[0] ?? {}).sort()).toEqual(Object.keys(tea).sort());
  expect({}).not.toHaveProperty('polluted');
});

it('makes a list of any array', () => {
  const anything = fc.anything({ withNullPrototype: true });
  const rows = fc.array(
    fc.oneof(anything, fc.record({ name: anything, category: anything, price: anything })),
  );
  fc.assert(
    fc.property(rows, (data) => {
      for (const { key, name } of parseProducts(data)) {
        expect(key).toMatch(/^[a-z][a-z0-9]*:[a-z0-9-]+$/);
        expect(name).not.toBe('');
      }
    }),
    { numRuns: 500, seed: 13 },
  );
});
