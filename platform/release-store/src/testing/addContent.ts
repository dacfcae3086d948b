import path from 'node:path';
import { type BuildManifest, type ContentRoute, entryAddress } from '@asia/shared/contracts';
import { CELLS, type Cells } from '../contentChanges';
import { computeIntegrity } from '../hashes';
import { ALL_ENTRIES, CONTENT } from '../readEntries';
import type { ReleaseStore } from '../ReleaseStore';
import { addDraft } from './addDraft';

const head = (title: string) => ({ title, description: 'd', share: 'og.jpg', shareAlt: 'a' });

/** Pages that the content has, whether or not an app draws them. */
const pages = ['/', '404', '/Soup', '/Secret', '/Hall', '/Basket', '/Tea', '/Book'];
const pagesOfTeams = [...'abcdefghijklmnop'].flatMap((name) => [`/${name}`, `/team-${name}`]);

export interface ContentChanges {
  /** Entries beside, or in the place of, its own. */
  entries?: Record<string, unknown>;
  categories?: ContentRoute[];
  withdrawn?: string[];
}

/** The dishes of sections as rows of the menu. */
const cellsIn = (entries: Record<string, unknown>): Cells => ({
  carta: Object.fromEntries(
    Object.entries(entries)
      .flatMap(([name, entry]) =>
        name.startsWith('section/') ? (entry as { dishes: { key: string; name: string }[] }).dishes : [],
      )
      .map(({ key, name }) => [key, { nombre_es: name }]),
  ),
});

/** Adds a build of the content to the release store, as if it had been released. */
export function addContent(
  store: ReleaseStore,
  version: string,
  { entries: changed, categories = [], withdrawn = [] }: ContentChanges = {},
): Promise<BuildManifest> {
  const dish = { key: version, name: version, desc: '', price: 9_000 };
  const entries = { facts: { name: 'House' }, 'section/menu': { title: 'Menu', dishes: [dish] }, ...changed };
  const texts = Object.entries(entries).map(([name, entry]) => [name, JSON.stringify(entry)] as const);
  const index = Object.fromEntries(texts.map(([name, text]) => [name, computeIntegrity(Buffer.from(text))]));
  const placeOf = (name: string) => `entries/${path.basename(entryAddress(name, index[name] ?? ''))}`;
  const named = [...pages, ...pagesOfTeams, ...categories.map((row) => row.route)];
  return addDraft(
    store,
    {
      ...Object.fromEntries(texts.map(([name, text]) => [placeOf(name), text])),
      'web/index.json': JSON.stringify(index),
      [ALL_ENTRIES]: JSON.stringify(entries),
      [CELLS]: JSON.stringify(cellsIn(entries)),
      'data/products.json': JSON.stringify([{ name: version, category: 'soups' }]),
      'site/favicon.ico': 'an icon',
    },
    {
      version,
      description: { name: CONTENT, exposes: {}, routes: [] },
      integrity: { 'index.json': 'sha256-content/index.json' },
      content: {
        routes: { category: categories, carta: [] },
        heads: Object.fromEntries(named.map((name) => [name, head(name)])),
        withdrawn,
        site: { name: 'House of soups', shortName: 'House' },
        index,
      },
    },
  );
}
