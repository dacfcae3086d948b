import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { authoredFiles, authoredIn } from './authoredFiles';
import type { Pictures } from './pictures/renderVariants';
import { type Problem, problemText } from './Problem';
import { readContent } from './readContent';
import { listPrices } from './testing/listDishes';
import { type OwnerFile, ownerFiles } from './testing/ownerFiles';
import { reportUnusual } from './unusualChanges';

const restaurant = path.join(__dirname, 'testing/restaurant');
const document = path.resolve(__dirname, '../../../docs/owner-files.md');

const picture = { version: '0', color: '#000', widths: [400], ratio: 1 };
const dishes = [
  'plato-vacio',
  'sopas-sopa-de-maiz',
  'sopas-sopa-picante',
  'bebidas-te-de-jazmin',
  'bebidas-limonada',
];
const pictures: Pictures = Object.fromEntries(dishes.map((name) => [name, picture]));

const live = readContent(authoredFiles(authoredIn(restaurant)), pictures, () => undefined);

/** Answers to the files of a folder: what has to be corrected, or that all is well and what else there is to know. */
function answersIn(folder: string): string[] {
  const problems: Problem[] = [];
  const report = (problem: Problem) => problems.push(problem);
  const { categories } = readContent(authoredFiles(authoredIn(folder)), pictures, report);
  const changed = categories.flatMap((category) => category.dishes);
  reportUnusual(listPrices(live), changed, report);
  const wrong = problems.some(({ note }) => !note);
  return [...(wrong ? [] : ['Se lee bien.']), ...problems.map(problemText)];
}

/** The problems of the restaurant after one of its files was saved in that way. */
function answerTo({ file, save }: OwnerFile): string[] {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'restaurant-'));
  try {
    fs.cpSync(restaurant, folder, { recursive: true });
    const saved = save(fs.readFileSync(path.join(restaurant, file), 'utf8'));
    if (saved === null) fs.rmSync(path.join(folder, file));
    else fs.writeFileSync(path.join(folder, file), saved);
    return answersIn(folder);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

jest.useFakeTimers({ now: new Date('2026-11-15T12:00:00-05:00'), doNotFake: ['nextTick', 'setImmediate'] });
const answers = ownerFiles.map(answerTo);
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

function table(): string {
  const rows = ownerFiles.map((saved, index) => {
    const result = (answers[index] ?? []).map(cell).join('<br>');
    return `| \`${saved.file}\` ${cell(saved.what)} | ${result} |`;
  });
  return [
    '# Lo que el restaurante puede guardar, y qué responde el sitio',
    '',
    'Cada fila es un archivo de un restaurante de ejemplo con un cambio, y lo que dice `npm run content`. Esta lista la escriben',
    'las pruebas (`UPDATE_DOCS=1 npx jest ownerFiles`); mientras haya algo por corregir, el sitio no cambia.',
    '',
    '| archivo | respuesta |',
    '| --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

test('the restaurant of the tests is in order', () => {
  expect(answersIn(restaurant)).toEqual(['Se lee bien.']);
});

test('the document lists the answer to every file', () => {
  const text = table();
  if (process.env.UPDATE_DOCS === '1') fs.writeFileSync(document, text);
  expect(fs.readFileSync(document, 'utf8')).toBe(text);
});

test('the site gets the facts without their byte-order mark', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'restaurant-'));
  const facts = fs.readFileSync(path.join(restaurant, 'restaurant.json'), 'utf8');
  fs.cpSync(restaurant, folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'restaurant.json'), `\ufeff${facts}`);
  const content = readContent(authoredFiles(authoredIn(folder)), pictures, () => undefined);
  expect(content.restaurant?.data).toEqual(JSON.parse(facts));
  fs.rmSync(folder, { recursive: true });
});

test('no answer is in English', () => {
  for (const answer of answers.flat()) {
    expect(answer).not.toMatch(/\b(?:invalid|expected|received|unexpected|the|must)\b/i);
  }
});
