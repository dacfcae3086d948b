import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import {
  buildFile,
  computeVersion,
  DAY_MS,
  FileSystemStore,
  listVersions,
  ReleaseStore,
  sourcesRecord,
  VERDICTS,
} from '@asia/release-store';
import { findUnneeded, removeUnneeded } from './prune';
import { releaseBuilds, rollBackTo } from './releaseBuilds';
import { readable, rollbackTarget } from './rollbackTarget';
import { FaultyStore } from './testing/FaultyStore';
import { descriptions, kindsOfStore, live, released, replace, testStore } from './testing/testStore';

const { menu } = descriptions;

/** A store in which nine menus went live, one after the other. */
let nineMenus: ReleaseStore;
beforeAll(async () => {
  const { store, release } = await released();
  for (let step = 2; step <= 9; step += 1) await release(menu, `menu-${step}`);
  nineMenus = store;
});
const later = () => Date.now() + 9 * DAY_MS;

/** The same store, for a writer whose changes fail from some point on. */
const faulty = (store: ReleaseStore, changes: number) => {
  const blobs = new FaultyStore(store.files, changes, 'ENOSPC: no space left on device');
  return { blobs, store: new ReleaseStore({ folder: new FileSystemStore(store.dir), remote: blobs }) };
};

/** @throws Error when anything of what is live is missing or changed */
async function expectWhole(store: ReleaseStore) {
  const deployment = await store.live();
  for (const [app, version] of Object.entries(listVersions(deployment?.pointer))) {
    const { files, pictures } = await store.manifest(app, version);
    for (const file of Object.keys(files))
      expect([file, await store.files.read(buildFile(app, version, file))]).not.toContain(null);
    for (const picture of pictures) expect(await store.files.read(`pictures/${picture}`)).not.toBeNull();
  }
  expect([...(await store.names(`generations/${deployment?.folder}/`))]).toContain('pages/Soup.html');
}

describe.each(kindsOfStore)('in %s', (kind, open) => {
  it('releases of apps and content at once from three processes that are killed lose and mix nothing', async () => {
    const { store } = await released(open());
    const environment = { ...process.env, NODE_ENV: 'production', SITE_DIR: store.dir };
    const env = kind === 'a folder' ? environment : { ...environment, SITE_STORE: store.files.location };
    const program = path.join(__dirname, 'testing/releaseTeams.ts');
    const seed = process.env.SEED ?? String(Date.now() % 1_000_000);
    console.log(`the same moments to kill again: SEED=${seed}`);
    /** From 0 to 1, the same for a pipeline and its age with the same seed. */
    const chance = (...of: unknown[]) =>
      parseInt(computeVersion({ seed, of: of.join() }).slice(0, 8), 16) / 2 ** 32;
    let killed = 0;
    /** Starts the pipeline again until it ends by itself; each time it lives a little longer. */
    const pipeline = async (...names: string[]) => {
      for (let longest = 1_000; ; longest += 700) {
        const child = spawn(process.execPath, ['--import', 'tsx', program, ...names], {
          env,
          stdio: 'ignore',
        });
        const timer = setTimeout(() => child.kill('SIGKILL'), longest * (0.5 + chance(names, longest) / 2));
        const [code] = (await once(child, 'close')) as [number | null];
        clearTimeout(timer);
        if (code === 0) return;
        killed += 1;
      }
    };
    await Promise.all([
      pipeline('team-a', 'team-b'),
      pipeline('team-c', 'team-d'),
      pipeline('content-2', 'content-3'),
    ]);
    expect(killed).toBeGreaterThan(2);
    const teams = ['team-a', 'team-b', 'team-c', 'team-d'];
    expect(Object.keys(await live(store)).sort()).toEqual(['hall', 'menu', 'shell', ...teams]);
    expect(['content-2', 'content-3']).toContain(listVersions((await store.live())?.pointer).content);
    // A deployment differs from the previous one only in its `changed` apps.
    const history = readable(await store.deployments.history()).reverse();
    for (const [index, { pointer, changed }] of history.entries()) {
      const [before, after] = [listVersions(history[index - 1]?.pointer), listVersions(pointer)];
      const moved = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
        (app) => before[app] !== after[app],
      );
      expect(moved.sort()).toEqual([...changed].sort());
    }
    await expectWhole(store);
  }, 300_000);

  it('prune frees what nobody needs, and nothing else', async () => {
    const { store, addBuild } = await released(open(), nineMenus);
    await expect(releaseBuilds(store, [await addBuild(menu, 'broken')])).rejects.toThrow('a hole');
    await store.files.create('generations/000004-killed/pages/index.html', Buffer.from('half'));
    for (const version of ['menu-3', 'menu-4'])
      await store.files.create(sourcesRecord('menu', `of-${version}`), Buffer.from(version));
    const gone = ['mfe/shell/chunks/gone.js', 'mfe/shell/chunks/gone.js.br'];
    for (const name of gone) await store.files.create(name, Buffer.from('of a build that is gone'));
    const now = Date.now();
    expect(Object.values(await findUnneeded(store, 30, now)).flat()).toEqual([]);
    // Two days later, with tabs that may stay open for three: only what never went live is removed.
    const refused = await findUnneeded(store, 3, now + 2 * DAY_MS);
    expect(new Set(refused.builds.map(({ name }) => name.split('/')[2]))).toEqual(new Set(['broken']));
    const found = await findUnneeded(store, 1, now + 2 * DAY_MS);
    await removeUnneeded(store, found);
    const leftovers = found.leftovers.map(({ name }) => name);
    expect(leftovers.filter((name) => !name.startsWith(VERDICTS))).toEqual([
      'generations/000004-killed/pages/index.html',
      'sources/menu/of-menu-3',
    ]);
    expect([...(await store.names('mfe/shell/chunks/'))]).toEqual(['libraries.1ab0a1e5.js']);
    const left = ['menu-4', 'menu-5', 'menu-6', 'menu-7', 'menu-8', 'menu-9'];
    for (const folder of ['mfe', 'server-builds'])
      expect([folder, await buildsLeft(store, folder)]).toEqual([folder, left]);
    expect([...(await store.names('pictures/'))].filter((name) => name.startsWith('menu.'))).toHaveLength(6);
    await expectWhole(store);
    await rollBackTo(store, await rollbackTarget(store, 'menu', 'menu-4'));
    await expectWhole(store);
    await expect(rollbackTarget(store, 'menu', 'menu-3')).rejects.toThrow('no build menu-3 of menu');
  }, 120_000);
});

