import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { readCatalogue } from './readCatalogue';

interface OddRow extends Record<string, string> {
  category: string;
  name_es: string;
  price_cop: string;
  price_type: string;
  real_category: string;
}

const file = path.join(__dirname, 'fixtures/odd-rows.csv');
const oddRows: OddRow[] = parse(fs.readFileSync(file), { columns: true, bom: true });

/** A row of the flat catalogue as it arrives: a price is a number or a string. */
const asReceived = (row: OddRow, id: unknown = 1) => ({
  id,
  category: row.category,
  plato: row.plato,
  name: row.name_es,
  image: '/pictures/te.1a2b3c4d-400.webp',
  desc: row.desc_es,
  price: row.price_type === 'number' ? Number(row.price_cop) : row.price_cop,
});

const aRow = {
  id: 1,
  category: 'arroz',
  plato: 'Arroz chino',
  name: 'Arroz Yangzhou',
  desc: 'Al wok',
  price: 34800,
};
const read = (...rows: unknown[]) => readCatalogue(rows);

test('every odd row is read, under its real category', () => {
  const dishes = read(...oddRows.map((row) => asReceived(row)));
  expect(dishes.map((dish) => dish.category)).toEqual(oddRows.map((row) => row.real_category));
  expect(dishes).toHaveLength(5);
});

test('odd prices are asked for or read as numbers', () => {
  const prices = Object.fromEntries(
    read(...oddRows.map((row) => asReceived(row))).map((dish) => [dish.name, dish.price]),
  );
  expect(prices).toEqual({
    'Cerveza importada': null,
    'Soda Hatsu': null,
    Michelada: 17800,
    'Lo mein de vegetales': 32800,
    'Soda de maracuyá': 15800,
  });
});

test('ids may repeat while keys stay unique', () => {
  const dishes = read(aRow, { ...aRow, name: 'Arroz con piña' }, aRow, { ...aRow, id: 2 }, aRow);
  expect(dishes.map((dish) => dish.id)).toEqual([1, 1, 1, 2, 1]);
  expect(dishes.map((dish) => dish.key)).toEqual([
    'arroz:arroz-yangzhou',
    'arroz:arroz-con-pina',
    'arroz:arroz-yangzhou-1',
    'arroz:arroz-yangzhou-2',
    'arroz:arroz-yangzhou-1-5',
  ]);
});

test('an unknown category is kept under otros', () => {
  expect(read({ ...aRow, category: 'pizza' })[0]).toMatchObject({
    category: 'otros',
    key: 'otros:arroz-yangzhou',
  });
});

test('optional fields stay absent when they say nothing', () => {
  const [plain] = read(aRow);
  const [full] = read({ ...aRow, alt: 'Picante', brand: 'Hatsu', marks: ['P', 'X', 7] });
  expect(plain).not.toHaveProperty('alt');
  expect(plain).not.toHaveProperty('brand');
  expect(full).toMatchObject({ alt: 'Picante', brand: 'Hatsu', marks: ['P'] });
});

test('hostile fields become harmless texts', () => {
  const [dish] = read({
    id: { $gt: 0 },
    category: ['arroz'],
    plato: 7,
    name: '  <img src=x onerror=alert(1)>\u0000\u202eArroz\n ',
    desc: 'x'.repeat(5000),
    price: { valueOf: () => 9800 },
    image: 'javascript:alert(1)',
    marks: 'A',
    soldOut: 'yes',
  });
  expect(dish).toMatchObject({
    id: 1,
    category: 'otros',
    plato: '',
    name: '<img src=x onerror=alert(1)> Arroz',
    price: null,
    image: '',
    marks: [],
    soldOut: false,
  });
  expect(dish?.desc).toHaveLength(200);
});

test('a name in Chinese alone still has a key', () => {
  expect(read({ ...aRow, name: '炒饭' })[0]?.key).toBe('arroz:plato-1');
});

test('rows without a name are left out', () => {
  expect(read(null, 7, 'x', [], {}, { name: ' ' }, { name: 9 }, aRow)).toHaveLength(1);
});

test.each([undefined, null, {}, 'x', 7])('%p is an empty catalogue', (value) => {
  expect(readCatalogue(value)).toEqual([]);
});
