import fc from 'fast-check';
import { aCartItem } from '../testing';
import { lineKey } from './lineKey';
import { parseStoredCart, readStoredCart } from './parseStoredCart';

const line = aCartItem({ cartQuantity: 2 });
const parse = (...values: unknown[]) => parseStoredCart(JSON.stringify(values));

it('reads back what the cart wrote', () => {
  expect(parse(line)).toEqual([line]);
});

it('reads back note, absence and what the guest knew, and keeps lines of different notes apart', () => {
  const complete = { ...line, note: 'sin cebolla', away: 'soldOut', was: { name: 'Lumpia', price: 9000 } };
  expect(parse(line, complete)).toEqual([line, complete]);
  const long = { ...line, note: `${'sin prisa '.repeat(600)}alergia al maní` };
  expect(parse(long)).toEqual([long]);
  expect(parse({ ...line, note: 7, away: 'lost', was: { name: '', price: 9000 } })).toEqual([line]);
  expect(parse({ ...line, was: null })).toEqual([line]);
});

it.each([{ away: 'gone' }, { away: 'unpriced' }, { nameEn: 'Spring roll' }, { nameZh: '春卷' }])(
  'reads %j back, and makes up nothing beside it',
  (fields) => {
    expect(parse({ ...line, ...fields })).toStrictEqual([{ ...line, ...fields }]);
  },
);

it('reads nothing stored as an intact empty cart', () => {
  expect(readStoredCart(null)).toEqual({ items: [], intact: true });
});

it.each(['', '{', 'null', '7', '"text"', '{"length":3}', '\u0000', '[1,null,"x",[],{}]'])(
  'reads %j as an empty cart that is not intact',
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

it('accepts a key only if it is one', () => {
  expect(parse({ ...line, key: 'lumpia unidad' })[0]?.key).toBe('entradas:lumpia-unidad');
});

it('keeps a line whose category the menu has given up, to be reported as gone', () => {
  expect(parse({ ...line, key: 'fondues:lumpia-unidad' })[0]?.key).toBe('fondues:lumpia-unidad');
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
  ['1e999', 999],
  ['many', 1],
  [undefined, 1],
  [{}, 1],
])('reads the quantity %j as %d units', (cartQuantity, units) => {
  expect(parse({ ...line, cartQuantity })[0]?.cartQuantity).toBe(units);
});

it.each([{ key: { toString: 1 } }, { cartQuantity: { toString: 1 } }, { price: { valueOf: null } }])(
  'is not stopped by the object %j in place of a value',
  (fields) => {
    expect(parse({ ...line, ...fields }, line)).toHaveLength(1);
  },
);

it('makes a cart from any stored text, and the same one from what it stores', () => {
  const hostile = fc.oneof(
    fc.jsonValue(),
    fc.string({ unit: 'binary', maxLength: 600 }),
    fc.constantFrom<unknown>(
      { toString: 1, valueOf: 1, toJSON: 1, length: 1e9 },
      1e300,
      '__proto__',
      '\udc00',
    ),
  );
  const fields = fc.record(
    {
      key: fc.oneof(fc.jsonValue(), fc.constant(line.key), fc.constant({ toString: 1 })),
      name: fc.oneof(fc.jsonValue(), fc.constant(line.name)),
      category: fc.oneof(fc.jsonValue(), fc.constant('entradas')),
      price: fc.jsonValue(),
      cartQuantity: fc.oneof(fc.jsonValue(), fc.constant({ valueOf: 1, toString: 1 })),
      image: fc.jsonValue(),
      note: hostile,
      marks: fc.oneof(hostile, fc.array(fc.oneof(hostile, fc.constant('A')))),
      away: fc.oneof(hostile, fc.constantFrom('gone', 'toString')),
      was: fc.oneof(hostile, fc.record({ name: hostile, price: hostile })),
      nameEn: hostile,
      nameZh: hostile,
    },
    { requiredKeys: [] },
  );
  const text = fc.oneof(
    fc.string(),
    fc.json(),
    fc.array(fc.oneof(fields, fc.jsonValue())).map((values) => JSON.stringify(values)),
  );
  fc.assert(
    fc.property(text, (raw) => {
      const items = parseStoredCart(raw);
      expect(new Set(items.map(lineKey)).size).toBe(items.length);
      for (const { price, cartQuantity } of items) {
        expect(price === 0 || price > 1).toBe(true);
        expect(cartQuantity).toBeGreaterThanOrEqual(1);
        expect(cartQuantity).toBeLessThanOrEqual(999);
      }
      expect(readStoredCart(JSON.stringify(items))).toEqual({ items, intact: true });
    }),
    { numRuns: 300, seed: 13 },
  );
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

it.each([
  [500, 500, true],
  [501, 500, false],
])('of %d lines keeps %d', (count, kept, understood) => {
  const lines = Array.from({ length: count }, (_, index) => ({ name: `Plato ${index}`, category: 'sopas' }));
  const { items, intact } = readStoredCart(JSON.stringify(lines));
  expect([items.length, intact]).toEqual([kept, understood]);
});

it('reads five thousand lines, and none after them', () => {
  const most = Array.from({ length: 5000 }, () => line);
  expect(readStoredCart(JSON.stringify(most)).intact).toBe(true);
  const { items, intact } = readStoredCart(JSON.stringify([...most, { ...line, key: 'sopas:sopa-wantan' }]));
  expect([items.map(lineKey), intact]).toEqual([[line.key], false]);
});

it('reads a cart of a million lines in a moment', () => {
  const raw = `[${Array.from({ length: 1_000_000 }, () => '{"name":"Lumpia","category":"entradas"}').join(',')}]`;
  const { items, intact } = readStoredCart(raw);
  expect(items).toHaveLength(1);
  expect(items[0]?.cartQuantity).toBe(999);
  expect(intact).toBe(false);
});

test('the marks of a dish come back, and nothing else under their name', () => {
  expect(parse({ ...line, marks: ['A', 'A', 'X', 7] })).toEqual([{ ...line, marks: ['A'] }]);
  expect(parse({ ...line, marks: 'A' })).toEqual([line]);
});
