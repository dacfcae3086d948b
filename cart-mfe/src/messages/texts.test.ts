import { pinnedFacts } from '@asia/shared/restaurant';
import { untranslated } from '@asia/shared/testing';
import en from './en';
import { examples, spanish } from './es';
import zh from './zh';

// These may equal the Spanish text, or hold a name, a number or a function of their own.
const special = [
  'subtotal',
  'lineTotal',
  'dayAndClock',
  'hours',
  'ofDish',
  'phoneHint',
  'language',
  ...Object.keys(examples),
];

test.each([
  ['en' as const, en],
  ['zh' as const, zh],
])('cart and checkout have all texts in %s', (language, texts) => {
  expect(untranslated(spanish, texts, language, special)).toEqual([]);
});

test('the hours are written in each language', () => {
  expect(en.hours(pinnedFacts.hours)).toBe(
    'Monday to Saturday 11:00 AM to 10:00 PM. Sundays and public holidays 11:00 AM to 9:30 PM.',
  );
  expect(zh.hours(pinnedFacts.hours)).toMatch(/^周一至周六.*；周日、公共假日.*。$/);
});
