import { laterTime, readTime } from './readTime';

test.each([
  ['19:30', '19:30'],
  ['9:05', '09:05'],
  ['19:30:00', '19:30'],
  ['7:30 p. m.', '19:30'],
  ['7:30\u00a0p.\u00a0m.', '19:30'],
  ['7:30\u202fp.\u202fm.', '19:30'],
  ['07:30:00 a. m.', '07:30'],
  ['7:30 PM', '19:30'],
  ['7:30\u202fPM', '19:30'],
  ['7 pm', '19:00'],
  ['12:00 a. m.', '00:00'],
  ['12:15 p. m.', '12:15'],
  ['12 m.', '12:00'],
  ['0:00', '00:00'],
])('%j is %s', (text, time) => {
  expect(readTime(text)).toBe(time);
});

const hours = ['7', '22', '24:00', '7:60', '13:00 p. m.', '0:30 a. m.', '7 m.', '7:30 x'];
test.each(['', ...hours, '0,8125', 'ago-26'])('%j is no time', (text) => {
  expect(readTime(text)).toBeNull();
});

test.each([
  ['5:30', '17:30'],
  ['02:00', '14:00'],
  ['11:59:00', '23:59'],
])('%j may be %s too', (text, later) => {
  expect(laterTime(text)).toBe(later);
});

test.each(['5:30 a. m.', '5 pm', '12:30', '0:30', '17:30', '12 m.', '7', ''])('%j is clear', (text) => {
  expect(laterTime(text)).toBeNull();
});
