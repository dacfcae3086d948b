import { emailLooksOdd, phoneLooksOdd } from './guestFields';

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
    '３００ １２３ ４５６７',
    '＋８６　１３８　００１３　８０００',
    '\u202a+34 612 34 56 78\u202c',
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
    '３００ １２３ ４５',
  ])('warns about %j', (phone) => expect(phoneLooksOdd(phone)).toBe(true));
});

describe('an e-mail address', () => {
  it.each(['', ' ', 'ana@correo.com', ' ana.maria+asia@correo.com.co ', '用户@例子.公司'])(
    'accepts %j',
    (email) => expect(emailLooksOdd(email)).toBe(false),
  );

  it.each([
    'ana correo.com',
    'ana@correo',
    'ana@',
    '@correo.com',
    'ana@@correo.com',
    'ana@correo.',
    'ana@co rreo.com',
  ])('warns about %j', (email) => expect(emailLooksOdd(email)).toBe(true));
});
