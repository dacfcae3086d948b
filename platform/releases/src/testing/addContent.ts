import path from 'node:path';
import { ALL_ENTRIES, computeIntegrity, CONTENT, hashesBelow, type ReleaseStore } from '@asia/release-store';
import { type BuildManifest, type ContentRoute, entryAddress } from '@asia/shared/contracts';
import { writeDraft } from './writeDraft';

const head = (title: string) => ({ title, description: 'd', share: 'og.jpg', shareAlt: 'a' });

/** Pages of the content, whether or not an app draws them. */
const pages = [
  '/',
  '*',
  '/Soup',
  '/Secret',
  '/Hall',
  '/Basket',
  '/Tea',
  '/Book',
  ...'abcdefghijklmnop',
].flatMap((name) => (/^[a-z]$/.test(name) ? [`/${name}`, `/team-${name}`] : [name]));

/** Changes of a test to the content. */
export interface ContentChanges {
  /** Entries that add to, or replace, its own. */
  entries?: Record<string, unknown>;
  categories?: ContentRoute[];
  withdrawn?: string[];
}

/** Adds a build of the content to the release store as if it had been published. */
export async function addContent(
  store: ReleaseStore,
  version: string,
  { entries: changed, categories = [], withdrawn = [] }: ContentChanges,
): Promise<BuildManifest> {
  const dish = { key: version, name: version, desc: '', price: 9_000 };
  const entries = { facts: { name: 'House' }, 'section/menu': { title: 'Menu', dishes: [dish] }, ...changed };
  const stored = Object.entries(entries).map(([name, entry]) => {
    const text = JSON.stringify(entry);
    return { name, text, integrity: computeIntegrity(Buffer.from(text)) };
  });
  const index = Object.fromEntries(stored.map(({ name, integrity }) => [name, integrity]));
  const draft = writeDraft({
    ...Object.fromEntries(
      stored.map(({ name, text, integrity }) => [
        `entries/${path.basename(entryAddress(name, integrity))}`,
        text,
      ]),
    ),
    'web/index.json': JSON.stringify(index),
    [ALL_ENTRIES]: JSON.stringify(entries),
    'data/products.json': JSON.stringify([{ name: version, category: 'soups' }]),
    'site/favicon.ico': 'an icon',
  });
  const heads = pages.map((name) => [name === '*' ? '404' : name, head(name)] as const);
  const rows = categories.map((row) => [row.route, head(row.route)] as const);
  const manifest: BuildManifest = {
    schema: 4,
    app: CONTENT,
    version,
    description: { name: CONTENT, exposes: {}, routes: [] },
    own: { scripts: [], styles: [] },
    pages: {},
    fonts: [],
    files: hashesBelow(draft),
    integrity: { 'index.json': 'sha256-content/index.json' },
    content: {
      routes: { category: categories, carta: [] },
      heads: Object.fromEntries([...heads, ...rows]),
      withdrawn,
      site: { name: 'House of soups', shortName: 'House' },
      index,
    },
    pictures: [],
  };
  await store.add(manifest, draft);
  return manifest;
}
