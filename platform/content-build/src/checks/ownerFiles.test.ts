import fs from 'node:fs';
import path from 'node:path';
import { problemText, sentencesOf } from '../tables/Problem';
import { listPrices } from '../testing/listDishes';
import { answered, sameSentence } from '../testing/ownerFiles';
import { type Changes, readRestaurant, restaurant } from '../testing/readRestaurant';
import { readWell } from '../testing/wellSavedFiles';

const golden = path.join(__dirname, '../testing/ownerFiles.answers.txt');
const live = { prices: listPrices(readRestaurant().content), authored: restaurant, readings: [] };

const problemsOf = (changes: Changes) => readRestaurant(changes, live).problems;

/** Each case, with the sentences that a check prints after one of its files was saved in that way. */
const answersTo = (cases: typeof sameSentence) =>
  Object.entries(cases).flatMap(([file, ways]) =>
    ways.map(([what, save, ...places]) => {
      const problems = problemsOf({ [file]: save(String(restaurant.get(file))) });
      const table = file.replace('.csv', '');
      return { name: `${table} · ${what}`, table, places, problems };
    }),
  );

jest.useFakeTimers({ now: new Date('2026-11-15T12:00:00-05:00'), doNotFake: ['nextTick', 'setImmediate'] });
const answers = answersTo(answered);

test('the restaurant of the tests is in order', () => {
  expect(problemsOf({})).toEqual([]);
});

test.each(answersTo(readWell))('$name is read well', ({ problems }) => {
  expect(problems).toEqual([]);
});

test.each(answersTo(sameSentence))('$name is reported at its place', ({ table, places, problems }) => {
  expect(problems.map((problem) => problemText({ ...problem, message: '' }))).toEqual(
    places.map((place) => `${[table, place].filter(Boolean).join(', ')}: `),
  );
});

test('every sentence is the one of ownerFiles.answers.txt', () => {
  const blocks = answers.map(({ name, problems }) => {
    const [mistakes, notes] = [false, true].map((isNote) =>
      sentencesOf(problems.filter(({ note }) => !!note === isNote)),
    );
    return [name, ...mistakes!, ...notes!.map((note) => `(nota) ${note}`)].join('\n  ');
  });
  const text = `${blocks.join('\n')}\n`;
  if (process.env.UPDATE_GOLDEN === '1') fs.writeFileSync(golden, text);
  expect(fs.readFileSync(golden, 'utf8')).toBe(text);
});

test('no answer is in English', () => {
  for (const { message } of answers.flatMap(({ problems }) => problems)) {
    expect(message).not.toMatch(/\b(?:invalid|expected|received|unexpected|the|must)\b/i);
  }
});
