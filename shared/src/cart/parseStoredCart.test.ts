import { parseStoredCart, readStoredCart } from './parseStoredCart';

const line = {
  key: 'entradas:lumpia-unidad',
  id: 1,
  category: 'entradas',
  plato: 'Entrada',
  name: 'Lumpia (unidad)',
  desc: 'Rollo dorado',
  price: 9800,
  image: '/pictures/entradas-lumpia-unidad.0a1b2c-200.webp',
  cartQuantity: 2,
};
const parse = (...entries: unknown[]) => parseStoredCart(JSON.stringify(entries));

it('reads back what the cart wrote', () => {
  expect(parse(line)).toEqual([line]);
});

it('reads nothing stored as an intact empty cart', () => {
  expect(readStoredCart(null)).toEqual({ items: [], intact: true });
});

it.each(['', '{', 'null', '7', '"text"', '{"length":3}', '\u0000', '[1,null,"x",[],{}]'])(
  'reads %j as an empty cart that was not understood',
  (raw) => {
    expect(readStoredCart(raw)).toEqual({ items: [], intact: false });
  },
);

it('keeps the good lines between bad ones', () => {
  const { items, intact } = readStoredCart(JSON.stringify([null, line, { name: '' }]));
  expect(items).toEqual([line]);
  expect(intact).toBe(false);
});

it('gives an old line without key and label the key of its dish', () => {
  expect(parse({ ...line, key: undefined, plato: undefined, category: 'Entradas' })).toEqual([
    { ...line, plato: '' },
  ]);
});

it('believes a key only if its category exists', () => {
  expect(parse({ ...line, key: 'naves:lumpia-unidad' })[0]?.key).toBe('entradas:lumpia-unidad');
});

it.each([
  ['9800', 9800],
  [' 9800 ', 9800],
  ['', 0],
  ['$', 0],
  [1, 0],
  [-9800, 0],
  [null, 0],
  ['NaN', 0],
])('reads the price %j as %d pesos', (price, pesos) => {
  expect(parse({ ...line, price })[0]?.price).toBe(pesos);
});

it.each([
  ['3', 3],
  [2.9, 2],
  [-4, 1],
  [0, 1],
  [1e12, 999],
  ['many', 1],
  [undefined, 1],
  [{}, 1],
])('reads the quantity %j as %d units', (cartQuantity, units) => {
  expect(parse({ ...line, cartQuantity })[0]?.cartQuantity).toBe(units);
});

it('joins lines of the same dish', () => {
  expect(parse(line, { ...line, cartQuantity: 3 })).toEqual([{ ...line, cartQuantity: 5 }]);
});

it('leaves the prototype of objects alone', () => {
  const raw = `[{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"name":"Lumpia","category":"entradas"}]`;
  expect(parseStoredCart(raw)).toHaveLength(1);
  expect({}).not.toHaveProperty('polluted');
});

it('takes markup in a name for text', () => {
  expect(parse({ ...line, name: '<img src=x onerror=alert(1)>' })[0]?.name).toBe(
    '<img src=x onerror=alert(1)>',
  );
});

it('cuts texts that no menu would print', () => {
  const item = parse({ ...line, name: 'a'.repeat(10_000), desc: 'b'.repeat(10_000) })[0];
  expect(item?.name).toHaveLength(200);
  expect(item?.desc).toHaveLength(500);
});

it.each([
  'https://elsewhere.example/pictures/x.webp',
  '//elsewhere.example/pictures/x.webp',
  'javascript:alert(1)',
  'data:image/svg+xml,<svg/>',
  '/pictures/../products',
  '/pictures/a/b.webp',
  '/elsewhere/x.webp',
  7,
])('shows no picture from %j', (image) => {
  expect(parse({ ...line, image })[0]?.image).toBe('');
});

it('reads a cart of a million lines in a moment', () => {
  const raw = `[${Array.from({ length: 1_000_000 }, () => '{"name":"Lumpia","category":"entradas"}').join(',')}]`;
  const { items, intact } = readStoredCart(raw);
  expect(items).toHaveLength(1);
  expect(items[0]?.cartQuantity).toBe(999);
  expect(intact).toBe(false);
});
