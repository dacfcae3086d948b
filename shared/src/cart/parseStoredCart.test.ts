import fc from 'fast-check';
import type { CartItem } from '../contracts';
import { aCartItem, aSoup } from '../testing';
import { lineKey } from './lineKey';
import { parseStoredCart } from './parseStoredCart';

const line = aCartItem({ cartQuantity: 2 });
const parse = (...values: unknown[]) => parseStoredCart(JSON.stringify(values)) ?? [];

it.each<Partial<CartItem>>([
  {},
  { note: 'sin cebolla' },
  { was: { name: 'Lumpia', price: 9000 }, away: 'soldOut' },
  { away: 'gone' },
  { away: 'unpriced' },
  { nameEn: 'Spring roll' },
  { nameZh: '春卷' },
  { marks: ['A'] },
  // The menu may have given up the category: the line is then reported as gone.
  { key: 'fondues:lumpia-unidad', category: 'fondues' },
])('reads %j back, and makes up nothing beside it', (fields) => {
  expect(parse({ ...line, ...fields })).toStrictEqual([{ ...line, ...fields }]);
});

it.each<[Record<string, unknown>, Partial<CartItem>]>([
  [{ note: 7, away: 'lost', was: { name: '', price: 9000 } }, {}],
  [{ was: null }, {}],
  [{ marks: 'A' }, {}],
  [{ marks: ['A', 'A', 'X', 7] }, { marks: ['A'] }],
  [{ image: 'https://elsewhere.example/pictures/x.webp' }, { image: '' }],
  // An old line has no key and no label.
  [{ key: undefined, plato: undefined, category: 'Entradas' }, { plato: '' }],
  [{ key: 'lumpia unidad' }, {}],
  [{ price: ' 9800 ' }, {}],
  [{ price: '$' }, { price: 0 }],
  [{ price: null }, { price: 0 }],
  [{ cartQuantity: '3' }, { cartQuantity: 3 }],
  [{ cartQuantity: 2.9 }, { cartQuantity: 2 }],
  [{ cartQuantity: -4 }, { cartQuantity: 1 }],
  [{ cartQuantity: 0 }, { cartQuantity: 1 }],
  [{ cartQuantity: '1e999' }, { cartQuantity: 999 }],
  [{ cartQuantity: 'many' }, { cartQuantity: 1 }],
  [{ cartQuantity: undefined }, { cartQuantity: 1 }],
  [{ cartQuantity: { toString: 1 } }, { cartQuantity: 1 }],
])('reads a line with %j as one with %j', (fields, read) => {
  expect(parse({ ...line, ...fields })).toEqual([{ ...line, ...read }]);
});

it('cuts texts that no menu would print', () => {
  const item = parse({ ...line, name: 'a'.repeat(10_000), desc: 'b'.repeat(10_000) })[0];
  expect([item?.name.length, item?.desc.length]).toEqual([200, 500]);
});

it.each<[string | null, CartItem[] | null]>([
  [null, null],
  ...['', '{', 'null', '7', '"text"', '{"length":3}', '\u0000'].map((raw) => [raw, null] as [string, null]),
  ['[1,null,"x",[],{}]', []],
])('reads %j as %j', (raw, lines) => {
  expect(parseStoredCart(raw)).toEqual(lines);
});

it('keeps the good lines between bad ones', () => {
  expect(parse(null, line, { name: '' })).toEqual([line]);
});

it('joins lines of the same dish and note, however long', () => {
  const noted = { ...line, note: `${'sin prisa '.repeat(600)}alergia al maní` };
  expect(parse(line, noted, { ...line, cartQuantity: 3 })).toEqual([{ ...line, cartQuantity: 5 }, noted]);
});

it('keeps five hundred lines', () => {
  const lines = Array.from({ length: 501 }, (_, index) => ({ name: `Plato ${index}`, category: 'sopas' }));
  expect(parse(...lines)).toHaveLength(500);
});

it('reads five thousand lines, and none after them', () => {
  const most = Array.from({ length: 5000 }, () => line);
  expect(parse(...most, aSoup()).map(lineKey)).toEqual([line.key]);
});

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
      const items = parseStoredCart(raw) ?? [];
      expect(new Set(items.map(lineKey)).size).toBe(items.length);
      for (const { price, cartQuantity } of items) {
        expect(price === 0 || price > 1).toBe(true);
        expect(cartQuantity).toBeGreaterThanOrEqual(1);
        expect(cartQuantity).toBeLessThanOrEqual(999);
      }
      expect(parse(...items)).toEqual(items);
    }),
    { numRuns: 300, seed: 13 },
  );
});
