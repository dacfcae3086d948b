import { readDate, readDay, trueWeekday } from './readDay';

test.each([
  '3/4/2026',
  '03/04/2026',
  '3/4/26',
  '3-4-2026',
  '2026-04-03',
  '2026-04-03 00:00:00',
  '3-abr-2026',
  '3-abr-26',
  '3 de abril de 2026',
  'viernes, 3 de abril de 2026',
])('%s is the third of April', (text) => {
  expect(readDate(text)).toBe('2026-04-03');
  expect(readDay(text, '2027-01-01')).toBe('2026-04-03');
});

test('a Tuesday is no March, and a Sunday no month', () => {
  expect(readDate('martes, 7 de abril de 2026')).toBe('2026-04-07');
  expect(readDate('domingo, 5 de abril de 2026')).toBe('2026-04-05');
});

test.each(['', 'hoy', '3/4', '3-abr', '30/02/2026', '4/13/2026', '46115', '3 de abril'])(
  '%p is no date with its year',
  (text) => {
    expect(readDate(text)).toBeNull();
  },
);

// Saturday.
test.each([
  ['hoy', '2026-11-28'],
  ['Mañana', '2026-11-29'],
  ['pasado mañana', '2026-11-30'],
  ['sábado', '2026-11-28'],
  ['el viernes', '2026-12-04'],
  ['24/12', '2026-12-24'],
  ['28-11', '2026-11-28'],
  ['27/11', '2027-11-27'],
  ['3 de enero', '2027-01-03'],
  ['24-dic', '2026-12-24'],
  ['el jueves 24 de diciembre', '2026-12-24'],
])('%s is the next such day, today included', (text, date) => {
  expect(readDay(text, '2026-11-28')).toBe(date);
});

const several = [
  '24 y 25 de diciembre',
  'del 24 al 31 de diciembre',
  '24 al 26 de diciembre',
  '24/12 a 26/12',
];
const unclear = ['4-6/12', '4-6/26', '3 4', 'dic-24', '24 dic 25', '24 de diciembre 8 pm', '24 martes'];
test.each([
  ...['', 'ayer', 'próximo viernes', '30/2', 'agosto', '46115', '7'],
  ...[...several, '31 de diciembre y 1 de enero', ...unclear],
])('%p is no day', (text) => {
  expect(readDay(text, '2026-11-28')).toBeNull();
  expect(trueWeekday(text, '2026-11-28')).toBeNull();
});

test('a date with the weekday of another is no day', () => {
  expect(readDay('viernes 24 de diciembre', '2026-11-28')).toBeNull();
  expect(readDate('viernes, 24 de diciembre de 2026')).toBeNull();
  expect(trueWeekday('viernes 24 de diciembre', '2026-11-28')).toBe('jueves');
});
