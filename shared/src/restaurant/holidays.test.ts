import { listHolidays } from './holidays';

// As month and day: 112 is 12 January. In 2025 two holidays meet on 30 June.
test.each([
  [2025, [101, 106, 324, 417, 418, 501, 602, 623, 630, 720, 807, 818, 1013, 1103, 1117, 1208, 1225]],
  [2026, [101, 112, 323, 402, 403, 501, 518, 608, 615, 629, 720, 807, 817, 1012, 1102, 1116, 1208, 1225]],
])('%p has its holidays', (year, days) => {
  const listed = listHolidays(year).map((date) => date.split('-').map(Number));
  expect(listed).toEqual(days.map((day) => [year, Math.floor(day / 100), day % 100]));
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
