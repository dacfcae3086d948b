import { parsePrice } from './parsePrice';

test.each([
  [9800, 9800],
  ['17800', 17800],
  [' 102800 ', 102800],
  [2, 2],
  [9800.4, 9800],
])('the price %p is %p pesos', (value, pesos) => {
  expect(parsePrice(value)).toBe(pesos);
});

test.each(['56.000', '$56.000', '$ 56.000', '$\u00a056.000', '$56,000'])(
  'the printed price %p is 56000 pesos',
  (value) => {
    expect(parsePrice(value)).toBe(56_000);
  },
);

test('a printed million keeps all its groups', () => {
  expect(parsePrice('$1.056.000')).toBe(1_056_000);
});

test.each([
  undefined,
  null,
  '',
  ' ',
  '$',
  1,
  '1',
  '01',
  1.4,
  0,
  '0',
  -9800,
  '-9800',
  NaN,
  Infinity,
  -Infinity,
])('%p is no price to sell for', (value) => {
  expect(parsePrice(value)).toBeNull();
});

test.each([
  true,
  [9800],
  { valueOf: () => 9800 },
  9800n,
  '9800 COP',
  '0x2648',
  '1e4',
  '5.6000',
  '56.00',
  '56,0',
  '９８００',
  '9 800',
  '99999999999999999999',
  Symbol('9800'),
])('%p is not read as an amount', (value) => {
  expect(parsePrice(value)).toBeNull();
});
