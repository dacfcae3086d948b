import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ENTRIES, CHUNKS, ReleaseStore, versionsOf } from '@asia/release-store';
import { liveFolder } from '@asia/releases/testing/liveFolder';
import { bytesBelow, copyReleased, Project } from './Project';

/** Another day, time zone and language: in Turkish, `i` is not the small letter of `I`. */
const elsewhere = {
  NODE_OPTIONS: `--import=${pathToFileURL(path.join(__dirname, 'nextYear.mjs')).href}`,
  TZ: 'Asia/Tokyo',
  LANG: 'tr_TR.UTF-8',
  LC_ALL: 'tr_TR.UTF-8',
};

const here = ReleaseStore.inFolder(mkdtempSync(path.join(tmpdir(), 'asia-here-')));
let there: Project;

beforeAll(async () => {
  await copyReleased(here);
  there = Project.sources('the-same-sources-in-a-folder-with-a-much-longer-name');
});

afterAll(() => {
  rmSync(here.dir, { recursive: true, force: true });
  there?.remove('.');
});

/**
 * Declarations are not part of the version: an earlier build of the same version may have other comments
 * there.
 */
const ofNoVersion = /^contract\/(?!contract\.json$)/;

/** Hash of every live file: builds with their pictures and contracts, pages, pointer. */
async function published(store: ReleaseStore): Promise<Record<string, Record<string, string>>> {
  const builds = Object.entries(versionsOf((await store.live())?.pointer)).flatMap(([app, version]) =>
    ['mfe', 'server-builds'].map((part) => path.join(part, app, version)),
  );
  const folders = [...builds, ENTRIES, CHUNKS, 'pictures'].map((name) => [name, path.join(store.dir, name)]);
  return Object.fromEntries(
    [...folders, ['pages', liveFolder(store.dir)]].map(([name = '', folder = '']) => {
      const files = Object.entries(bytesBelow(folder));
      return [name, Object.fromEntries(files.filter(([file]) => !ofNoVersion.test(file)))];
    }),
  );
}

it('the same sources give the same bytes in another folder, at another time, in another language', async () => {
  const { code, output } = await there.run('npm', ['run', '--silent', 'release', '--', 'all'], elsewhere);
  expect(code === 0 ? 'released' : output).toBe('released');
  expect(await published(there.store)).toEqual(await published(here));
});

it('a second build over the first one is the same', async () => {
  expect((await there.npm('release', '--', 'cart-mfe')).output).toMatch(/^cart-mfe \w+ is live already$/m);
});
