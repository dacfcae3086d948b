import { restaurant } from '../restaurant/facts';
import { holidayToday, openState, shiftsOn } from '../restaurant/openState';
import { writeToday } from '../testing';
import en from './common/en';
import { spanish } from './common/es';
import zh from './common/zh';
import { openLine } from './openingLines';

const { hours } = restaurant;
/** Writes that the restaurant is closed on these days. */
const close = (...days: string[]) =>
  writeToday(...days.map((of) => ({ what: 'hours' as const, of, shifts: [] })));

/** A moment in Medellín's time: `at('2026-03-09 21:59')`. */
const at = (clock: string) => new Date(`${clock.replace(' ', 'T')}:00-05:00`);
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const lineAt = (clock: string, texts = spanish) => plain(openLine(openState(at(clock)), texts));

test.each([
  // Monday
  ['2026-03-09 10:59', 'Cerrado ahora. Abrimos hoy a las 11:00 AM.'],
  ['2026-03-09 11:00', 'Abierto ahora, hasta las 10:00 PM'],
  ['2026-03-09 21:29', 'Abierto ahora, hasta las 10:00 PM'],
  ['2026-03-09 21:30', 'Cerramos a las 10:00 PM'],
  ['2026-03-09 21:59', 'Cerramos a las 10:00 PM'],
  ['2026-03-09 22:00', 'Cerrado ahora. Abrimos mañana a las 11:00 AM.'],
  ['2026-03-10 00:00', 'Cerrado ahora. Abrimos hoy a las 11:00 AM.'],
  // Sunday
  ['2026-03-15 20:59', 'Abierto ahora, hasta las 9:30 PM'],
  ['2026-03-15 21:29', 'Cerramos a las 9:30 PM'],
  ['2026-03-15 21:30', 'Cerrado ahora. Abrimos mañana a las 11:00 AM.'],
  // Epiphany, kept on Monday 12 January
  ['2026-01-12 21:29', 'Cerramos a las 9:30 PM'],
  ['2026-01-12 21:45', 'Cerrado ahora. Abrimos mañana a las 11:00 AM.'],
])('at %s it says "%s"', (clock, line) => {
  expect(lineAt(clock)).toBe(line);
});

test('the state tells open, about to close and closed apart', () => {
  expect(openState(at('2026-03-09 12:00'))).toEqual({ kind: 'open', closes: '22:00' });
  expect(openState(at('2026-03-09 21:59'))).toEqual({ kind: 'closing-soon', closes: '22:00' });
  expect(openState(at('2026-03-09 22:00'))).toEqual({
    kind: 'closed',
    opens: { daysAhead: 1, date: '2026-03-10', time: '11:00' },
  });
});

test('a day closed by the owner leads to the next one', () => {
  close('2026-12-25');
  expect(lineAt('2026-12-24 22:30')).toBe('Cerrado ahora. Abrimos el sábado a las 11:00 AM.');
  expect(lineAt('2026-12-25 12:00')).toBe('Cerrado ahora. Abrimos mañana a las 11:00 AM.');
  expect(lineAt('2026-12-26 12:00')).toBe('Abierto ahora, hasta las 10:00 PM');
});

test('a week closed is answered with the date of return', () => {
  close(...Array.from({ length: 8 }, (_, day) => `2026-03-0${day + 1}`));
  expect(lineAt('2026-03-01 12:00')).toBe('Cerrado ahora. Abrimos el 9 de marzo a las 11:00 AM.');
});

test('a restaurant closed for longer than a month opens soon', () => {
  close(
    ...Array.from({ length: 40 }, (_, day) =>
      new Date(Date.UTC(2026, 1, 1 + day)).toISOString().slice(0, 10),
    ),
  );
  expect(lineAt('2026-02-01 12:00')).toBe('Cerrado ahora. Abrimos pronto.');
});

test.each([spanish, en])('a time stays whole at the end of a line', (texts) => {
  expect(openLine(openState(at('2026-03-09 12:00')), texts)).toMatch(/ 10:00\u00a0PM$/);
  expect(texts.holiday([{ opens: '11:00', closes: '21:30' }])).toMatch(/11:00\u00a0AM .+ 9:30\u00a0PM/);
});

test('a holiday has a line with its hours', () => {
  const today = holidayToday(at('2026-01-12 09:00'));
  expect(plain(spanish.holiday(today))).toBe('Hoy es festivo: atendemos de 11:00 AM a 9:30 PM.');
});

test('other days, and holidays closed by the owner, have no line', () => {
  expect(holidayToday(at('2026-01-13 09:00'))).toEqual([]);
  close('2026-12-25');
  expect(holidayToday(at('2026-12-25 09:00'))).toEqual([]);
});

