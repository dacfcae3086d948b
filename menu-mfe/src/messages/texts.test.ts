import type { Allergen } from '@asia/shared/contracts';
import { allergenNames as allergensInEnglish } from '@asia/shared/menu/allergens/en';
import { allergenNames as allergensInSpanish } from '@asia/shared/menu/allergens/es';
import { allergenNames as allergensInChinese } from '@asia/shared/menu/allergens/zh';
import { untranslated } from '@asia/shared/testing';
import cartaInEnglish from './carta/en';
import { spanish as cartaInSpanish } from './carta/es';
import cartaInChinese from './carta/zh';
import foundInEnglish from './found/en';
import { spanish as foundInSpanish } from './found/es';
import foundInChinese from './found/zh';
import searchInEnglish from './search/en';
import { spanish as searchInSpanish } from './search/es';
import searchInChinese from './search/zh';
import en from './sheet/en';
import { spanish } from './sheet/es';
import zh from './sheet/zh';

test.each([
  // `contains` takes allergens, not words. `otherDishes` names the category only in Spanish.
  ['the sheet of a dish', spanish, { en, zh }, ['contains', 'otherDishes']],
  ['the search', searchInSpanish, { en: searchInEnglish, zh: searchInChinese }, []],
  // The texts of a row are in other tables.
  ['its results', foundInSpanish, { en: foundInEnglish, zh: foundInChinese }, ['counter']],
  // Gluten is called gluten in English too.
  ['the allergens', allergensInSpanish, { en: allergensInEnglish, zh: allergensInChinese }, ['gluten']],
  [
    'a carta',
    cartaInSpanish,
    { en: cartaInEnglish, zh: cartaInChinese },
    ['lang', 'route', 'thousands', 'han'],
  ],
])('%s has all texts in English and Chinese', (_, texts, { en, zh }, special) => {
  expect(untranslated(texts, en, 'en', special)).toEqual([]);
  expect(untranslated(texts, zh, 'zh', special)).toEqual([]);
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
