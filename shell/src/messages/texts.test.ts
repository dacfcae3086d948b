import { untranslated } from '@asia/shared/testing';
import en from './en';
import { spanish } from './es';
import zh from './zh';

// For foreign guests only, or in Spanish for the restaurant.
const untranslatable = ['links', 'wish', 'onlySpanish', 'toMenu'];

test.each([
  ['en' as const, en],
  ['zh' as const, zh],
])('the frame is translated to %s', (language, texts) => {
  expect(untranslated(spanish, texts, language, untranslatable)).toEqual([]);
});
