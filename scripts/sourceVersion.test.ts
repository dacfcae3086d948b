import fs from 'node:fs';
import path from 'node:path';
import { authoredIn, checkContent, type CheckedContent } from '@asia/content-build';
import { CONTENT, readEntries, ReleaseStore } from '@asia/release-store';
import { root } from '@asia/release-store/root';
import { temporary } from '@asia/release-store/testing/temporary';
import { parts } from './parts';
import { isSource, partsThatDiffer, sourceVersions, storeChanged } from './sourceVersion';

const mockContent = jest.fn<Promise<CheckedContent>, []>();
// The content of this copy would take long.
jest.mock<object>('@asia/content-build', () => ({
  ...jest.requireActual<object>('@asia/content-build'),
  checkOwnContent: () => mockContent(),
}));

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

it('knows an app by the oldest browsers, for which its style sheets are written', () => {
  const read = fs.readFileSync;
  const withPackage = (from: string, to: string) => {
    jest
      .spyOn(fs, 'readFileSync')
      .mockImplementation((file, options) =>
        file === path.join(root, 'package.json') ? String(read(file)).replace(from, to) : read(file, options),
      );
    return sourceVersions(['shell']);
  };
  const now = withPackage('', '');
  expect(withPackage('"chrome >= 94"', '"chrome >= 111"')).not.toEqual(now);
  expect(withPackage('"version": "1.0.0"', '"version": "1.0.1"')).toEqual(now);
});

it('knows an app by the browsers that the environment names instead', () => {
  const now = sourceVersions(['shell']);
  process.env.BROWSERSLIST = 'chrome >= 111';
  const other = sourceVersions(['shell']);
  delete process.env.BROWSERSLIST;
  expect(other).not.toEqual(now);
});

it('names the parts whose live build comes from other sources, was rolled back, or is not there', async () => {
  const store = await makeStore({ ...sourceVersions(parts), 'menu-mfe': 'others' });
  const other = { ...live, shell: 'shell-0', 'salon-mfe': '' };
  expect(await partsThatDiffer(store, other)).toEqual(['shell', 'menu-mfe', 'salon-mfe']);
});

it('reads content that is not live again: what was previewed on Friday for today is released for Saturday', async () => {
  jest.spyOn(console, 'log').mockReturnValue();
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['nextTick', 'setImmediate'] });
  const files = new Map([
    ...authoredIn(path.join(root, 'platform/content-build/src/testing/restaurant')),
    ['hoy.csv', Buffer.from('que,cual,fecha,hasta,nota\r\npausa,,hoy,,\r\n')] as const,
  ]);
  mockContent.mockImplementation(async () => ({ ...(await checkContent(null, files)), notes: [] }));
  const store = ReleaseStore.inFolder(temporary());
  const storeAt = async (day: string) => {
    jest.setSystemTime(new Date(`${day}T12:00:00-05:00`));
    const [build] = await storeChanged(store, [CONTENT], false);
    return build!.version;
  };
  const friday = await storeAt('2026-04-03');
  const saturday = await storeAt('2026-04-04');
  expect((await readEntries(store, saturday)).today).not.toEqual((await readEntries(store, friday)).today);
  expect(await partsThatDiffer(store, { ...live, content: saturday })).not.toContain(CONTENT);
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
