import { formatCartaPrice, formatPesos, formatPesosText } from './formatPesos';
import { parsePrice } from './parsePrice';

test.each([
  [0, '$\u00a00'],
  [980, '$\u00a0980'],
  [9800, '$\u00a09.800'],
  [102800, '$\u00a0102.800'],
  [1234567, '$\u00a01.234.567'],
])('%p pesos read as %p on a page', (pesos, text) => {
  expect(formatPesos(pesos)).toBe(text);
});

test('a page shows what the browsers of Colombia would format', () => {
  const colombia = new Intl.NumberFormat('es-CO', {
    style: 'currency',
    currency: 'COP',
    minimumFractionDigits: 0,
    maximumFractionDigits: 0,
  });
  for (const pesos of [0, 980, 9800, 56000, 1234567]) expect(formatPesos(pesos)).toBe(colombia.format(pesos));
});

test('a message carries a plain space', () => {
  expect(formatPesosText(56000)).toBe('$ 56.000');
});

test('cartas print points in Spanish and commas in English', () => {
  expect(formatCartaPrice(56000, '.')).toBe('$56.000');
  expect(formatCartaPrice(56000, ',')).toBe('$56,000');
});

test.each([9800, 102800, 1234567])('every format of %p reads back as the same price', (pesos) => {
  const formats = [
    formatPesos(pesos),
    formatPesosText(pesos),
    formatCartaPrice(pesos, '.'),
    formatCartaPrice(pesos, ','),
  ];
  expect(formats.map(parsePrice)).toEqual([pesos, pesos, pesos, pesos]);
});
