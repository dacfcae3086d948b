import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { entryAddress, type BuildManifest, type ContentRoute } from '@asia/shared/contracts';
import { ALL_ENTRIES, CONTENT, hashOf, integrityOf, type ReleaseStore } from '@asia/release-store';

const head = (title: string) => ({ title, description: 'd', share: 'og.jpg', shareAlt: 'a' });

/** Pages that the content has, whether or not an app draws them. */
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

/** What a test changes in the content. */
export interface ContentChanges {
  /** Entries beside, or in the place of, its own. */
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
  const folder = mkdtempSync(path.join(tmpdir(), 'asia-content-'));
  const write = (name: string, content: string) => {
    const file = path.join(folder, name.replaceAll('/', '-'));
    writeFileSync(file, content);
    return [name, file] as const;
  };
  const dish = { key: version, name: version, desc: '', price: 9_000, soldOut: false };
  const entries = { facts: { name: 'House' }, 'section/menu': { title: 'Menu', dishes: [dish] }, ...changed };
  const stored = Object.entries(entries).map(([name, entry]) => {
    const text = JSON.stringify(entry);
    const integrity = integrityOf(Buffer.from(text));
    const [file, place] = write(path.basename(entryAddress(name, integrity)), text);
    return { name, integrity, file, place };
  });
  const index = Object.fromEntries(stored.map(({ name, integrity }) => [name, integrity]));
  const web = new Map([write('index.json', JSON.stringify(index))]);
  const server = new Map([
    write(ALL_ENTRIES, JSON.stringify(entries)),
    write('data/products.json', JSON.stringify([{ name: version, category: 'soups' }])),
    write('site/favicon.ico', 'an icon'),
  ]);
  const shared = new Map(stored.map(({ file, place }) => [file, place]));
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
    files: Object.fromEntries<string>([
      ...[...server].map(([name, file]) => [name, hashOf(file)] as const),
      ...[...web].map(([name, file]) => [`web/${name}`, hashOf(file)] as const),
      ...[...shared].map(([name, file]) => [`entries/${name}`, hashOf(file)] as const),
    ]),
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
  await store.add(manifest, { web, server, entries: shared, pictures: new Map() });
  return manifest;
}
