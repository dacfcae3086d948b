import type { Allergen } from '@asia/shared/contracts';
import { allergens } from '@asia/shared/contracts';
import { untranslated } from '@asia/shared/testing';
import cartaInEnglish from './carta/en';
import { spanish as cartaInSpanish } from './carta/es';
import cartaInChinese from './carta/zh';
import searchInEnglish from './search/en';
import { spanish as searchInSpanish } from './search/es';
import searchInChinese from './search/zh';
import en from './sheet/en';
import { spanish } from './sheet/es';
import zh from './sheet/zh';

// `contains` takes allergens, not words; `otherDishes` names the category only in Spanish.
const special = ['contains', 'otherDishes'];

test.each([
  ['en' as const, en],
  ['zh' as const, zh],
])('the sheet of a dish has all texts in %s', (language, texts) => {
  expect(untranslated(spanish, texts, language, special)).toEqual([]);
});

test.each([
  ['en' as const, searchInEnglish],
  ['zh' as const, searchInChinese],
])('the search has all texts in %s', (language, texts) => {
  // The texts of a row are in other tables.
  expect(untranslated(searchInSpanish, texts, language, ['counter'])).toEqual([]);
});

test.each([
  ['en' as const, cartaInEnglish],
  ['zh' as const, cartaInChinese],
])('a carta has all texts in %s', (language, texts) => {
  const special = ['lang', 'route', 'thousands', 'han'];
  expect(untranslated(cartaInSpanish, texts, language, special)).toEqual([]);
});

test.each<[Allergen[], string, string, string]>([
  [['mani'], 'Contiene maní.', 'Contains peanut.', '含花生'],
  [
    ['gluten', 'crustaceos', 'soya'],
    'Contiene gluten, crustáceos y soya.',
    'Contains gluten, crustaceans and soy.',
    '含麸质、甲壳类、大豆',
  ],
])('%j are listed in each language', (listed, ...texts) => {
  expect([spanish, en, zh].map(({ contains }) => contains(listed))).toEqual(texts);
});

test('every allergen has a name', () => {
  for (const { contains } of [spanish, en, zh]) expect(contains(allergens)).not.toContain('undefined');
});
