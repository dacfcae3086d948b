import { readPesos } from './readPesos';

test.each([
  ['34800', 34_800],
  ['$ 34.800', 34_800],
  ['$\u00a034.800', 34_800],
  ['34,800', 34_800],
  ['$34.800,00', 34_800],
  ['$34,800.00', 34_800],
  ['34800.0', 34_800],
  ['34.800 COP', 34_800],
  ['$1.250.000', 1_250_000],
  ['12', 12],
])('%j is %p pesos', (text, pesos) => {
  expect(readPesos(text)).toBe(pesos);
});

const amounts = ['26500 pesos', '26.50', '26,5', '34.800.00', '3.48.00', '-9800', '1e4', '8 %', 'ago-26'];
test.each([...amounts, '!', '$', '99999999999999999999'])('%j is no amount', (text) => {
  expect(readPesos(text)).toContain('no es un número');
});
