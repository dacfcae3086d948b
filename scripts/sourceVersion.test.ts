import { ReleaseStore } from '@asia/release-store';
import { temporary } from '@asia/release-store/testing/temporary';
import { parts } from './parts';
import { isSource, partsThatDiffer, sourceVersions } from './sourceVersion';

const live = Object.fromEntries(parts.map((part) => [part, `${part}-1`]));

/** A store into which another checkout has stored builds of these sources. */
async function makeStore(sources: Record<string, string>): Promise<ReleaseStore> {
  const store = ReleaseStore.inFolder(temporary());
  for (const [app, hash] of Object.entries(sources))
    await store.files.create(`sources/${app}/${hash}`, Buffer.from(`${app}-1`));
  return store;
}

it('knows in a checkout that has built nothing that what is live comes from its sources', async () => {
  expect(await partsThatDiffer(await makeStore(sourceVersions(parts)), live)).toEqual([]);
});

it('knows content by what its sheets say, too', () => {
  const sheets = (text: string) => ({ tables: new Map([['carta.csv', Buffer.from(text)]]), notes: [] });
  const [none, one, other] = [undefined, sheets('a'), sheets('b')].map((each) => sourceVersions(parts, each));
  expect(new Set([none, one, other].map((versions) => versions?.content)).size).toBe(3);
  expect(other?.shell).toBe(none?.shell);
});

it('names the parts whose live build comes from other sources, was rolled back, or is not there', async () => {
  const store = await makeStore({ ...sourceVersions(parts), 'menu-mfe': 'others' });
  const other = { ...live, shell: 'shell-0', 'salon-mfe': '' };
  expect(await partsThatDiffer(store, other)).toEqual(['shell', 'menu-mfe', 'salon-mfe']);
});

it.each([
  ['menu-mfe/.mf', 'a failed build leaves it', false],
  ['cart-mfe/dist', 'git ignores it', false],
  ['content/.~lock.carta.csv#', 'an office program has the table open', false],
  ['shared/src/cart/CartStore.test.ts', 'no build reads it', false],
  ['menu-mfe/src', 'a folder of sources', true],
  ['menu-mfe/app.ts', 'what an app says of itself', true],
  ['content/carta.csv', 'a table', true],
])('%s, %s: a source is %p', (file, _why, expected) => {
  expect(isSource(file)).toBe(expected);
});
