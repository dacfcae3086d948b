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
  ['the frame', spanish, { en, zh }, untranslatable],
  // It takes a date.
  ['the offline banner', offlineInSpanish, { en: offlineInEnglish, zh: offlineInChinese }, ['prices']],
  ['the texts of the pages', pagesInSpanish, { en: pagesInEnglish, zh: pagesInChinese }, ['instagram']],
])('%s has all texts in English and Chinese', (_, texts, { en, zh }, special) => {
  expect(untranslated(texts, en, 'en', special)).toEqual([]);
  expect(untranslated(texts, zh, 'zh', special)).toEqual([]);
});
