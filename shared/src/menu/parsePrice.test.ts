import { parsePrice } from './parsePrice';

test.each([
  [9800, 9800],
  ['17800', 17800],
  [' 102800 ', 102800],
  [2, 2],
  [9800.4, 9800],
  ['56.000', 56_000],
  ['$56.000', 56_000],
  ['$ 56.000', 56_000],
  ['$\u00a056.000', 56_000],
  ['$56,000', 56_000],
  ['$1.056.000', 1_056_000],
])('the price %p is %p pesos', (value, pesos) => {
  expect(parsePrice(value)).toBe(pesos);
});

// Texts that are not read as an amount, and amounts that are too small to sell for.
const texts = ['', ' ', '$', '9800 COP', '0x2648', '1e4', '5.6000', '56.00', '56,0', '９８００', '9 800'];
const amounts = [1, '1', '01', 1.4, 0, '0', -9800, '-9800', NaN, Infinity, -Infinity, '99999999999999999999'];
const others = [undefined, null, true, [9800], { valueOf: () => 9800 }, 9800n, Symbol('9800')];

test.each([...texts, ...amounts, ...others].map((value) => [value]))(
  '%p is no price to sell for',
  (value) => {
    expect(parsePrice(value)).toBeNull();
  },
);
