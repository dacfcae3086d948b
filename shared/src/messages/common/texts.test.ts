import { untranslated } from '../../testing';
import en from './en';
import { spanish } from './es';
import zh from './zh';

// These are no words of this language: a language tag, an address, punctuation, titles that are English everywhere. Those of
// days take shifts: `openingLines.test.ts`.
const signs = ['lang', 'menu', 'comma', 'at', 'toastTitles', 'holiday', 'specialHours'];
/** Texts made of others, in English as in Spanish. */
const composed = ['clock', 'cityTime', 'special'];

test.each([
  ['en' as const, en],
  ['zh' as const, zh],
])('the common messages are complete in %s', (language, texts) => {
  expect(untranslated(spanish, texts, language, language === 'en' ? [...signs, ...composed] : signs)).toEqual(
    [],
  );
});

test('a count of characters is grouped as each language does it', () => {
  expect([spanish, en, zh].map(({ longText }) => /[\d.,]*\d/.exec(longText(13216))?.[0])).toEqual([
    '13.216',
    '13,216',
    '13,216',
  ]);
});

test('one dish is not many', () => {
  expect([1, 2].map(en.dishes)).toEqual(['1 dish', '2 dishes']);
});
