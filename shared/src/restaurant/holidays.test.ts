import { isHoliday, listHolidays } from './holidays';

test('2026 has its 18 holidays', () => {
  expect(listHolidays(2026)).toEqual([
    '2026-01-01',
    '2026-01-12',
    '2026-03-23',
    '2026-04-02',
    '2026-04-03',
    '2026-05-01',
    '2026-05-18',
    '2026-06-08',
    '2026-06-15',
    '2026-06-29',
    '2026-07-20',
    '2026-08-07',
    '2026-08-17',
    '2026-10-12',
    '2026-11-02',
    '2026-11-16',
    '2026-12-08',
    '2026-12-25',
  ]);
});

test('2025 has 17, two of them meeting on 30 June', () => {
  expect(listHolidays(2025)).toEqual([
    '2025-01-01',
    '2025-01-06',
    '2025-03-24',
    '2025-04-17',
    '2025-04-18',
    '2025-05-01',
    '2025-06-02',
    '2025-06-23',
    '2025-06-30',
    '2025-07-20',
    '2025-08-07',
    '2025-08-18',
    '2025-10-13',
    '2025-11-03',
    '2025-11-17',
    '2025-12-08',
    '2025-12-25',
  ]);
});

// Known dates of Good Friday, two days before Easter.
test.each([
  [2000, '2000-04-21'],
  [2008, '2008-03-21'],
  [2019, '2019-04-19'],
  [2024, '2024-03-29'],
  [2027, '2027-03-26'],
  [2030, '2030-04-19'],
  [2038, '2038-04-23'],
])('Good Friday of %p is %p', (year, date) => {
  expect(listHolidays(year)).toContain(date);
});

test('a holiday lasts from midnight to midnight in Medellín', () => {
  expect(isHoliday(new Date('2026-12-25T04:59:00Z'))).toBe(false);
  expect(isHoliday(new Date('2026-12-25T05:00:00Z'))).toBe(true);
  expect(isHoliday(new Date('2026-12-26T04:59:00Z'))).toBe(true);
  expect(isHoliday(new Date('2026-12-26T05:00:00Z'))).toBe(false);
});
