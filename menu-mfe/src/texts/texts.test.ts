import type { Allergen } from '@asia/shared/contracts';
import { allergens } from '@asia/shared/contracts';
import { untranslated } from '@asia/shared/testing';
import searchInEnglish from '../search/texts/en';
import { spanish as searchInSpanish } from '../search/texts/es';
import searchInChinese from '../search/texts/zh';
import en from './en';
import { spanish } from './es';
import zh from './zh';

// Takes words of its own; the category is named in Spanish alone.
const special = ['contains', 'soldOutToday'];

test.each([
  ['en' as const, en],
  ['zh' as const, zh],
])('the sheet of a dish says everything in %s', (language, texts) => {
  expect(untranslated(spanish, texts, language, special)).toEqual([]);
});

test.each([
  ['en' as const, searchInEnglish],
  ['zh' as const, searchInChinese],
])('the search says everything in %s', (language, texts) => {
  // What rows say stands in the tables of the sheet and of the cartas.
  expect(untranslated(searchInSpanish, texts, language, ['row'])).toEqual([]);
});

test.each<[Allergen[], string, string, string]>([
  [['mani'], 'Contiene maní.', 'Contains peanut.', '含花生'],
  [
    ['gluten', 'crustaceos', 'soya'],
    'Contiene gluten, crustáceos y soya.',
    'Contains gluten, crustaceans and soy.',
    '含麸质、甲壳类、大豆',
  ],
])('%j are told in each language', (told, ...texts) => {
  expect([spanish, en, zh].map(({ contains }) => contains(told))).toEqual(texts);
});

test('every allergen has a name', () => {
  for (const { contains } of [spanish, en, zh]) expect(contains(allergens)).not.toContain('undefined');
});
