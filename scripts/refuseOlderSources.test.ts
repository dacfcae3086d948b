import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Provenance } from '@asia/release-store';
import { temporary } from '@asia/release-store/testing/temporary';
import { writeFiles } from '@asia/release-store/testing/writeFiles';
import { releaseBuilds } from '@asia/releases';
import { descriptions, live, released } from '@asia/releases/testing/testStore';
import { refuseOlderSources } from './refuseOlderSources';

const mockRoot = { folder: '' };
jest.mock('@asia/release-store/root', () => ({
  get root() {
    return mockRoot.folder;
  },
}));

const { menu, hall } = descriptions;
const git = (...words: string[]) =>
  execFileSync('git', words, { cwd: mockRoot.folder, encoding: 'utf8' }).trim();

/** A checkout with two commits, and a site whose menu a team has released from a commit. */
async function site(commitOf: (commits: { older: string; newer: string }) => string | undefined) {
  mockRoot.folder = writeFiles({ 'package-lock.json': '{}' });
  git('init', '--quiet');
  git('config', 'user.email', 'ana@asia.example');
  git('config', 'user.name', 'Ana');
  const commit = (subject: string) => {
    git('add', '.');
    git('commit', '--quiet', '--allow-empty', '--message', subject);
    return git('rev-parse', 'HEAD');
  };
  const commits = { older: commit('Show the tip'), newer: commit('Show the price') };
  const { store, addBuild } = await released();
  const recorded = commitOf(commits);
  const provenance: Provenance = { who: 'ben', ...(recorded && { commit: recorded, subject: 'Show more' }) };
  await releaseBuilds(store, [await addBuild(menu, 'menu-2')], { provenance });
  const warn = jest.spyOn(console, 'warn').mockReturnValue();
  warn.mockClear();
  /** Releases another menu from a commit of this checkout. */
  const release = async (from: string | undefined) => {
    const builds = [await addBuild(menu, 'menu-3'), await addBuild(hall, 'hall-1')];
    await releaseBuilds(store, builds, { guard: refuseOlderSources(store, builds, from) });
    return (await live(store)).menu;
  };
  return { ...commits, store, release, notes: () => warn.mock.calls.flat() };
}

it.each<[string, Parameters<typeof site>[0]]>([
  ['is newer', ({ newer }) => newer],
  ['this clone lacks', () => '0123456789abcdef0123456789abcdef01234567'],
])('sources are refused where the live build comes from a commit that %s', async (_what, commitOf) => {
  const { older, release, store } = await site(commitOf);
  await expect(release(older)).rejects.toThrow(
    /^menu menu-2 is live since \d{4}-\S+ \(ben, [0-9a-f]{8} "Show more"\), and these sources lack that commit: pull first\. To release older sources on purpose: --older$/,
  );
  expect((await live(store)).menu).toBe('menu-2');
});

it('sources that have the commit of the live build are released', async () => {
  const { newer, release, notes } = await site(({ older }) => older);
  expect([await release(newer), notes()]).toEqual(['menu-3', []]);
});

it('sources are released with a note where nothing can be compared', async () => {
  const without = await site(() => undefined);
  expect(await without.release(without.newer)).toBe('menu-3');
  expect(without.notes()).toEqual([
    'menu menu-2 has no commit on record: it may be newer than these sources.',
  ]);
  const noGit = await site(({ newer }) => newer);
  expect(await noGit.release(undefined)).toBe('menu-3');
  expect(noGit.notes()).toEqual([
    'These sources have no commit: the live menu menu-2 may be newer than they are.',
  ]);
  const shallow = await site(({ older }) => older);
  const clone = path.join(temporary(), 'clone');
  git('clone', '--quiet', '--depth', '1', `file://${mockRoot.folder}`, clone);
  mockRoot.folder = clone;
  expect(await shallow.release(shallow.newer)).toBe('menu-3');
  expect(shallow.notes()).toEqual([
    `This clone is shallow and lacks ${shallow.older.slice(0, 8)}: the live menu menu-2 may be newer than these sources.`,
  ]);
});
