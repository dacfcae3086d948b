import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  computeHash,
  computeIntegrity,
  type Deployment,
  ENTRIES,
  readEntries,
  ReleaseStore,
} from '@asia/release-store';
import { type BuildManifest, entryAddress, type ReleasePointer } from '@asia/shared/contracts';
import { authoredIn } from './authoredFiles';
import { checkContent } from './checkContent';
import { publishContent } from './publishContent';

const temporary = () => mkdtempSync(path.join(tmpdir(), 'asia-content-test-'));
const store = ReleaseStore.inFolder(temporary());
let folder: string;
let published: BuildManifest;

const publish = async () => publishContent(store, await checkContent(null, authoredIn(folder)));
const rewrite = (file: string, from: string, to: string) => {
  const text = readFileSync(path.join(folder, file), 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  writeFileSync(path.join(folder, file), text.replace(from, to));
};

afterEach(() => jest.restoreAllMocks());

const copyContent = () => {
  folder = temporary();
  cpSync(path.join(__dirname, 'testing/asia'), folder, { recursive: true });
};
beforeAll(async () => {
  copyContent();
  published = await publish();
});
beforeEach(copyContent);

test('the content is a build: each of its files is there under the hash that the manifest says', async () => {
  expect(await store.compare(published)).toEqual({ missing: [], changed: [] });
  const { index = {}, routes } = published.content!;
  expect(routes.category).toHaveLength(29);
  for (const [name, integrity] of Object.entries(index)) {
    const address = entryAddress(name, integrity);
    const file = await store.files.read(address.slice(1));
    expect(address).toContain(computeHash(file!).slice(0, 12));
    expect(integrity).toBe(computeIntegrity(file!));
    const compressed = await store.files.read(`${address.slice(1)}.br`);
    expect([address, compressed !== null]).toEqual([address, file!.length >= 256]);
  }
  const entries = await readEntries(store, published.version);
  expect(Object.keys(index)).toEqual(Object.keys(entries));
});

test('the same content, published again anywhere, is the same build', async () => {
  const before = await store.files.list('');
  const elsewhere = ReleaseStore.inFolder(temporary());
  expect(await publish()).toEqual(published);
  expect((await publishContent(elsewhere, await checkContent(null, authoredIn(folder)))).version).toBe(
    published.version,
  );
  const after = (await store.files.list('')).filter(({ name }) => !name.includes('/again-'));
  expect(after.map(({ name }) => name)).toEqual(
    before.map(({ name }) => name).filter((name) => !name.includes('/again-')),
  );
});

test('a price changes the entries that say it, and no address of another', async () => {
  rewrite('menu.csv', ',26500,P', ',26900,P');
  const next = await publish();
  expect(next.version).not.toBe(published.version);
  const [before, after] = [published.content!.index, next.content!.index];
  expect(Object.keys(after).filter((name) => before[name] !== after[name])).toEqual([
    'carta/es',
    'carta/en',
    'carta/zh',
    'section/sopas',
  ]);
  expect(next.pictures).toEqual(published.pictures);
});

test('the address of a category whose row was deleted is remembered, until the category is back', async () => {
  const whole = await checkContent(null, authoredIn(folder));
  const { content } = whole;
  const without = { ...content, categories: content.categories.filter(({ route }) => route !== '/Sopas') };
  /** Publishes content where this build of it is live. */
  const after = ({ version }: BuildManifest, published = content) => {
    const pointer = { shell: {}, remotes: [], content: { version } } as unknown as ReleasePointer;
    jest.spyOn(store, 'live').mockResolvedValue({ pointer } as Deployment);
    return publishContent(store, { ...whole, content: published });
  };
  const deleted = await after(published, without);
  expect(deleted.content?.withdrawn).toEqual(['/Sopas']);
  expect(await after(deleted, without)).toEqual(deleted);
  expect(await after(deleted)).toEqual(published);
});

test('what the restaurant wrote travels with the build', async () => {
  const menu = await store.files.read(`server-builds/content/${published.version}/authored/menu.csv`);
  expect(menu?.equals(readFileSync(path.join(folder, 'menu.csv')))).toBe(true);
  expect([...(await store.names(ENTRIES))].some((name) => name.includes('authored'))).toBe(false);
});

test('a mistake of the owner is an error with its sentence, and nothing is published', async () => {
  rewrite('menu.csv', ',26500,P', ',mil,P');
  await expect(publish()).rejects.toThrow(/^menu\.csv, fila \d+, columna price_cop: .*\n1 por corregir\./);
});
