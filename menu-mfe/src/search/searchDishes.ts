import type { Dish } from '@asia/shared/contracts';
import { plainText } from '@asia/shared/menu';

/** Words that guests know from older menus, and what today's names say instead. */
const oldWords: readonly (readonly [string, string])[] = [
  ['lemonade', 'limeade'],
  ['pak choi', 'bok choy'],
  ['prawn', 'shrimp'],
  ['杂碎', '什锦'],
  ['柠檬水', '青柠'],
];

/** Plain words between single spaces, one before the first, so that ` wo` finds the beginning of a word. */
function spaced(text: string): string {
  return ` ${plainText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}

interface Entry {
  name: string;
  text: string;
}

const entries = new WeakMap<Dish, Entry>();

function entryOf(dish: Dish): Entry {
  let entry = entries.get(dish);
  if (!entry) {
    const { name, nameEn, nameZh, plato, desc, brand } = dish;
    entry = {
      name: spaced([name, nameEn].join(' ')),
      text: spaced([name, nameEn, nameZh, plato, desc, brand].join(' ')),
    };
    entries.set(dish, entry);
  }
  return entry;
}

/** `camarones` also finds `camarón`, and `arroces` `arroz`. */
function singular(word: string): string {
  if (word.length > 5 && word.endsWith('ces')) return `${word.slice(0, -3)}z`;
  if (word.length > 5 && /[^aeiou]es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word;
}

/** Chinese is written without spaces: there a word may begin anywhere. */
function contains(text: string, word: string): boolean {
  return text.includes(/\p{Script=Han}/u.test(word) ? word : ` ${word}`);
}

/** The words of the query as typed, and once more for each old word in it. */
function readings(query: string): string[][] {
  const plain = spaced(query);
  const renewed = oldWords
    .filter(([old]) => plain.includes(old))
    .map(([old, now]) => plain.replace(old, now));
  return [plain, ...renewed].map((text) =>
    text
      .trim()
      .split(' ')
      .filter((word) => word !== '')
      .map(singular),
  );
}

/** 0 where the name has the words whole, 1 where its words begin so, 2 where another field does; null is no hit. */
function rank({ name, text }: Entry, words: readonly string[]): number | null {
  if (!words.every((word) => contains(text, word))) return null;
  if (!words.every((word) => contains(name, word))) return 2;
  return words.every((word) => name.includes(` ${word} `)) ? 0 : 1;
}

/**
 * Finds dishes by the beginnings of their words, whatever the accents, the case and the language.
 * @returns the hits, best first and otherwise in the order of the menu; every dish for an empty query
 */
export function searchDishes(dishes: readonly Dish[], query: string): Dish[] {
  const queries = readings(query).filter((words) => words.length > 0);
  if (queries.length === 0) return [...dishes];
  return dishes
    .flatMap((dish) => {
      const entry = entryOf(dish);
      const ranks = queries.map((words) => rank(entry, words)).filter((found) => found !== null);
      return ranks.length > 0 ? [{ dish, rank: Math.min(...ranks) }] : [];
    })
    .sort((one, other) => one.rank - other.rank)
    .map(({ dish }) => dish);
}
