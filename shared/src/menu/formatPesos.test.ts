import { formatCartaPrice, formatPesos, formatPesosText } from './formatPesos';
import { parsePrice } from './parsePrice';

const colombia = new Intl.NumberFormat('es-CO', {
  style: 'currency',
  currency: 'COP',
  minimumFractionDigits: 0,
  maximumFractionDigits: 0,
});

test.each([0, 980, 9800, 102800, 1234567])(
  'a page shows %p as the browsers of Colombia format it',
  (pesos) => {
    expect(formatPesos(pesos)).toBe(colombia.format(pesos));
  },
);

test.each([
  ['a page', formatPesos, '$\u00a01.234.567'],
  ['a message', formatPesosText, '$ 1.234.567'],
  ['a Spanish carta', (pesos: number) => formatCartaPrice(pesos, '.'), '$1.234.567'],
  ['an English carta', (pesos: number) => formatCartaPrice(pesos, ','), '$1,234,567'],
])('a price of %s reads back', (_, format, text) => {
  expect(format(1_234_567)).toBe(text);
  for (const pesos of [9800, 102800, 1234567]) expect(parsePrice(format(pesos))).toBe(pesos);
});
