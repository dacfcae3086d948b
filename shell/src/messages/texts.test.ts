import { untranslated } from '@asia/shared/testing';
import en from './en';
import { spanish } from './es';
import offlineInEnglish from './offline/en';
import { spanish as offlineInSpanish } from './offline/es';
import offlineInChinese from './offline/zh';
import pagesInEnglish from './pages/en';
import { spanish as pagesInSpanish } from './pages/es';
import pagesInChinese from './pages/zh';
import zh from './zh';

// For foreign guests only, or in Spanish for the restaurant.
const untranslatable = ['links', 'wish', 'onlySpanish', 'toMenu'];

test.each([
  ['en' as const, en],
  ['zh' as const, zh],
])('the frame is translated to %s', (language, texts) => {
  expect(untranslated(spanish, texts, language, untranslatable)).toEqual([]);
});

test.each([
  ['en' as const, offlineInEnglish],
  ['zh' as const, offlineInChinese],
])('the offline banner is translated to %s', (language, texts) => {
  // It takes a date.
  expect(untranslated(offlineInSpanish, texts, language, ['prices'])).toEqual([]);
});

test.each([
  ['en' as const, pagesInEnglish],
  ['zh' as const, pagesInChinese],
])('the texts of the pages are translated to %s', (language, texts) => {
  expect(untranslated(pagesInSpanish, texts, language, ['instagram'])).toEqual([]);
});