/** Versions of the menu in a folder of the release store; `mfe` is what is served. */
async function buildsLeft(store: ReleaseStore, folder = 'mfe'): Promise<string[]> {
  const files = await store.names(`${folder}/menu/`);
  return [...new Set([...files].map((name) => name.split('/')[0] ?? ''))];
}

describe('whatever happens', () => {
  it('a disk that is full at any moment changes nothing, and the next release goes live', async () => {
    const { store, release } = await released();
    const full = faulty(store, 0);
    const team = testStore(full.store);
    const attempt = async (changes: number): Promise<string> => {
      full.blobs.left = changes;
      const build = team.addBuild(menu, 'menu-2').then((made) => releaseBuilds(full.store, [made]));
      return build.then(() => 'live', String);
    };
    const before = await store.live();
    let changes = 0;
    for (let outcome = await attempt(0); outcome !== 'live'; outcome = await attempt((changes += 1))) {
      expect(outcome).toContain('ENOSPC');
      expect(await store.live()).toEqual(before);
      await expectWhole(store);
    }
    expect(changes).toBeGreaterThan(15);
    expect(await live(store)).toMatchObject({ menu: 'menu-2' });
    await release(menu, 'menu-3');
    expect(await live(store)).toMatchObject({ menu: 'menu-3' });
    await expectWhole(store);
  }, 120_000);

  it('a prune that is killed at any moment leaves a whole site, and the next one does the rest', async () => {
    const { store } = await released(undefined, nineMenus);
    for (let changes = 0; changes < 60; changes += 1) {
      const { store: killed } = faulty(store, 1);
      const found = await findUnneeded(killed, 1, later());
      if (Object.values(found).flat().length === 0) break;
      await removeUnneeded(killed, found).catch(() => undefined);
      await expectWhole(store);
      expect((await rollbackTarget(store, 'menu')).version).toBe('menu-8');
    }
    expect(Object.values(await findUnneeded(store, 1, later())).flat()).toEqual([]);
    expect(await buildsLeft(store)).toHaveLength(6);
  }, 120_000);

  it('a damaged deployment stops prune while it alone records what an open tab needs', async () => {
    const { store } = await released(undefined, nineMenus);
    await replace(store, 'deployments/000008.json', '{');
    // A damaged build stops nothing.
    await replace(store, 'server-builds/menu/menu-8/build.json', '{');
    await expect(findUnneeded(store, 30, later())).rejects.toThrow('deployments/000008.json of ');
    await removeUnneeded(store, await findUnneeded(store, 1, later()));
    expect(await buildsLeft(store)).toEqual(['menu-4', 'menu-5', 'menu-6', 'menu-7', 'menu-8', 'menu-9']);
  }, 120_000);

  it('prune leaves alone what is released again while it looks', async () => {
    const { store } = await released(undefined, nineMenus);
    const found = await findUnneeded(store, 1, later());
    expect(await store.touchBuild('menu', 'menu-1')).not.toBeNull();
    await expect(removeUnneeded(store, found)).rejects.toThrow('was just released again');
    await releaseBuilds(store, [await store.manifest('menu', 'menu-1')]);
    await expectWhole(store);
  }, 120_000);
});
