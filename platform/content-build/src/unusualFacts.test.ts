import path from 'node:path';
import { authoredFiles } from './authoredFiles';
import { problemText, type Problem } from './Problem';
import { readRestaurant } from './readRestaurant';
import type { Facts } from './restaurantSchema';
import { unusualFacts } from './unusualFacts';

const { restaurant: authored } = authoredFiles(path.join(__dirname, 'testing/restaurant'));

function read(text: string) {
  const restaurant = readRestaurant(text, (problem) => {
    throw new Error(problemText(problem));
  });
  if (!restaurant) throw new Error('The facts cannot be read');
  return restaurant;
}

const changed = (from: string, to: string) => {
  expect(authored).toContain(from);
  return authored.replace(from, to);
};

/** What the owner is asked about facts, without the place; or what is only noted. */
function questions(text: string, before: Facts | null = read(authored).facts, noted = false): string[] {
  const problems: Problem[] = [];
  unusualFacts(before, read(text), (problem) => problems.push(problem));
  return problems.filter(({ note = false }) => note === noted).map(({ message }) => message);
}

jest.useFakeTimers({ now: new Date('2026-11-15T12:00:00-05:00') });

test('the facts of the restaurant raise no question', () => {
  expect(questions(authored)).toEqual([]);
  expect(questions(authored, null)).toEqual([]);
});

// `docs/owner-files.md` lists the other questions, word for word.
test.each([
  ['"fee": 60000', ['¿El domicilio a Sur sube de $ 6.000 a $ 60.000?']],
  ['"fee": 20', ['¿El domicilio a Sur baja de $ 6.000 a $ 20?']],
  ['"fee": 9000', []],
  ['"fee": 3000', []],
  ['"fee!": 60000', []],
])('a fee of 6.000 that becomes %s', (fee, expected) => {
  expect(questions(changed('"fee": 6000', fee)).map((text) => text.split(' Si ')[0])).toEqual(expected);
});

test.each([
  ['20', ['¿El domicilio a Sur cuesta $ 20?']],
  ['200000', ['¿El domicilio a Sur cuesta $ 200.000?']],
  ['0', []],
  ['50000', []],
])('a fee of %s before the first release', (fee, expected) => {
  const asked = questions(changed('"fee": 6000', `"fee": ${fee}`), null);
  expect(asked.map((text) => text.split(' Si ')[0])).toEqual(expected);
});

test.each([
  ['a fee', '"fee": 6000', '"fee": 200000', '"fee!": 200000'],
  ['a landline', '"chat": "57 3100000001"', '"chat": "57 6041234567"', '"chat!": "57 6041234567"'],
  ['a far day', '"closedDates": []', '"closedDates": ["2062-12-25"]', '"closedDates!": ["2062-12-25"]'],
  ['a past day', '"closedDates": []', '"closedDates": ["2026-01-01"]', '"closedDates!": ["2026-01-01"]'],
  [
    'a long message',
    '"pauseMessage": ""',
    `"pauseMessage": "${'Hoy no. '.repeat(75)}"`,
    `"pauseMessage!": "${'Hoy no. '.repeat(75)}"`,
  ],
])('%s is asked about until it is confirmed or live', (_, from, unusual, confirmed) => {
  expect(questions(changed(from, unusual))).toHaveLength(1);
  expect(questions(changed(from, confirmed))).toEqual([]);
  const live = read(changed(from, confirmed)).facts;
  expect(live).toEqual(read(changed(from, unusual)).facts);
  expect(questions(changed(from, confirmed), live)).toEqual([]);
  expect(questions(changed(from, unusual), live)).toEqual([]);
});

test.each([
  ['live', read(changed('"closedDates": []', '"closedDates": ["2026-01-01"]')).facts],
  ['not compared', null],
])('a closed day that has passed is a note where it is %s', (_, before) => {
  const text = changed('"closedDates": []', '"closedDates": ["2026-01-01"]');
  expect(questions(text, before)).toEqual([]);
  expect(questions(text, before, true)).toEqual(['«2026-01-01» ya pasó. Bórralo o corrige el año.']);
});
