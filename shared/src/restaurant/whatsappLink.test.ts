import { pinnedFacts } from './facts';
import { checkChatNumber, whatsappLink } from './whatsappLink';

const { phones } = pinnedFacts;

test.each([
  ['Hola', 'Hola'],
  ['a b+c\nd#e&f', 'a%20b%2Bc%0Ad%23e%26f'],
])('the number is in digits only, and %j is escaped', (text, escaped) => {
  expect(whatsappLink(text, phones.chat)).toMatch(/^https:\/\/wa\.me\/57\d{10}\?text=/);
  expect(whatsappLink(text, phones.chat).split('?text=')[1]).toBe(escaped);
});

test.each([
  [
    'any sign',
    '*Total:* $ 9.800 & más, 100 % «ñ» #7 + 炒饭 ?=/',
    '*Total:* $ 9.800 & más, 100 % «ñ» #7 + 炒饭 ?=/',
  ],
  ['a no-break space, as a plain one', '$\u00a09.800\u202f%', '$ 9.800 %'],
  ['half a character pair, left out', 'a\ud83db\udc00c', 'abc'],
  ['a character pair', '𠮷', '𠮷'],
])('a text arrives with %s', (_, text, arrived) => {
  expect(new URL(whatsappLink(text, phones.chat)).searchParams.get('text')).toBe(arrived);
});

test('an empty text only opens the chat', () => {
  expect(whatsappLink('', phones.chat)).toMatch(/^https:\/\/wa\.me\/\d+$/);
});

test.each([
  [phones.chat, true],
  ['57 3001234567', true],
  ['573001234567', false],
  ['+57 3001234567', false],
  ['57 300 123 4567', false],
  ['57 300123456', false],
  ['', false],
])('the check of the number %p: %p, and it is only logged', (number, valid) => {
  const log = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  expect(checkChatNumber(number)).toBe(valid);
  expect(log).toHaveBeenCalledTimes(1);
});
