import path from 'node:path';
import type { Prices } from '@asia/shared/contracts';
import { authoredFiles, authoredIn } from './authoredFiles';
import { problemText } from './Problem';
import { readContent } from './readContent';
import { committedPictures } from './readPictures';
import { listPrices } from './testing/listDishes';
import { reportUnusual } from './unusualChanges';

const authored = authoredFiles(authoredIn(path.join(__dirname, 'testing/asia')));
const pictures = committedPictures();

function readMenuContent(menu: string) {
  return readContent({ ...authored, menu }, pictures, (problem) => {
    throw new Error(problemText(problem));
  });
}

const live = listPrices(readMenuContent(authored.menu));

/** Questions to the owner after a change of the menu. */
function questions(menu: string, before: Prices | null = live): string[] {
  const asked: string[] = [];
  const dishes = readMenuContent(menu).categories.flatMap((category) => category.dishes);
  reportUnusual(before, dishes, (problem) => asked.push(problemText(problem)));
  return asked;
}

const price = /,(\d{4,6}),(?=[^,\r\n]*,[^,\r\n]*\r)/g;
const everyPrice = (change: (pesos: number, index: number) => string | number) => {
  let index = 0;
  return authored.menu.replace(price, (_, pesos: string) => `,${change(Number(pesos), index++)},`);
};
const all = [...authored.menu.matchAll(price)].map(([, pesos]) => Number(pesos));

test('the menu has prices to change', () => {
  expect(all.length).toBeGreaterThan(150);
  expect(questions(authored.menu)).toEqual([]);
});

test.each([
  [
    '98000',
    [
      'menu.csv, fila 2, columna price_cop: ¿Sube de $ 9.800 a $ 98.000? Si es así, escríbelo con !: 98000! Si no, corrígelo.',
    ],
  ],
  [
    '4800',
    [
      'menu.csv, fila 2, columna price_cop: ¿Baja de $ 9.800 a $ 4.800? Si es así, escríbelo con !: 4800! Si no, corrígelo.',
    ],
  ],
  ['98000!', []],
  ['14700', []],
  ['4900', []],
  ['', []],
])('a price of 9.800 that becomes %j', (written, asked) => {
  expect(authored.menu.split('\r\n')[1]).toContain(',9800,');
  expect(questions(authored.menu.replace(',9800,', `,${written},`))).toEqual(asked);
});

test('the same price in another row says whose it is', () => {
  const menu = everyPrice((pesos, index) => all[index + 1] ?? pesos);
  const [question = '', ...others] = questions(menu);
  expect(question).toMatch(
    /^menu\.csv, fila 1, columna price_cop: \d+ platos tienen el precio de la fila vecina: la columna se corrió\. Devuelve cada precio a su fila o, si es así, escribe price_cop! en el título de la columna\.$/,
  );
  expect(others).toEqual([]);
  expect(questions(everyPrice((pesos, index) => all[index - 1] ?? pesos))).toEqual([
    expect.stringContaining('la columna se corrió'),
  ]);
});

test('a column of prices without values is asked about once', () => {
  expect(questions(everyPrice(() => ''))).toEqual([
    `menu.csv, fila 1, columna price_cop: ${all.length} platos quedan sin precio y dirían «Consultar». Devuelve sus precios o, si es así, escribe price_cop! en el título de la columna.`,
  ]);
});

test('more than a third of a column is asked about once, and confirmed by its title', () => {
  const dearer = everyPrice((pesos) => pesos + 100);
  expect(questions(dearer)).toEqual([
    expect.stringMatching(
      /^menu\.csv, fila 1, columna price_cop: cambian \d+ de \d+ valores\. Revísalos o, si es así, escribe price_cop! en el título de la columna\.$/,
    ),
  ]);
  expect(questions(dearer.replace('price_cop', 'price_cop!'))).toEqual([]);
  const third = everyPrice((pesos, index) => (index % 4 === 0 ? pesos + 100 : pesos));
  expect(questions(third)).toEqual([]);
});

test('names that all change are asked about', () => {
  const renamed = Object.fromEntries(
    Object.entries(live).map(([key, dish]) => [key, { ...dish, name: `${dish.name} de antes` }]),
  );
  expect(questions(authored.menu, renamed)).toEqual([
    expect.stringMatching(/columna name_es: cambian \d+ de \d+ valores/),
  ]);
});

test('marks that an older build does not tell are no change', () => {
  const older = Object.fromEntries(Object.entries(live).map(([key, { marks: _, ...dish }]) => [key, dish]));
  expect(questions(authored.menu, older)).toEqual([]);
});

test('nothing is asked before the first release', () => {
  expect(
    questions(
      everyPrice(() => 99_000),
      null,
    ),
  ).toEqual([]);
});