test.each([
  ['2026-03-09 12:00', 'Open now, until 10:00 PM', '营业中，至晚上10:00'],
  ['2026-03-09 21:45', 'We close at 10:00 PM', '即将打烊，晚上10:00关门'],
  ['2026-03-09 22:00', 'Closed now. We open tomorrow at 11:00 AM.', '现已打烊，明天上午11:00开门'],
])('at %s it says "%s" and "%s"', (clock, english, chinese) => {
  expect(lineAt(clock, en)).toBe(english);
  expect(lineAt(clock, zh)).toBe(chinese);
});

test('another day is named in the language of the guest', () => {
  close('2026-12-25');
  expect(lineAt('2026-12-24 22:30', en)).toBe('Closed now. We open on Saturday at 11:00 AM.');
  close(...Array.from({ length: 7 }, (_, day) => `2026-12-${day + 25}`));
  expect(lineAt('2026-12-24 22:30', zh)).toBe('现已打烊，1月1日上午11:00开门');
});

const own = hours.map((rule) => ({ ...rule }));
afterEach(() => hours.forEach((rule, index) => Object.assign(rule, own[index])));

describe('a restaurant that closes between two shifts', () => {
  const shifts = [
    { opens: '11:00', closes: '15:00' },
    { opens: '18:00', closes: '02:00' },
  ];
  beforeEach(() => hours.forEach((rule) => Object.assign(rule, { shifts })));

  test.each([
    ['2026-03-09 14:29', 'Abierto ahora, hasta las 3:00 PM'],
    ['2026-03-09 14:30', 'Cerramos a las 3:00 PM'],
    ['2026-03-09 15:00', 'Cerrado ahora. Abrimos hoy a las 6:00 PM.'],
    ['2026-03-09 18:00', 'Abierto ahora, hasta las 2:00 AM'],
    ['2026-03-10 01:59', 'Cerramos a las 2:00 AM'],
    ['2026-03-10 02:00', 'Cerrado ahora. Abrimos hoy a las 11:00 AM.'],
  ])('at %s it says "%s"', (clock, line) => {
    expect(lineAt(clock)).toBe(line);
  });

  test('names both on a holiday, in each language', () => {
    const today = holidayToday(at('2026-01-12 09:00'));
    expect([spanish, en, zh].map(({ holiday }) => plain(holiday(today)))).toEqual([
      'Hoy es festivo: atendemos de 11:00 AM a 3:00 PM y 6:00 PM a 2:00 AM.',
      'Today is a holiday: we are open from 11:00 AM to 3:00 PM and 6:00 PM to 2:00 AM.',
      '今天是公共假日，营业时间上午11:00至下午3:00、晚上6:00至凌晨2:00',
    ]);
  });

  test('has them in minutes, and none on a closed day', () => {
    expect(shiftsOn('2026-03-09')).toEqual([
      { opens: 660, closes: 900 },
      { opens: 1080, closes: 1560 },
    ]);
    close('2026-03-09');
    expect(shiftsOn('2026-03-09')).toEqual([]);
  });
});

test('a day without a rule is closed', () => {
  Object.assign(hours[0]!, { days: ['Tuesday'] });
  expect(lineAt('2026-03-09 12:00')).toBe('Cerrado ahora. Abrimos mañana a las 11:00 AM.');
});

describe('a restaurant that closes after midnight', () => {
  const shifts = [{ opens: '18:00', closes: '02:00' }];
  beforeEach(() => hours.forEach((rule) => Object.assign(rule, { shifts })));

  test.each([
    ['2026-03-09 17:59', 'Cerrado ahora. Abrimos hoy a las 6:00 PM.'],
    ['2026-03-09 18:00', 'Abierto ahora, hasta las 2:00 AM'],
    ['2026-03-10 00:00', 'Abierto ahora, hasta las 2:00 AM'],
    ['2026-03-10 01:30', 'Cerramos a las 2:00 AM'],
    ['2026-03-10 02:00', 'Cerrado ahora. Abrimos hoy a las 6:00 PM.'],
  ])('at %s it says "%s"', (clock, line) => {
    expect(lineAt(clock)).toBe(line);
  });

  test('ends its night on a day that the owner closes, and starts none', () => {
    close('2026-03-10');
    expect(lineAt('2026-03-10 01:00')).toBe('Abierto ahora, hasta las 2:00 AM');
    expect(lineAt('2026-03-10 20:00')).toBe('Cerrado ahora. Abrimos mañana a las 6:00 PM.');
    expect(lineAt('2026-03-11 01:00')).toBe('Cerrado ahora. Abrimos hoy a las 6:00 PM.');
  });
});
