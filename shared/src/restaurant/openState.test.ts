import { closedDates, hours } from './facts';
import { holidayToday, openState } from './openState';

/** A moment by the clock of Medellín: `at('2026-03-09 21:59')`. */
const at = (clock: string) => new Date(`${clock.replace(' ', 'T')}:00-05:00`);
const lineAt = (clock: string) => openState(at(clock)).line;

// The days that the owner closes are no part of these facts.
beforeEach(() => closedDates.splice(0));

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
  expect(openState(at('2026-03-09 12:00'))).toMatchObject({ kind: 'open', closesAt: '10:00 PM' });
  expect(openState(at('2026-03-09 21:59'))).toMatchObject({ kind: 'closing-soon', closesAt: '10:00 PM' });
  expect(openState(at('2026-03-09 22:00'))).toMatchObject({
    kind: 'closed',
    opensAt: '11:00 AM',
    whenOpens: 'mañana a las 11:00 AM',
  });
});

test('a day closed by the owner leads to the next one', () => {
  closedDates.push('2026-12-25');
  expect(lineAt('2026-12-24 22:30')).toBe('Cerrado ahora. Abrimos el sábado a las 11:00 AM.');
  expect(lineAt('2026-12-25 12:00')).toBe('Cerrado ahora. Abrimos mañana a las 11:00 AM.');
  expect(lineAt('2026-12-26 12:00')).toBe('Abierto ahora, hasta las 10:00 PM');
});

test('a week closed is answered with the date of return', () => {
  for (let day = 1; day <= 8; day += 1) closedDates.push(`2026-03-0${day}`);
  expect(lineAt('2026-03-01 12:00')).toBe('Cerrado ahora. Abrimos el 9 de marzo a las 11:00 AM.');
});

test('a house closed for longer than a month opens soon', () => {
  for (let day = 0; day < 40; day += 1) {
    closedDates.push(new Date(Date.UTC(2026, 1, 1 + day)).toISOString().slice(0, 10));
  }
  expect(lineAt('2026-02-01 12:00')).toBe('Cerrado ahora. Abrimos pronto.');
});

test('a holiday says its hours', () => {
  expect(holidayToday(at('2026-01-12 09:00'))).toBe('Hoy es festivo: atendemos de 11:00 AM a 9:30 PM.');
});

test('other days, and holidays closed by the owner, say nothing', () => {
  expect(holidayToday(at('2026-01-13 09:00'))).toBeNull();
  closedDates.push('2026-12-25');
  expect(holidayToday(at('2026-12-25 09:00'))).toBeNull();
});

describe('a house that closes after midnight', () => {
  const own = hours.map((rule) => ({ ...rule }));
  beforeEach(() => hours.forEach((rule) => Object.assign(rule, { opens: '18:00', closes: '02:00' })));
  afterEach(() => hours.forEach((rule, index) => Object.assign(rule, own[index])));

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
    closedDates.push('2026-03-10');
    expect(lineAt('2026-03-10 01:00')).toBe('Abierto ahora, hasta las 2:00 AM');
    expect(lineAt('2026-03-10 20:00')).toBe('Cerrado ahora. Abrimos mañana a las 6:00 PM.');
    expect(lineAt('2026-03-11 01:00')).toBe('Cerrado ahora. Abrimos hoy a las 6:00 PM.');
  });
});
