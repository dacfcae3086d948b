import fs from 'node:fs';
import path from 'node:path';
import { type Authored, authoredFiles, authoredIn } from './authoredFiles';
import type { Pictures } from './pictures/renderVariants';
import { type Problem, problemText } from './Problem';
import { readContent } from './readContent';
import { listPrices } from './testing/listDishes';
import { answered, readWell, sameSentence } from './testing/ownerFiles';
import { reportUnusual } from './unusualChanges';

const restaurant = authoredIn(path.join(__dirname, 'testing/restaurant'));
const golden = path.join(__dirname, 'testing/ownerFiles.answers.txt');

const picture = { version: '0', color: '#000', widths: [400], ratio: 1 };
const illustrated = ['plato-vacio', 'sopas-sopa-de-maiz', 'sopas-sopa-picante', 'bebidas-te-de-jazmin'];
const pictures: Pictures = Object.fromEntries(illustrated.map((name) => [name, picture]));
const read = (authored: Authored, report: (problem: Problem) => void) =>
  readContent(authoredFiles(authored), pictures, report);

const live = listPrices(read(restaurant, () => undefined));

/** What the restaurant is told of its files. */
function problemsOf(authored: Authored): Problem[] {
  const problems: Problem[] = [];
  const report = (problem: Problem) => problems.push(problem);
  const changed = read(authored, report).categories.flatMap((category) => category.dishes);
  reportUnusual(live, changed, report);
  return problems;
}

type Cases = typeof sameSentence;
/** Each case, with what the restaurant is told after one of its files was saved in that way. */
const answersTo = (cases: Cases) =>
  Object.entries(cases).flatMap(([file, ways]) =>
    ways.map(([what, save, ...places]) => {
      const files = new Map(restaurant);
      const saved = save(String(restaurant.get(file)));
      if (saved === null) files.delete(file);
      else files.set(file, Buffer.from(saved));
      return { name: `${file} · ${what}`, file, places, problems: problemsOf(files) };
    }),
  );

jest.useFakeTimers({ now: new Date('2026-11-15T12:00:00-05:00'), doNotFake: ['nextTick', 'setImmediate'] });
const answers = answersTo(answered);

test('the restaurant of the tests is in order', () => {
  expect(problemsOf(restaurant)).toEqual([]);
});

test.each(answersTo(readWell))('$name is read well', ({ problems }) => {
  expect(problems).toEqual([]);
});

test.each(answersTo(sameSentence))('$name is reported at its place', ({ file, places, problems }) => {
  expect(problems.map((problem) => problemText({ ...problem, message: '' }))).toEqual(
    places.map((place) => `${[file, place].filter(Boolean).join(', ')}: `),
  );
});

test('every sentence is the one of ownerFiles.answers.txt', () => {
  const blocks = answers.map(({ name, problems }) => {
    const sentences = problems.map((problem) =>
      problem.note ? `(nota) ${problemText(problem)}` : problemText(problem),
    );
    return [name, ...sentences].join('\n  ');
  });
  const text = `${blocks.join('\n')}\n`;
  if (process.env.UPDATE_GOLDEN === '1') fs.writeFileSync(golden, text);
  expect(fs.readFileSync(golden, 'utf8')).toBe(text);
});

test('the site gets the facts without their byte-order mark', () => {
  const facts = String(restaurant.get('restaurant.json'));
  const marked = new Map(restaurant).set('restaurant.json', Buffer.from(`\ufeff${facts}`));
  expect(read(marked, () => undefined).restaurant?.data).toEqual(JSON.parse(facts));
});

test('no answer is in English', () => {
  for (const { message } of answers.flatMap(({ problems }) => problems)) {
    expect(message).not.toMatch(/\b(?:invalid|expected|received|unexpected|the|must)\b/i);
  }
});
