import { ParsingError } from './ParsingError';
import { parseProducts } from './parseProducts';

const row = {
  id: 1,
  name: 'Té de jazmín',
  plato: 'Bebida',
  image: '/pictures/bebidas-te-de-jazmin.0a1b2c-400.webp',
  desc: 'Taza',
  price: 8800,
  category: 'bebidas',
};

it('reads the list as served', () => {
  expect(parseProducts([row])).toEqual([row]);
});

it.each([null, {}, 'text', 7, undefined])('refuses %j, which is no list', (data) => {
  expect(() => parseProducts(data)).toThrow(ParsingError);
});

it('leaves out rows that no page could show', () => {
  expect(parseProducts([null, 7, [], { ...row, name: '' }, { ...row, category: 3 }, row])).toEqual([row]);
});

it.each([
  ['17800', '17800'],
  ['', ''],
  [1, 1],
  [NaN, ''],
  [{}, ''],
  [undefined, ''],
])('keeps the price %j as it was sent, or nothing', (price, read) => {
  expect(parseProducts([{ ...row, price }])[0]?.price).toBe(read);
});

it('shows only pictures of this site', () => {
  expect(parseProducts([{ ...row, image: 'https://elsewhere.example/x.gif' }])[0]?.image).toBe('');
});

it('takes nothing from a row but the fields of a product', () => {
  const hostile: unknown = JSON.parse(
    `[{"__proto__":{"polluted":1},"onclick":"x","name":"<b>Té</b>","category":"bebidas"}]`,
  );
  expect(Object.keys(parseProducts(hostile)[0] ?? {})).toEqual(Object.keys(row));
  expect({}).not.toHaveProperty('polluted');
});
