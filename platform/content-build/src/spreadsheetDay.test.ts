import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { authoredFiles } from './authoredFiles';
import { problemText } from './Problem';
import { readContent } from './readContent';
import type { Pictures } from './readPictures';
import { unusual } from './unusual';
import { pricesOf } from './testing/dishesOf';

const restaurant = path.join(__dirname, 'testing/restaurant');
const menu: string[][] = parse(fs.readFileSync(path.join(restaurant, 'menu.csv')));
const titles = menu[0] ?? [];

const picture = { version: '0', color: '#000', widths: [400], ratio: 1 };
const names = ['plato-vacio', 'sopas-sopa-de-maiz', 'sopas-sopa-picante', 'bebidas-te-de-jazmin'];
const pictures: Pictures = Object.fromEntries([...names, 'bebidas-limonada'].map((name) => [name, picture]));

const contentIn = (folder: string, answers: string[]) =>
  readContent(authoredFiles(folder), pictures, (problem) => answers.push(problemText(problem)));
const live = pricesOf(contentIn(restaurant, []));

/** What the site answers to a menu that was saved with those bytes. */
function answersTo(bytes: Buffer): string[] {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'day-'));
  try {
    fs.cpSync(restaurant, folder, { recursive: true });
    fs.writeFileSync(path.join(folder, 'menu.csv'), bytes);
    const answers: string[] = [];
    const { categories } = contentIn(folder, answers);
    const dishes = categories.flatMap((category) => category.dishes);
    unusual(live, dishes, (problem) => answers.push(problemText(problem)));
    return answers;
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
const whereNeeded = (cell: string) => (/["\r\n;]/.test(cell) ? quoted(cell) : cell);
const excel = (rows: string[][]) => rows.map((row) => `${row.map(whereNeeded).join(';')}\r\n`).join('');

/** The table as the programs write it to a file. */
const programs = {
  'LibreOffice, «Entrecomillar todas las celdas de texto»': (rows: string[][]) =>
    Buffer.from(rows.map((row) => `${row.map(quoted).join(',')}\n`).join('')),
  'Excel en español, «CSV UTF-8»': (rows: string[][]) => Buffer.from(`\ufeff${excel(rows)}`),
  'Excel, «Texto Unicode»': (rows: string[][]) =>
    Buffer.from(`\ufeff${rows.map((row) => row.map(whereNeeded).join('\t')).join('\r\n')}`, 'utf16le'),
};

type Edit = (rows: string[][]) => string[][];

/** Types into a cell; rows are numbered as the spreadsheet shows them. */
const type =
  (row: number, column: string, value: string): Edit =>
  (rows) =>
    rows.map((cells, index) =>
      index === row - 1 ? cells.map((cell, place) => (titles[place] === column ? value : cell)) : cells,
    );
const add =
  (...cells: string[]): Edit =>
  (rows) => [...rows, titles.map((_, place) => cells[place] ?? '')];
const newDish = [
  'sopas',
  'sopa-ming',
  'Sopa',
  'Sopa Ming',
  'Caldo de la casa',
  'Ming soup',
  'Our broth',
  '明汤',
];

const day: [what: string, edit: Edit, answers: string[]][] = [
  ['sube un precio', type(3, 'price_cop', '27500'), []],
  ['escribe el precio como dinero', type(3, 'price_cop', '$ 27.500,00'), []],
  [
    'escribe un cero de más',
    type(3, 'price_cop', '265000'),
    [
      'menu.csv, fila 3, columna price_cop: ¿Sube de $ 26.500 a $ 265.000? Si es así, escríbelo con !: 265000! Si no, corrígelo.',
    ],
  ],
  [
    'escribe el precio con decimales',
    type(3, 'price_cop', '26,5'),
    [
      'menu.csv, fila 3, columna price_cop: el precio «26,5» no es un número entero de pesos. Escribe solo cifras, por ejemplo 34800, o déjala vacía para «Consultar».',
    ],
  ],
  [
    'calcula el precio con una fórmula',
    type(3, 'price_cop', '=J2*1,1'),
    ['menu.csv, fila 3, columna price_cop: «=J2*1,1» es una fórmula. Escribe el valor.'],
  ],
  [
    'escribe «agotado» en el precio',
    type(3, 'price_cop', 'agotado'),
    [
      'menu.csv, fila 3, columna price_cop: el precio «agotado» no es un número entero de pesos. Escribe solo cifras, por ejemplo 34800, o déjala vacía para «Consultar».',
    ],
  ],
  ['borra un precio', type(3, 'price_cop', ''), []],
  ['pone comillas en un nombre', type(3, 'name_es', 'Sopa "picante"'), []],
  ['pone coma y punto y coma en una descripción', type(3, 'desc_es', 'Tofu, hongos; caldo'), []],
  ['pulsa Alt+Entrar en un nombre', type(3, 'name_es', 'Sopa\npicante'), []],
  [
    'borra un nombre en inglés',
    type(3, 'name_en', ''),
    ['menu.csv, fila 3, columna name_en: está vacía. Escribe el texto.'],
  ],
  [
    'escribe una descripción de dos renglones',
    type(
      3,
      'desc_es',
      'Tofu firme de la casa y hongos secos remojados en un caldo espeso de vinagre negro con pimienta',
    ),
    ['menu.csv, fila 3, columna desc_es: tiene 95 caracteres y caben 90. Acórtala.'],
  ],
  [
    'escribe la marca con su palabra',
    type(3, 'marks', 'picante'),
    [
      'menu.csv, fila 3, columna marks: la marca «picante» no existe. Usa V, VG, P, K, A, separadas por espacios.',
    ],
  ],
  [
    'escribe la categoría en singular',
    type(5, 'category', 'bebida'),
    ['menu.csv, fila 5, columna category: la categoría «bebida» no existe. Usa una clave de categories.csv.'],
  ],
  [
    'escribe el slug como el nombre',
    type(3, 'slug', 'Sopa Picante'),
    [
      'menu.csv, fila 3, columna slug: «Sopa Picante» no sirve. Usa minúsculas sin tildes, cifras y guiones, por ejemplo sopa-picante.',
    ],
  ],
  [
    'pega un enlace en la descripción',
    type(3, 'desc_es', 'https://instagram.com/p/sopa'),
    [
      'menu.csv, fila 3, columna desc_es: «https://instagram.com/p/sopa» lleva una dirección de internet. Escribe solo el texto.',
    ],
  ],
  ['agrega un plato', add(...newDish, '本店汤', '21800', 'P'), []],
  [
    'agrega un plato sin chino',
    add(...newDish.slice(0, 7), '', '', '21800'),
    [
      'menu.csv, fila 9, columna name_zh: está vacía. Escribe el texto.',
      'menu.csv, fila 9, columna desc_zh: está vacía. Escribe el texto.',
    ],
  ],
  [
    'suma los precios debajo de la tabla',
    add('TOTAL', '', '', '', '', '', '', '', '', '69900'),
    ['menu.csv, fila 9: solo dice «TOTAL», «69900»: no es una fila de la tabla. Bórrala o complétala.'],
  ],
  ['ordena los platos por precio', ([first = [], ...rows]) => [first, ...rows.reverse()], []],
];

describe.each(Object.entries(programs))('a day of the owner in %s', (_program, save) => {
  test.each(day)('%s', (_what, edit, answers) => {
    expect(answersTo(save(edit(menu)))).toEqual(answers);
  });
});

test('the day has twenty edits', () => {
  expect(day).toHaveLength(20);
});

test('every answer says where, what is wrong and what to write', () => {
  const next = /\. (?:Escribe|Usa|Bórrala|Acórtala|Si es así)/;
  for (const answer of day.flatMap(([, , answers]) => answers)) {
    expect(answer).toMatch(/^menu\.csv, fila \d+(?:, columna \w+)?: /);
    expect(answer.replace('? Si', '. Si')).toMatch(next);
  }
});

test('a day saved as Windows-1252 is refused whatever was edited', () => {
  for (const [, edit] of day) {
    const bytes = Buffer.from(excel(edit(menu)).replace(/\p{Script=Han}|[、，]/gu, '?'), 'latin1');
    expect(answersTo(bytes)).toEqual([
      'menu.csv: las tildes están dañadas. Guarda el archivo como «CSV UTF-8» y revisa las tildes.',
    ]);
  }
});
