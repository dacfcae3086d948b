import fc from 'fast-check';
import { addressKey, decodeComponent, decodedAddressKey } from './address';

const word = fc.stringMatching(/^[a-zA-Z0-9-]{1,20}$/);

/** One character as a guest may write it: in either letter case, or percent-encoded. */
const spelled = (character: string) =>
  fc
    .constantFrom(character.toUpperCase(), character.toLowerCase())
    .chain((letter) => fc.constantFrom(letter, `%${letter.charCodeAt(0).toString(16)}`));

/** An address of the page `/word`. */
const spellings = (name: string) =>
  fc
    .tuple(fc.tuple(...[...name].map(spelled)), fc.constantFrom('', '/', '//', '%2F', '/%2f'))
    .map(([letters, end]) => `/${letters.join('')}${end}`);

describe('addressKey', () => {
  it.each([
    ['/', '/'],
    ['//', '/'],
    ['/Menu', '/menu'],
    ['/MENU//', '/menu'],
    ['/%4denu', '/menu'],
    ['/Menu%2F', '/menu'],
    ['/Menu/otro', '/menu/otro'],
    ['//Menu', '//menu'],
    ['/100%', '/100%'],
    ['/Men%C3%BA', '/menu'],
    ['/MENÚ', '/menu'],
    ['/tofu\u0301/', '/tofu'],
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

  it('is one key with or without accents', () => {
    const accents = ['', '\u0300', '\u0301', '\u0303', '\u0308'];
    for (const letter of 'aeiounAEIOUN')
      for (const accent of accents)
        for (const form of ['NFC', 'NFD'])
          expect(addressKey(encodeURIComponent(`/${letter}${accent}`.normalize(form)))).toBe(
            `/${letter.toLowerCase()}`,
          );
  });

  it('does not decode twice', () => {
    expect(addressKey('/%254denu')).toBe('/%4denu');
    expect(decodedAddressKey('/%4denu')).toBe('/%4denu');
  });
});

describe('decodeComponent', () => {
  it('is the text, and what cannot be decoded as it is', () => {
    expect(decodeComponent('%C3%BA')).toBe('ú');
    for (const malformed of ['%', '50%', '%E0', '%FA', '%zz', '%C3%BA%'])
      expect(decodeComponent(malformed)).toBe(malformed);
  });
});
