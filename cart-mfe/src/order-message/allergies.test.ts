import { allergyWords, withSpanishAllergens } from './allergies';

it.each([
  ['No peanuts, please', 'No peanuts [maní], please'],
  ['shellfish allergy; EGG too', 'shellfish [mariscos] allergy; EGG [huevo] too'],
  ['nuts or coconut milk', 'nuts [frutos secos] or coconut milk [leche de coco]'],
  ['对花生过敏', '对花生 [maní] 过敏'],
  ['對蝦過敏，不要鱼', '對蝦 [camarón] 過敏，不要鱼 [pescado]'],
  // Parts of other words, Spanish words, and words that are the same in Spanish.
  ...['Soy alérgico al maní', 'sin gluten', 'eggplant, donut', '鱼香肉丝', '蛋糕'].map((note) => [
    note,
    note,
  ]),
])('writes %j as %j', (note, sent) => {
  expect(withSpanishAllergens(note!)).toBe(sent);
});

it.each([
  [['Sin maní', 'Timbre dañado'], ''],
  [['Tengo dos: maní. Soy ALÉRGICA', 'sin sal'], 'Tengo dos: maní. Soy ALÉRGICA'],
  [['egg allergy', '对花生过敏', 'egg allergy'], 'egg allergy / 对花生过敏'],
  [['no tengo alergias'], 'no tengo alergias'],
])('%j: %j stands at the head', (notes, words) => {
  expect(allergyWords(notes)).toBe(words);
});

it('shows the words around in a long note', () => {
  const words = allergyWords([`${'sin prisa '.repeat(60)}alergia al maní ${'por favor '.repeat(60)}`]);
  expect(words).toMatch(/^… prisa .*alergia al maní por favor .* …$/);
  expect(words.length).toBeLessThanOrEqual(304);
  expect(allergyWords([`${'𠮷'.repeat(400)}过敏`])).toMatch(/^… 𠮷+过敏$/u);
});
