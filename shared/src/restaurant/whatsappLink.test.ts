import { restaurant } from './facts';
import { checkChatNumber, whatsappLink } from './whatsappLink';

const { phones } = restaurant;

const readText = (link: string) => decodeURIComponent(link.split('?text=')[1] ?? '');

test('the number is written in digits only, country code first', () => {
  expect(whatsappLink('Hola', phones.chat)).toMatch(/^https:\/\/wa\.me\/57\d{10}\?text=Hola$/);
});

test('the text arrives as it was written', () => {
  const text = 'Nuevo pedido\n*Total:* $ 9.800 & más, 100 % «ñ» #7 + 炒饭 ?=/';
  expect(readText(whatsappLink(text, phones.chat))).toBe(text);
});

test('spaces, plus signs and line breaks are escaped', () => {
  expect(whatsappLink('a b+c\nd#e&f', phones.chat)).toMatch(/\?text=a%20b%2Bc%0Ad%23e%26f$/);
});

test('no-break spaces become plain ones', () => {
  expect(readText(whatsappLink('$\u00a09.800\u202f%', phones.chat))).toBe('$ 9.800 %');
});

test('half a character pair is left out', () => {
  expect(readText(whatsappLink('a\ud83db\udc00c', phones.chat))).toBe('abc');
  expect(readText(whatsappLink('𠮷', phones.chat))).toBe('𠮷');
});

test('an empty text only opens the chat', () => {
  expect(whatsappLink('', phones.chat)).toMatch(/^https:\/\/wa\.me\/\d+$/);
});

describe('the check of the number', () => {
  let log: jest.SpyInstance;
  beforeEach(() => {
    log = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  });
  afterEach(() => log.mockRestore());

  test.each([
    ['57 3001234567', true],
    ['573001234567', false],
    ['+57 3001234567', false],
    ['57 300 123 4567', false],
    ['57 300123456', false],
    ['', false],
  ])('%p: %p, and it is only logged', (number, valid) => {
    expect(checkChatNumber(number)).toBe(valid);
    expect(log).toHaveBeenCalledTimes(1);
  });

  test('the number of the restaurant passes', () => {
    expect(checkChatNumber(phones.chat)).toBe(true);
    expect(phones.chat).toMatch(/^57 /);
  });
});
