import {
  type Carta,
  type CategoryCard,
  type EntriesByName,
  type Language,
  languages,
} from '@asia/shared/contracts';
import type { CategorySection } from '@asia/shared/menu';
import { factChanges } from './factChanges';
import { menuChanges, named } from './menuChanges';
import { pricesOf, readEntries } from './readEntries';
import type { ReleaseStore } from './ReleaseStore';
import { todayChanges } from './todayChanges';

/** Entries of texts by their names; a category's page has its title. */
const texts: Readonly<Record<string, string>> = {
  'page/index': 'Inicio',
  'page/About': 'Nosotros',
  'page/Contact': 'Contacto',
  'page/Salon': 'Salón',
  'page/CheckoutPage': 'los datos personales',
  game: 'el juego de memoria',
  ...Object.fromEntries(languages.map((language) => [`tip/${language}`, 'la advertencia de propina'])),
  titles: 'los títulos para buscadores',
};
const inLanguage: Partial<Record<Language, string>> = { en: 'en inglés', zh: 'en chino' };

const differ = (was: unknown, is: unknown) => JSON.stringify(was) !== JSON.stringify(is);

/** Names of rows that come, go, and differ by `seen`. */
function rowChanges<Row extends { key: string; name: string }>(
  was: readonly Row[] = [],
  is: readonly Row[] = [],
  seen: (row: Row) => unknown,
): Record<'come' | 'gone' | 'changed', string[]> {
  const [before, after] = [new Map(was.map((row) => [row.key, row])), new Set(is.map(({ key }) => key))];
  const names = (rows: Row[]) => rows.map(({ name }) => name);
  const stays = (row: Row) => before.get(row.key);
  return {
    come: names(is.filter((row) => !stays(row))),
    gone: names(was.filter(({ key }) => !after.has(key))),
    changed: names(is.filter((row) => stays(row) && differ(seen(stays(row)!), seen(row)))),
  };
}

const dishesIn = (entries: EntriesByName) =>
  Object.entries(entries).flatMap(([name, entry]) =>
    name.startsWith('section/') ? (entry as CategorySection).dishes : [],
  );

/** Lists the changes from one content to another for the owner, one Spanish line each. */
export function contentChanges(before: EntriesByName, after: EntriesByName): string[] {
  const [was, is] = [before, after].map((all) => all.categories as CategoryCard[] | undefined);
  // The lowest price follows from the dishes; the picture is mostly one of theirs.
  const cards = rowChanges(was, is, ({ lowestPrice, picture, ...card }) => [card, picture.name]);
  const pages = Object.fromEntries(is?.map(({ route, title }) => [`page${route}`, title]) ?? []);
  const places = { ...pages, ...texts };
  return [
    ...menuChanges(pricesOf(before), pricesOf(after)),
    ...named(
      'Cambian los alérgenos o la marca comercial',
      rowChanges(dishesIn(before), dishesIn(after), ({ allergens, brand }) => [allergens, brand]).changed,
    ),
    ...named('Entra la categoría', cards.come),
    ...named('Sale la categoría', cards.gone),
    ...named('Cambia la categoría', cards.changed),
    ...factChanges(before.facts, after.facts),
    ...todayChanges(before, after, pricesOf(after)),
    ...new Set(
      Object.entries(places).flatMap(([entry, name]) =>
        entry in before && entry in after && differ(before[entry], after[entry])
          ? `Cambian textos o imágenes de ${name}`
          : [],
      ),
    ),
    ...Object.entries(inLanguage).flatMap(([language, words]) => {
      const [one, other] = [before, after].map((all) =>
        (all[`carta/${language}`] as Carta | undefined)?.flatMap((chapter) => [chapter, ...chapter.dishes]),
      );
      const { changed } = rowChanges(one, other, (row) => [row.name, 'desc' in row && row.desc]);
      return named(`Cambia ${words}`, changed);
    }),
  ];
}

/**
 * Lists the changes from one build of the content to another for the owner, one Spanish line each; none without both
 * builds.
 */
export async function readChanges(store: ReleaseStore, before?: string, after?: string): Promise<string[]> {
  if (!before || !after || before === after) return [];
  return contentChanges(await readEntries(store, before), await readEntries(store, after));
}

/** Lists what of today's rows changes from one build of the content to another; also among `readChanges`. */
export async function readTodayChanges(
  store: ReleaseStore,
  before: string,
  after: string,
): Promise<string[]> {
  const [was, is] = [await readEntries(store, before), await readEntries(store, after)];
  return todayChanges(was, is, pricesOf(is));
}
