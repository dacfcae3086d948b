import { decodeText } from './decodeText';

const text = 'name_es,name_zh\r\nTé,茶\r\nLimonada,柠檬水\r\n';
const little = Buffer.from(text, 'utf16le');
const big = Buffer.from(little).swap16();

test.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with a BOM', Buffer.from(`\ufeff${text}`)],
  ['UTF-16 with a BOM', Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['UTF-16 of the other order with a BOM', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
  ['UTF-16 without a BOM', little],
  ['UTF-16 of the other order without a BOM', big],
])('%s is read', (_encoding, bytes) => {
  expect(decodeText(bytes)).toBe(text);
});

test.each([
  ['letters of a single-byte encoding', Buffer.from('Té', 'latin1'), 'T\ufffd'],
  ['an empty file', Buffer.alloc(0), ''],
])('%s: %j is %j', (_what, bytes, expected) => {
  expect(decodeText(bytes)).toBe(expected);
});
