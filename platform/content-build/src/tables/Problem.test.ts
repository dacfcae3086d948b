import { type Problem, sentencesOf } from './Problem';

const inRow = (row: number, message: string): Problem => ({
  file: 'carta.csv',
  row,
  column: 'precio',
  message,
});
const rising = (row: number) =>
  inRow(row, `¿Sube de $ ${row}.000 a $ ${row}0.000? Escríbelo con !: ${row}0000!`);

test('a mistake of a whole column is one sentence, and other mistakes stay', () => {
  const rows = Array.from({ length: 200 }, (_, index) => inRow(index + 2, `«#REF${index}» es un error.`));
  const other = inRow(7, 'está vacía.');
  expect(sentencesOf([rows[0]!, other, ...rows.slice(1)])).toEqual([
    'carta, fila 2, precio: «#REF0» es un error. Así también 199 filas más, hasta la 201.',
    'carta, fila 7, precio: está vacía.',
  ]);
});

test('a question about different values is one question', () => {
  expect(sentencesOf([2, 3, 4, 5].map(rising))).toEqual([
    'carta, fila 2, precio: ¿Sube de $ 2.000 a $ 20.000? Escríbelo con !: 20000! Así también 3 filas más, hasta la 5.',
  ]);
});

test('many rows that are missing are one sentence too', () => {
  const missing = ['a', 'b', 'c', 'd'].map((name) => ({ file: 'datos.csv', message: `falta «${name}».` }));
  expect(sentencesOf(missing)).toEqual(['datos: falta «a». Así también 3 más.']);
});

test('few mistakes are named one by one', () => {
  expect(sentencesOf([2, 3, 4].map(rising))).toHaveLength(3);
});
