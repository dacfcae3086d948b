import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { parseDishKey } from './dishKey';
import { readDish } from './readDish';

interface OddRow extends Record<string, string> {
  category: string;
  name_es: string;
  price_cop: string;
  price_type: string;
  real_category: string;
}

const file = path.join(__dirname, 'fixtures/odd-rows.csv');
const oddRows: OddRow[] = parse(fs.readFileSync(file), { columns: true, bom: true });

const aRow = {
  id: 1,
  category: 'arroz',
  plato: 'Arroz chino',
  name: 'Arroz Yangzhou',
  desc: 'Al wok',
  price: 34800,
  image: '/pictures/te.1a2b3c4d-400.webp',
};

/** A row of an older list as received: a price is a number or a string. */
const asReceived = (row: OddRow) => ({
  ...aRow,
  category: row.category,
  name: row.name_es,
  price: row.price_type === 'number' ? Number(row.price_cop) : row.price_cop,
});

test.each<[what: string, row: Record<string, unknown>, read: Record<string, unknown>]>([
  ['by category and name', {}, {}],
  ['by its key', { key: 'sopas:sopa-wantan' }, { category: 'sopas' }],
  ['by its name where ids repeat', { name: 'Arroz con piña' }, { key: 'arroz:arroz-con-pina' }],
  ['with an id that is a text', { id: '7' }, { id: 7 }],
  ['without an id', { id: '' }, { id: 0 }],
  [
    'in one line, without a hyphen inside a word',
    { name: 'Arroz\u00a0Yang\u00adzhou', desc: ' Sin ma\u200bní\n sin ajo:\nal wok\n' },
    { name: 'Arroz Yangzhou', desc: 'Sin maní, sin ajo: al wok' },
  ],
  [
    'with hostile fields, as harmless texts',
    {
      id: { $gt: 0 },
      plato: 7,
      name: '  <img src=x onerror=alert(1)>\u0000\u202eArroz\n ',
      desc: 'x'.repeat(5000),
      price: { valueOf: () => 9800 },
      image: 'javascript:alert(1)',
    },
    {
      key: 'arroz:img-src-x-onerror-alert-1-arroz',
      id: 0,
      plato: '',
      name: '<img src=x onerror=alert(1)> Arroz',
      desc: 'x'.repeat(500),
      price: null,
      image: '',
    },
  ],
])('a row is read %s', (_, row, read) => {
  expect(readDish({ ...aRow, ...row })).toEqual({ ...aRow, key: 'arroz:arroz-yangzhou', ...row, ...read });
});

test('every odd row is read, under its real category, with a price or none', () => {
  const dishes = oddRows.map((row) => readDish(asReceived(row)));
  expect(dishes.map((dish) => dish?.category)).toEqual(oddRows.map((row) => row.real_category));
  expect(Object.fromEntries(dishes.map((dish) => [dish?.name, dish?.price]))).toEqual({
    'Cerveza importada': null,
    'Soda Hatsu': null,
    Michelada: 17800,
    'Lo mein de vegetales': 32800,
    'Soda de maracuyá': 15800,
  });
});

test.each([
  null,
  7,
  'x',
  [],
  {},
  { ...aRow, name: ' ' },
  { ...aRow, name: 9 },
  { ...aRow, category: ['arroz'] },
])('%j is no dish', (row) => {
  expect(readDish(row)).toBeNull();
});

test('any row at all is a valid dish or none', () => {
  const anything = fc.anything({ withNullPrototype: true, withBigInt: true, withSparseArray: true });
  const row = fc.record(
    {
      key: fc.oneof(anything, fc.constantFrom('arroz:x', 'arroz', '__proto__:x')),
      id: anything,
      category: fc.oneof(anything, fc.constantFrom('arroz', 'constructor', 'Soda Saborizada')),
      plato: anything,
      name: fc.oneof(anything, fc.string({ unit: 'binary' })),
      desc: fc.oneof(anything, fc.string({ unit: 'binary', maxLength: 3_000 })),
      price: anything,
      image: fc.oneof(anything, fc.webUrl()),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(row, anything), (value) => {
      const dish = readDish(value);
      if (dish === null) return;
      expect(parseDishKey(dish.key)?.category).toBe(dish.category);
      expect(dish.name).not.toBe('');
      expect(() => encodeURIComponent(dish.name + dish.plato + dish.desc)).not.toThrow();
      expect(dish.price === null || (Number.isSafeInteger(dish.price) && dish.price > 1)).toBe(true);
      expect(dish.image === '' || dish.image.startsWith('/pictures/')).toBe(true);
    }),
    { numRuns: 500, seed: 13 },
  );
});
