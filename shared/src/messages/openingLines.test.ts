import type { Shift } from '../contracts';
import { pinnedFacts } from '../restaurant/facts';
import { holidayToday, openState } from '../restaurant/openState';
import { writeToday } from '../testing';
import en from './common/en';
import { spanish } from './common/es';
import zh from './common/zh';
import { openLine, specialLine } from './openingLines';

const { hours } = pinnedFacts;
const close = (...days: string[]) =>
  writeToday(...days.map((of) => ({ what: 'hours' as const, of, shifts: [] })));
const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, day) =>
    new Date(Date.parse(first) + day * 86_400_000).toISOString().slice(0, 10),
  );
const own = hours.map((rule) => ({ ...rule }));
afterEach(() => hours.forEach((rule, index) => Object.assign(rule, own[index])));
/** Opens in these shifts every day; null for the usual ones. */
const openIn = (shifts: Shift[] | null) => hours.forEach((rule) => Object.assign(rule, shifts && { shifts }));

/** A moment in Medellín's time: `at('2026-03-09 21:59')`. */
const at = (clock: string) => new Date(`${clock.replace(' ', 'T')}:00-05:00`);
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const lineAt = (clock: string, texts = spanish) => plain(openLine(openState(at(clock)), texts));

const usual = null;
const evening = [{ opens: '18:00', closes: '02:00' }];
const twice = [{ opens: '11:00', closes: '15:00' }, ...evening];
test.each<[string, string, Shift[] | null]>([
  // Monday
  ['2026-03-09 10:59', 'Cerrado ahora. Abrimos hoy a las 11:00 AM.', usual],
  ['2026-03-09 11:00', 'Abierto ahora, hasta las 10:00 PM', usual],
  ['2026-03-09 21:29', 'Abierto ahora, hasta las 10:00 PM', usual],
  ['2026-03-09 21:30', 'Cerramos a las 10:00 PM', usual],
  ['2026-03-09 21:59', 'Cerramos a las 10:00 PM', usual],
  ['2026-03-09 22:00', 'Cerrado ahora. Abrimos mañana a las 11:00 AM.', usual],
  ['2026-03-10 00:00', 'Cerrado ahora. Abrimos hoy a las 11:00 AM.', usual],
  // Sunday
  ['2026-03-15 20:59', 'Abierto ahora, hasta las 9:30 PM', usual],
  ['2026-03-15 21:29', 'Cerramos a las 9:30 PM', usual],
  ['2026-03-15 21:30', 'Cerrado ahora. Abrimos mañana a las 11:00 AM.', usual],
  // Epiphany, kept on Monday 12 January
  ['2026-01-12 21:29', 'Cerramos a las 9:30 PM', usual],
  ['2026-01-12 21:45', 'Cerrado ahora. Abrimos mañana a las 11:00 AM.', usual],
  // Between two shifts
  ['2026-03-09 14:29', 'Abierto ahora, hasta las 3:00 PM', twice],
  ['2026-03-09 14:30', 'Cerramos a las 3:00 PM', twice],
  ['2026-03-09 15:00', 'Cerrado ahora. Abrimos hoy a las 6:00 PM.', twice],
  ['2026-03-09 18:00', 'Abierto ahora, hasta las 2:00 AM', twice],
  ['2026-03-10 01:59', 'Cerramos a las 2:00 AM', twice],
  ['2026-03-10 02:00', 'Cerrado ahora. Abrimos hoy a las 11:00 AM.', twice],
  // After midnight
  ['2026-03-09 17:59', 'Cerrado ahora. Abrimos hoy a las 6:00 PM.', evening],
  ['2026-03-10 00:00', 'Abierto ahora, hasta las 2:00 AM', evening],
  ['2026-03-10 01:30', 'Cerramos a las 2:00 AM', evening],
  ['2026-03-10 02:00', 'Cerrado ahora. Abrimos hoy a las 6:00 PM.', evening],
])('at %s it says "%s"', (clock, line, shifts) => {
  openIn(shifts);
  expect(lineAt(clock)).toBe(line);
});

test.each<[string, string, string[], Shift[] | null]>([
  ['2026-12-24 22:30', 'Cerrado ahora. Abrimos el sábado a las 11:00 AM.', ['2026-12-25'], usual],
  ['2026-12-25 12:00', 'Cerrado ahora. Abrimos mañana a las 11:00 AM.', ['2026-12-25'], usual],
  ['2026-12-26 12:00', 'Abierto ahora, hasta las 10:00 PM', ['2026-12-25'], usual],
  [
    '2026-03-01 12:00',
    'Cerrado ahora. Abrimos el 9 de marzo a las 11:00 AM.',
    daysFrom('2026-03-01', 8),
    usual,
  ],
  ['2026-02-01 12:00', 'Cerrado ahora. Abrimos pronto.', daysFrom('2026-02-01', 40), usual],
  // A night ends on a closed day, and none starts.
  ['2026-03-10 01:00', 'Abierto ahora, hasta las 2:00 AM', ['2026-03-10'], evening],
  ['2026-03-10 20:00', 'Cerrado ahora. Abrimos mañana a las 6:00 PM.', ['2026-03-10'], evening],
  ['2026-03-11 01:00', 'Cerrado ahora. Abrimos hoy a las 6:00 PM.', ['2026-03-10'], evening],
])('at %s it says "%s", with days closed by the owner', (clock, line, days, shifts) => {
  openIn(shifts);
  close(...days);
  expect(lineAt(clock)).toBe(line);
});

