import type { Allergen } from '@asia/shared/contracts';
import { allergenNames as english } from '@asia/shared/menu/allergens/en';
import { allergenNames as spanish } from '@asia/shared/menu/allergens/es';
import { allergenNames as chinese } from '@asia/shared/menu/allergens/zh';

/**
 * Further words of guests for an allergen, with the Spanish word; traditional characters too. Without "soy", which is
 * Spanish for "I am". A longer word comes before its part.
 */
const others: Readonly<Record<string, string>> = {
  'coconut milk': 'leche de coco',
  'soy milk': 'leche de soya',
  'soy sauce': 'salsa de soya',
  soybean: 'soya',
  shellfish: 'mariscos',
  seafood: 'mariscos',
  shrimp: 'camarón',
  prawn: 'camarón',
  crab: 'cangrejo',
  dairy: 'lácteos',
  lactose: 'lactosa',
  wheat: 'trigo',
  nut: 'frutos secos',
  cashew: 'marañón',
  almond: 'almendra',
  海鲜: 'mariscos',
  海鮮: 'mariscos',
  鸡蛋: 'huevo',
  雞蛋: 'huevo',
  牛奶: 'leche',
  乳糖: 'lactosa',
  小麦: 'trigo',
  小麥: 'trigo',
  腰果: 'marañón',
  堅果: 'frutos secos',
  麩質: 'gluten',
  甲殼類: 'crustáceos',
  軟體類: 'moluscos',
  虾: 'camarón',
  蝦: 'camarón',
  魚: 'pescado',
};

const words = new Map([
  ...Object.entries(others),
  ...[english, chinese].flatMap((names) =>
    (Object.entries(names) as [Allergen, string][])
      .filter(([allergen, name]) => name !== spanish[allergen] && name !== english.soya)
      .map(([allergen, name]): [string, string] => [name, spanish[allergen]]),
  ),
]);
const [latin, han] = [/^\w/, /^\p{Script=Han}/u].map((script) =>
  [...words.keys()].filter((word) => script.test(word)).join('|'),
);
const known = new RegExp(`\\b(?:${latin})s?\\b|${han}`, 'giu');
/** What may stand beside a Chinese word of one sign; beside any other one, it is a part of another word. */
const aside = /^\P{Script=Han}?$|[对對要吃加放含无無有和或跟及过過类類]/u;

/** A note whose English and Chinese words of allergens have the Spanish word beside them: `no peanuts [maní]`. */
export function withSpanishAllergens(note: string): string {
  return note.replace(known, (word, at: number) => {
    const [before, after] = [note.charAt(at - 1), note.charAt(at + word.length)];
    if (word.length === 1 && ![before, after].every((sign) => aside.test(sign))) return word;
    const name = words.get(word.toLowerCase()) ?? words.get(word.toLowerCase().replace(/s$/, ''));
    return `${word} [${name}]${/\p{L}/u.test(after) ? ' ' : ''}`;
  });
}

const allergy = /al{1,2}[eé]rg|过敏|過敏/i;
/** Longest part of a note at the head of the message, and what of it stands before the word; in characters. */
const [LENGTH, BEFORE] = [300, 150];

/**
 * What notes say of an allergy, in the guest's own words: each note whole, or of a long one the words around. Empty
 * where none says a word of it, which does not mean that the guest has none.
 */
export const allergyWords = (notes: readonly string[]) =>
  [...new Set(notes.filter((note) => allergy.test(note)))].map(around).join(' / ');

function around(note: string): string {
  const characters = [...note];
  if (characters.length <= LENGTH) return note;
  const at = [...note.slice(0, note.search(allergy))].length;
  const from = Math.max(0, at - BEFORE);
  const part = characters.slice(from, from + LENGTH).join('');
  const begun = from === 0 ? part : part.replace(/^\S{0,30} |^/, '… ');
  return from + LENGTH >= characters.length ? begun : begun.replace(/ \S{0,30}$|$/, ' …');
}
