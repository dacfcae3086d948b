import fc from 'fast-check';
import { addressKey, decodeComponent, decodedAddressKey } from './address';

const word = fc.stringMatching(/^[a-zA-Z0-9-]{1,20}$/);

const accents = fc.constantFrom('', '\u0300', '\u0301', '\u0303', '\u0308');
const forms = fc.constantFrom('NFC', 'NFD');
const encodings = fc.constantFrom(
  (text: string) => text,
  (text: string) => [...new TextEncoder().encode(text)].map((byte) => `%${byte.toString(16)}`).join(''),
);

/** One character as a guest may write it: in either letter case, with an accent, or percent-encoded. */
const spelled = (character: string) =>
  fc
    .tuple(fc.constantFrom(character.toUpperCase(), character.toLowerCase()), accents, forms, encodings)
    .map(([letter, accent, form, encode]) => encode(`${letter}${accent}`.normalize(form)));

const spellings = (name: string) =>
  fc
    .tuple(fc.tuple(...[...name].map(spelled)), fc.constantFrom('', '/', '//', '%2F', '/%2f'))
    .map(([letters, end]) => `/${letters.join('')}${end}`);

describe('addressKey', () => {
  it.each([
    ['/', '/'],
    ['//', '/'],
    ['/Menu/otro', '/menu/otro'],
    ['//Menu', '//menu'],
    ['/100%', '/100%'],
    ['/Men%FA', '/men%fa'],
  ])('of %s is %s', (pathname, key) => {
    expect(addressKey(pathname)).toBe(key);
  });

  it('is one for all spellings of a page', () => {
    fc.assert(
      fc.property(
        word.chain((name) => fc.tuple(fc.constant(name), spellings(name))),
        ([name, spelling]) => {
          expect(addressKey(spelling)).toBe(`/${name.toLowerCase()}`);
        },
      ),
    );
  });

  it('has an answer for every text, and its own answer is its key', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const key = addressKey(encodeURIComponent(text));
        expect(addressKey(encodeURIComponent(key))).toBe(key);
      }),
    );
  });

  it('does not decode twice', () => {
    expect(addressKey('/%254denu')).toBe('/%4denu');
    expect(decodedAddressKey('/%4denu')).toBe('/%4denu');
  });
});

it('decodeComponent is the text, and what cannot be decoded as it is', () => {
  expect(decodeComponent('%C3%BA')).toBe('ú');
  for (const malformed of ['%', '50%', '%E0', '%FA', '%zz', '%C3%BA%'])
    expect(decodeComponent(malformed)).toBe(malformed);
});
