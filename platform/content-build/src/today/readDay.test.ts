import { readDay } from './readDay';

test.each([
  '3/4/2026',
  '03/04/2026',
  '3/4/26',
  '3-4-2026',
  '2026-04-03',
  '2026-04-03 00:00:00',
  '3-abr-2026',
  '03-Apr-26',
  '3 de abril de 2026',
  'viernes, 3 de abril de 2026',
  'Friday, April 3, 2026',
])('%s is the third of April', (text) => {
  expect(readDay(text)).toBe('2026-04-03');
});

test('a month comes first only where the other order is no day', () => {
  expect([readDay('4/13/2026'), readDay('13/4/2026')]).toEqual(['2026-04-13', '2026-04-13']);
});

test('a Tuesday is no March, and a Sunday no month', () => {
  expect(readDay('martes, 7 de abril de 2026')).toBe('2026-04-07');
  expect(readDay('domingo, 5 de abril de 2026')).toBe('2026-04-05');
});

test.each(['', 'hoy', '3/4', '3-abr', '30/02/2026', '13/13/2026', '46115', '3 de abril'])(
  '%p is no day',
  (text) => {
    expect(readDay(text)).toBeNull();
  },
);