test('a day without a rule is closed', () => {
  Object.assign(hours[0]!, { days: ['Tuesday'] });
  expect(lineAt('2026-03-09 12:00')).toBe('Cerrado ahora. Abrimos mañana a las 11:00 AM.');
});

test.each([spanish, en])('a time stays whole at the end of a line', (texts) => {
  expect(openLine(openState(at('2026-03-09 12:00')), texts)).toMatch(/ 10:00\u00a0PM$/);
  expect(texts.holiday([{ opens: '11:00', closes: '21:30' }])).toMatch(/11:00\u00a0AM .+ 9:30\u00a0PM/);
});

test.each([
  ['2026-03-09 12:00', spanish, / 10:00\u00a0PM \(hora de Medellín\)$/],
  ['2026-03-09 22:00', en, /tomorrow at 11:00\u00a0AM \(Medellín time\)\.$/],
  ['2026-03-09 21:45', zh, /（Medellín时间）关门$/],
])('to a guest in another time zone, the line of %s says whose time it is', (clock, texts, line) => {
  const said = () => openLine(openState(at(clock)), texts);
  expect(said()).not.toMatch(line);
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-60);
  expect(said()).toMatch(line);
});

test('a holiday has a line with its shifts, in each language', () => {
  openIn(twice);
  const today = holidayToday(at('2026-01-12 09:00'));
  expect([spanish, en, zh].map(({ holiday }) => plain(holiday(today)))).toEqual([
    'Hoy es festivo: atendemos de 11:00 AM a 3:00 PM y 6:00 PM a 2:00 AM.',
    'Today is a holiday: we are open from 11:00 AM to 3:00 PM and 6:00 PM to 2:00 AM.',
    '今天是公共假日，营业时间上午11:00至下午3:00、晚上6:00至凌晨2:00',
  ]);
});

test('other days, and holidays closed by the owner, have no line', () => {
  expect(holidayToday(at('2026-01-12 09:00'))).toEqual([{ opens: '11:00', closes: '21:30' }]);
  expect(holidayToday(at('2026-01-13 09:00'))).toEqual([]);
  close('2026-12-25');
  expect(holidayToday(at('2026-12-25 09:00'))).toEqual([]);
});

test.each([
  ['2026-03-09 12:00', 'Open now, until 10:00 PM', '营业中，至晚上10:00'],
  ['2026-03-09 21:45', 'We close at 10:00 PM', '即将打烊，晚上10:00关门'],
  ['2026-03-09 22:00', 'Closed now. We open tomorrow at 11:00 AM.', '现已打烊，明天上午11:00开门'],
])('at %s it says "%s" and "%s"', (clock, english, chinese) => {
  expect([lineAt(clock, en), lineAt(clock, zh)]).toEqual([english, chinese]);
});

test('another day is named in the language of the guest', () => {
  close('2026-12-25');
  expect(lineAt('2026-12-24 22:30', en)).toBe('Closed now. We open on Saturday at 11:00 AM.');
  close(...daysFrom('2026-12-25', 7));
  expect(lineAt('2026-12-24 22:30', zh)).toBe('现已打烊，1月1日上午11:00开门');
});

const shut: Shift[] = [];
const early = [{ opens: '11:00', closes: '17:00' }];
test.each<[string, Record<string, Shift[]>, string[]]>([
  [
    'one closed day',
    { '2026-12-24': shut },
    ['Jueves 24: cerrado', 'Thursday 24: closed', '24日星期四：休息'],
  ],
  [
    'a day that ends early',
    { '2026-12-25': early },
    ['Viernes 25: hasta las 5:00 PM', 'Friday 25: until 5:00 PM', '25日星期五：营业至下午5:00'],
  ],
  [
    'a day that begins late',
    { '2026-12-25': [{ opens: '15:00', closes: '22:00' }] },
    [
      'Viernes 25: desde las 3:00 PM hasta las 10:00 PM',
      'Friday 25: from 3:00 PM until 10:00 PM',
      '25日星期五：下午3:00至晚上10:00',
    ],
  ],
  [
    'equal days in a row, as one',
    { '2026-12-25': shut, '2026-12-24': shut, '2026-12-26': early },
    ['Jueves 24 al viernes 25: cerrado', 'Thursday 24 to Friday 25: closed', '24日星期四至25日星期五：休息'],
  ],
  [
    'days that go on into another month',
    Object.fromEntries(daysFrom('2026-12-24', 12).map((day) => [day, shut])),
    ['Jueves 24 al lunes 4: cerrado'],
  ],
  ['the next of two', { '2026-12-26': shut, '2026-12-24': early }, ['Jueves 24: hasta las 5:00 PM']],
  ['a day in a week', { '2026-12-27': shut }, ['Domingo 27: cerrado']],
])('the days to come tell of %s', (_what, days, lines) => {
  writeToday(...Object.entries(days).map(([of, shifts]) => ({ what: 'hours' as const, of, shifts })));
  const said = [spanish, en, zh].map((texts) => plain(specialLine(at('2026-12-20 12:00'), texts)));
  expect(said.slice(0, lines.length)).toEqual(lines);
});

test('neither today nor a day in more than a week is announced', () => {
  close('2026-12-20', '2026-12-28');
  expect(specialLine(at('2026-12-20 12:00'), spanish)).toBe('');
});
