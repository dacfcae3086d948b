import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ReleaseStore } from '@asia/release-store';
import { parts } from './parts';
import { isSource, partsThatDiffer, sourceVersions } from './sourceVersion';

const live = Object.fromEntries(parts.map((part) => [part, `${part}-1`]));

/** A store into which another checkout has published builds of these sources. */
async function makeStore(sources: Record<string, string>): Promise<ReleaseStore> {
  const store = ReleaseStore.inFolder(mkdtempSync(path.join(tmpdir(), 'asia-store-')));
  for (const [app, hash] of Object.entries(sources))
    await store.files.create(`sources/${app}/${hash}`, Buffer.from(`${app}-1`));
  return store;
}

it('knows in a checkout that has built nothing that what is live comes from its sources', async () => {
  expect(await partsThatDiffer(await makeStore(sourceVersions(parts)), live)).toEqual([]);
});

it('knows content by what its sheets say, too', () => {
  const sheets = (text: string) => ({ tables: new Map([['menu.csv', Buffer.from(text)]]), notes: [] });
  const [none, one, other] = [undefined, sheets('a'), sheets('b')].map((each) => sourceVersions(parts, each));
  expect(new Set([none, one, other].map((versions) => versions?.content)).size).toBe(3);
  expect(other?.shell).toBe(none?.shell);
});

it('names the parts whose live build comes from other sources, was rolled back, or is not there', async () => {
  const store = await makeStore({ ...sourceVersions(parts), 'menu-mfe': 'others' });
  const { 'salon-mfe': _retired, ...rest } = live;
  expect(await partsThatDiffer(store, { ...rest, shell: 'shell-0' })).toEqual([
    'shell',
    'menu-mfe',
    'salon-mfe',
  ]);
});

it.each([
  ['menu-mfe/.mf', 'a failed build leaves it'],
  ['cart-mfe/dist', 'git ignores it'],
  ['content/.~lock.menu.csv#', 'an office program has the table open'],
  ['shared/src/cart/CartStore.test.ts', 'no build reads it'],
])('takes %s for no source: %s', (file) => {
  expect(isSource(file)).toBe(false);
});

it('takes what apps and tables are written in for sources', () => {
  expect(['menu-mfe/src', 'menu-mfe/app.ts', 'content/menu.csv'].filter(isSource)).toHaveLength(3);
});
