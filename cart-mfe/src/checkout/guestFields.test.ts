import { phoneLooksOdd } from './guestFields';

describe('a phone', () => {
  it.each([
    '',
    ' ',
    '300 123 4567',
    '3001234567',
    '+57 300 123 4567',
    '573001234567',
    '604 123 45 67',
    '(604) 1234567',
    '+34 612 34 56 78',
    '+1 300 123 4567',
    '0049 151 23456789',
    '+57 3001234567',
  ])('accepts %j', (phone) => expect(phoneLooksOdd(phone)).toBe(false));

  it.each([
    '300 123 45',
    '123',
    'abc',
    '2001234567',
    '612345678',
    '+57 300 123',
    '+12',
    '30012345678',
    '444 44 44',
  ])('warns about %j', (phone) => expect(phoneLooksOdd(phone)).toBe(true));
});
