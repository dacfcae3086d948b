import { clockText, hoursText, spanishList } from './hoursText';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

const noon = '11:00-15:00';

test.each([
  [[...weekdays, 'Saturday'], ['11:00-22:00'], 'Lunes a sábado 11:00 AM a 10:00 PM'],
  [
    [...weekdays, 'Saturday'],
    [noon, '18:00-22:00'],
    'Lunes a sábado 11:00 AM a 3:00 PM y 6:00 PM a 10:00 PM',
  ],
  [[...weekdays, 'Sunday'], [noon], 'Lunes a viernes y domingos 11:00 AM a 3:00 PM'],
  [['Monday', 'Wednesday'], [noon], 'Lunes y miércoles 11:00 AM a 3:00 PM'],
  [['Friday', 'Saturday'], ['18:00-02:00'], 'Viernes y sábados 6:00 PM a 2:00 AM'],
  [['Saturday', 'Sunday', 'PublicHolidays'], [noon], 'Sábados, domingos y festivos 11:00 AM a 3:00 PM'],
  [['Sunday', 'PublicHolidays'], ['11:00-21:30'], 'Domingos y festivos 11:00 AM a 9:30 PM'],
  [['PublicHolidays'], ['11:00-00:00'], 'Festivos 11:00 AM a 12:00 AM'],
])('%j from %j reads "%s"', (days, shifts, text) => {
  const times = shifts.map((shift) => ({ opens: shift.slice(0, 5), closes: shift.slice(6) }));
  expect(hoursText([...days].reverse(), times)).toBe(text);
});

test.each([
  [[], ''],
  [['Bello'], 'Bello'],
  [['Itagui', 'Bello'], 'Itagui y Bello'],
  [['Bello', 'Itagüí'], 'Bello e Itagüí'],
  [['agua', 'hielo'], 'agua y hielo'],
  [['a', 'b', 'c'], 'a, b y c'],
])('the list %j reads "%s"', (words, text) => {
  expect(spanishList(words)).toBe(text);
});

test.each([
  ['00:00', '12:00 AM'],
  ['09:05', '9:05 AM'],
  ['12:00', '12:00 PM'],
  ['21:30', '9:30 PM'],
])('%s reads %s', (time, text) => {
  expect(clockText(time)).toBe(text);
});
