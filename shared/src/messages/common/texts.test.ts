import { untranslated } from '../../testing';
import en from './en';
import { spanish } from './es';
import zh from './zh';

// These are no words: a language tag, an address, punctuation.
const signs = ['lang', 'menu', 'comma', 'at'];

test.each([
  ['en' as const, en],
  ['zh' as const, zh],
])('the common messages say everything in %s', (language, texts) => {
  expect(untranslated(spanish, texts, language, language === 'en' ? [...signs, 'clock'] : signs)).toEqual([]);
});

test('an amount is written as each language writes it', () => {
  expect([spanish, en, zh].map(({ pesos }) => pesos(134800))).toEqual([
    '$\u00a0134.800',
    '$134,800',
    '134,800\u00a0比索',
  ]);
});

test('one dish is not many', () => {
  expect([1, 2].map(en.dishes)).toEqual(['1 dish', '2 dishes']);
});
