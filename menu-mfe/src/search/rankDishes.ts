import MiniSearch, { type Query } from 'minisearch';
import type { Allergen, Dish, Mark } from '@asia/shared/contracts';
import { allergenNames as english } from '@asia/shared/menu/allergens/en';
import { allergenNames as spanish } from '@asia/shared/menu/allergens/es';
import { allergenNames as chinese } from '@asia/shared/menu/allergens/zh';
import { findCategory } from '../menu-data/categories';
import { simplify } from './simplify';
import { joinedWords, lettersForgiven, singular, spellSound, splitWords } from './spelling';
import { synonyms } from './synonyms';

const markWords: Record<Mark, string> = {
  V: 'vegetariano vegetarian 素',
  VG: 'vegano vegan vegetariano vegetarian 素',
  P: 'picante spicy 辣',
  K: 'infantil niños niñas kids children 儿童',
  A: 'alcohol 酒',
};

/** An allergen in three languages. */
const namesOf = (allergen: Allergen) => [spanish[allergen], english[allergen], chinese[allergen]];

/** Ignored in a query, unless the query has no other words. */
const stopWords = new Set(
  'a al con de del el en la las lo los o para por un una y the of with and'.split(' '),
);

/** The words of a dish that are searched, by field. */
const fields = {
  name: ({ name, nameEn, nameZh }: Dish) => splitWords([name, nameEn, nameZh].join(' ')),
  joined: ({ name, nameEn, plato }: Dish) =>
    [name, nameEn, plato].flatMap((text) => joinedWords(splitWords(text))),
  group: ({ plato, category, marks, allergens = [] }: Dish) => {
    const card = findCategory(category);
    const words = [...marks.map((mark) => markWords[mark]), ...allergens.flatMap(namesOf)];
    return splitWords([plato, card?.name, card?.nameZh, ...words].join(' '));
  },
  rest: ({ desc, brand }: Dish) => splitWords(`${desc} ${brand}`),
};
type Field = keyof typeof fields;
const boost: Partial<Record<Field, number>> = { name: 8, joined: 4, group: 3 };

const SEPARATOR = '\n';
/** The dishes that a query finds. */
export interface Ranking {
  /** The dishes with every word of a query, best first, and all dishes for an empty query. */
  find: (query: string) => readonly Dish[];
}

/** Dishes indexed per task, so that the page stays responsive. */
const CHUNK_SIZE = 40;

/**
 * Indexes a menu for search, which ignores accents, case and plurals. For a word that begins no word of the menu, it
 * also accepts spellings that sound the same and one or two wrong letters.
 */
export async function rankDishes(dishes: readonly Dish[]): Promise<Ranking> {
  const places = new Map(dishes.map((dish, place) => [dish.key, place]));
  const names = dishes.map((dish) => new Set(fields.name(dish).flatMap((word) => [word, singular(word)])));
  const forms = new Map<string, string[]>();
  const index = new MiniSearch<Dish>({
    idField: 'key',
    fields: Object.keys(fields),
    extractField: (dish, field) =>
      field === 'key' ? dish.key : fields[field as Field](dish).join(SEPARATOR),
    tokenize: (text) => text.split(SEPARATOR),
    processTerm: (term) => {
      if (!forms.has(term)) forms.set(term, [term, spellSound(term) ?? []].flat());
      return forms.get(term);
    },
    searchOptions: {
      tokenize: (text) => [text],
      processTerm: (term) => term,
      boost,
      // With `b: 0`, a dish with a long description ranks no lower.
      bm25: { k: 1.2, b: 0, d: 0.5 },
    },
  });
  await index.addAllAsync(dishes, { chunkSize: CHUNK_SIZE });
  const vocabulary = [...forms.keys()];

  const queryFor = (word: string): Query => {
    const sound = vocabulary.some((known) => known.startsWith(word)) ? null : spellSound(word);
    // One letter alone begins a word in nearly every description, so only names count.
    if (/^[a-z]$/.test(word)) return { queries: [word], prefix: true, fields: ['name'] };
    if (sound === null) return { queries: [word], prefix: true };
    return { queries: [sound], prefix: true, fuzzy: lettersForgiven(sound) };
  };

  // The result list and the counts of the filters run the same query one after the other.
  let last = { query: '', found: dishes };
  const search = (query: string): readonly Dish[] => {
    const readings = listReadings(query).filter((reading) => reading.length > 0);
    if (readings.length === 0) return dishes;
    const results = index.search({
      combineWith: 'OR',
      queries: readings.map((reading) => ({ combineWith: 'AND', queries: reading.map(queryFor) })),
    });
    // First dishes with all words in their name, then by score; equal ones in the order of the menu.
    return results
      .map(({ id, score }) => {
        const place = places.get(String(id)) ?? 0;
        const named = readings.some((reading) => reading.every((word) => names[place]?.has(word)));
        return { place, score: named ? Number.MAX_VALUE : score };
      })
      .sort((one, other) => other.score - one.score || one.place - other.place)
      .flatMap(({ place }) => dishes[place] ?? []);
  };
  return {
    find: (query) => {
      if (query !== last.query) last = { query, found: search(query) };
      return last.found;
    },
  };
}

/** The readings of a query: as typed, with each of its `synonyms` replaced once, with two words joined (`chop suy`). */
function listReadings(query: string): string[][] {
  const typed = splitWords(simplify(query)).map(singular);
  const spaced = spacedOut(typed);
  const replaced = synonyms
    .map(([guestWord, menuWord]) =>
      [guestWord, menuWord].map((words) => spacedOut(splitWords(words).map(singular))),
    )
    .filter(([guestWord = '']) => spaced.includes(guestWord))
    .map(([guestWord = '', menuWord = '']) => splitWords(spaced.replace(guestWord, menuWord)));
  const readings = [typed, ...replaced, ...(typed.length === 2 ? [joinedWords(typed)] : [])];
  return readings.map((words) => {
    const significant = words.filter((word) => !stopWords.has(word));
    return significant.length > 0 ? significant : words;
  });
}

const spacedOut = (words: readonly string[]) => ` ${words.join(' ')} `;
