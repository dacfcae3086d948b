import { outlineText, textWidth, wrapText, type Lettering } from './outlineText';

const lettering: Lettering = {
  unitsPerEm: 1000,
  letters: { A: [600, 'M0 0H600'], V: [500, 'M0 0H500'], ' ': [200, ''] },
  kerning: { AV: -100 },
};

describe('outlined text', () => {
  test('is as wide as its letters with their kerning', () => {
    expect(textWidth(lettering, 'VA', 10)).toBe(11);
    expect(textWidth(lettering, 'AV', 10)).toBe(10);
  });

  test('draws a path for each letter that has ink', () => {
    expect(outlineText(lettering, 'A V', 5, 50, 100)).toBe(
      '<g transform="translate(5 50) scale(0.1 -0.1)">' +
        '<path transform="translate(0 0)" d="M0 0H600"/><path transform="translate(800 0)" d="M0 0H500"/></g>',
    );
  });

  test('breaks between words, and leaves a long word whole', () => {
    expect(wrapText(lettering, 'A A A', 10, 14)).toEqual(['A A', 'A']);
    expect(wrapText(lettering, 'AAAA A', 10, 14)).toEqual(['AAAA', 'A']);
  });

  test('names a character that it cannot draw', () => {
    expect(() => textWidth(lettering, '亚', 10)).toThrow('"亚"');
  });
});
