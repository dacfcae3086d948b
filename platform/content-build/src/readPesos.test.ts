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
  ['$1.250.000!', 1_250_000],
  ['12!', 12],
  ['999999999 !', 999_999_999],
  ['34800!', 34_800],
])('%j is %p pesos', (text, pesos) => {
  expect(readPesos(text)).toEqual({ pesos });
});

test.each([
  '26500 pesos',
  '26.50',
  '26,5',
  '34.800.00',
  '3.48.00',
  '-9800',
  '1e4',
  '8 %',
  'ago-26',
  '!',
  '$',
  '99999999999999999999!',
])('%j is no amount', (text) => {
  expect(readPesos(text)).toEqual({
    refused: `el precio «${text}» no es un número entero de pesos. Escribe solo cifras, por ejemplo 34800, o déjala vacía para «Consultar».`,
  });
});

test.each([
  ['12', 'muy poco', 12],
  ['999', 'muy poco', 999],
  ['500001', 'mucho', 500_001],
  ['$ 999.999.999', 'mucho', 999_999_999],
])('%j has to be confirmed', (text, unusual, pesos) => {
  expect(readPesos(text)).toEqual({
    refused: `${text} es ${unusual} para un plato. Corrígelo o, si es así, confírmalo con un signo: ${pesos}!`,
  });
});
