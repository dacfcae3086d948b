import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { authoredFiles } from './authoredFiles';
import { problemText } from './Problem';
import { readContent } from './readContent';
import type { Pictures } from './readPictures';
import { ownerFiles, type OwnerFile } from './testing/ownerFiles';

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

function problemsIn(folder: string): string[] {
  const problems: string[] = [];
  readContent(authoredFiles(folder), pictures, (problem) => problems.push(problemText(problem)));
  return problems;
}

/** The problems of the restaurant after one of its files was saved in that way. */
function answerTo({ file, save }: OwnerFile): string[] {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'restaurant-'));
  try {
    fs.cpSync(restaurant, folder, { recursive: true });
    const saved = save(fs.readFileSync(path.join(restaurant, file), 'utf8'));
    if (saved === null) fs.rmSync(path.join(folder, file));
    else fs.writeFileSync(path.join(folder, file), saved);
    return problemsIn(folder);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

const answers = ownerFiles.map(answerTo);
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

function table(): string {
  const rows = ownerFiles.map((saved, index) => {
    const answer = answers[index] ?? [];
    const result = answer.length === 0 ? 'Se lee bien.' : answer.map(cell).join('<br>');
    return `| \`${saved.file}\` ${cell(saved.what)} | ${result} |`;
  });
  return [
    '# Lo que la casa puede guardar, y qué responde el sitio',
    '',
    'Cada fila es un archivo de una casa de ejemplo con un cambio, y lo que dice `npm run content`. Esta lista la escriben',
    'las pruebas (`UPDATE_DOCS=1 npx jest ownerFiles`); mientras haya algo por corregir, el sitio no cambia.',
    '',
    '| archivo | respuesta |',
    '| --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

test('the restaurant of the tests is in order', () => {
  expect(problemsIn(restaurant)).toEqual([]);
});

test('the document lists the answer to every file', () => {
  const text = table();
  if (process.env.UPDATE_DOCS === '1') fs.writeFileSync(document, text);
  expect(fs.readFileSync(document, 'utf8')).toBe(text);
});

test('no answer is in English', () => {
  for (const answer of answers.flat()) {
    expect(answer).not.toMatch(/\b(?:invalid|expected|received|unexpected|the|must)\b/i);
  }
});
