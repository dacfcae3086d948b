import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  type BlobStore,
  buildFile,
  DamagedFile,
  type Deployment,
  FileSystemStore,
  readJson,
  ReleaseStore,
  writeGenerationFiles,
} from '@asia/release-store';
import type { BuildManifest } from '@asia/shared/contracts';
import { readable } from './rollbackTarget';
import { descriptions, testStore } from './testing/testStore';

const temporary = () => mkdtempSync(path.join(tmpdir(), 'asia-store-'));
const { menu } = descriptions;

/** A store in a folder, and one elsewhere with a copy in a folder. */
const kinds: [kind: string, open: () => ReleaseStore][] = [
  ['here', () => ReleaseStore.inFolder(temporary())],
  [
    'elsewhere',
    () =>
      new ReleaseStore({
        folder: new FileSystemStore(temporary()),
        remote: new FileSystemStore(temporary()),
      }),
  ],
];

function pages(text: string): string {
  const folder = temporary();
  writeFileSync(path.join(folder, 'index.html'), text);
  writeGenerationFiles(folder, { needed: {}, other: {} });
  return folder;
}

const pointer = (menuVersion: string): Deployment['pointer'] => ({
  schema: 1,
  shell: { version: 'shell-1', base: '/mfe/shell/shell-1/' },
  remotes: [
    {
      name: 'menu',
      container: 'menu',
      version: menuVersion,
      base: `/mfe/menu/${menuVersion}/`,
      entry: 'r.js',
    },
  ],
  content: { version: 'c' },
  productsUrl: '/products',
});

const deployment = (store: ReleaseStore, after: Deployment | null, version = 'menu-1') =>
  store.deployments.publish(pages(version), after, {
    action: 'release',
    changed: ['menu'],
    pointer: pointer(version),
    undo: {},
  });

const sorted = async (store: ReleaseStore, folder: string) => [...(await store.names(folder))].sort();

describe.each(kinds)('a store %s', (kind, open) => {
  it('stores each file of a build in its place, and its manifest', async () => {
    const { store, addBuild } = testStore(open());
    const manifest = await addBuild(menu, 'menu-1');
    expect(await store.manifest('menu', 'menu-1')).toEqual(manifest);
    expect(await sorted(store, 'mfe/menu/menu-1/')).toContain('remoteEntry.js');
    expect(await sorted(store, 'server-builds/menu/menu-1/')).toContain('node/remoteEntry.js');
    expect(await sorted(store, 'pictures/')).toEqual(['menu.menu-1-400.avif']);
    expect(['web/r.js', 'node/r.js'].map((file) => buildFile('menu', 'menu-1', file))).toEqual([
      'mfe/menu/menu-1/r.js',
      'server-builds/menu/menu-1/node/r.js',
    ]);
    const content = await store.files.read('server-builds/menu/menu-1/build.json');
    expect(String(content)).toBe(`${JSON.stringify(manifest, null, 2)}\n`);
    await expect(store.manifest('menu', 'menu-2')).rejects.toThrow(
      'The release store has no build menu-2 of menu.',
    );
  });

  it('detects a damaged picture by its size, and here by its content', async () => {
    const { store, addBuild } = testStore(open());
    const build = await addBuild(menu, 'menu-1');
    const name = 'pictures/menu.menu-1-400.avif';
    const changed = async (content: string) => {
      await store.files.remove([name]);
      await store.files.create(name, Buffer.from(content));
      return (await store.compare(build)).changed;
    };
    expect(await changed('a pict')).toEqual([name]);
    expect(await changed('A PICTURE')).toEqual(kind === 'here' ? [name] : []);
    expect(await changed('a picture')).toEqual([]);
  });

  it('names what a build lacks, and what differs from what was published, compressed too', async () => {
    const { store, addBuild } = testStore(open());
    const build = await addBuild(menu, 'menu-1');
    expect(await store.compare(build)).toEqual({ missing: [], changed: [] });
    const harm = async (name: string, content?: string) => {
      await store.files.remove([name]);
      if (content !== undefined) await store.files.create(name, Buffer.from(content));
    };
    await harm('mfe/menu/menu-1/remoteEntry.js', 'other');
    await harm('mfe/menu/menu-1/chunks/Page.js.br', 'other');
    await harm('mfe/menu/menu-1/chunks/Page.css');
    await harm('pictures/menu.menu-1-400.avif');
    const { missing, changed } = await store.compare(build);
    expect(missing.sort()).toEqual(['mfe/menu/menu-1/chunks/Page.css', 'pictures/menu.menu-1-400.avif']);
    expect(changed.sort()).toEqual(['mfe/menu/menu-1/chunks/Page.js.br', 'mfe/menu/menu-1/remoteEntry.js']);
    expect(await store.touchBuild('menu', 'menu-1')).toBeNull();
  });

  it('adds what a build lacks, replaces what is damaged, and names both', async () => {
    const { store, addBuild } = testStore(open());
    const build = await addBuild(menu, 'menu-1');
    const draft = temporary();
    mkdirSync(path.join(draft, 'web/chunks'), { recursive: true });
    for (const file of ['remoteEntry.js', 'chunks/Page.js', 'chunks/Page.css'])
      writeFileSync(path.join(draft, 'web', file), '/* menu-1 */');
    const add = (manifest: BuildManifest) => store.add(manifest, draft);
    expect(await add(build)).toEqual([]);
    const name = 'mfe/menu/menu-1/remoteEntry.js';
    await store.files.remove([name, 'mfe/menu/menu-1/chunks/Page.js']);
    await store.files.create(name, Buffer.from('other'));
    expect(await add(build)).toEqual([name, 'mfe/menu/menu-1/chunks/Page.js']);
    expect(await store.compare(build)).toEqual({ missing: [], changed: [] });
    const description = 'server-builds/menu/menu-1/build.json';
    const newer = { ...build, fonts: ['title.woff2'] };
    expect(await add(newer)).toEqual([description]);
    expect(await store.manifest('menu', 'menu-1')).toEqual(newer);
    await store.files.remove([description]);
    // All files are there, so somebody has removed it: a build gets its manifest last.
    expect(await add(build)).toEqual([description]);
    // Of a build that was not there, nothing is missing.
    expect(await add({ ...build, version: 'menu-2' })).toEqual([]);
  });

  it('has a preview of its own, which guests never see', async () => {
    const store = open();
    const first = await deployment(store, null);
    const preview = store.preview();
    const shown = await deployment(preview, null, 'menu-2');
    expect([await store.live(), await preview.live()]).toEqual([first, shown]);
    expect(await sorted(store, `preview/generations/${shown?.folder}/`)).toEqual([
      'files.json',
      'index.html',
    ]);
    const remote = kind === 'here' ? {} : { remote: store.files };
    expect(preview.served).toEqual({ siteDir: store.dir, prefix: 'preview/', ...remote });
    expect(store.served).toEqual({ siteDir: store.dir, prefix: '', ...remote });
    // As the server of a preview has copied it.
    await new FileSystemStore(store.dir).create('preview/deployments/000001.json', Buffer.of());
    await store.clearPreview();
    expect(readdirSync(store.dir)).not.toContain('preview');
    expect([await store.live(), await preview.live(), await sorted(store, 'preview/')]).toEqual([
      first,
      null,
      [],
    ]);
  });

  it('has a history in spite of a damaged deployment, and none in spite of a disk that fails', async () => {
    const store = open();
    const first = await deployment(store, null);
    const second = await deployment(store, first);
    await store.files.remove(['deployments/000001.json']);
    await store.files.create('deployments/000001.json', Buffer.from('{'));
    expect(await store.deployments.history()).toEqual([second, expect.any(DamagedFile)]);
    jest.spyOn(store.files, 'read').mockRejectedValueOnce(new Error('EIO'));
    await expect(store.deployments.history()).rejects.toThrow('EIO');
  });

  it('pulls a build into a folder for programs', async () => {
    const { store, addBuild } = testStore(open());
    const manifest = await addBuild(menu, 'menu-1');
    await store.pull('menu', 'menu-1');
    expect(readJson(path.join(store.serverBuild('menu', 'menu-1'), 'build.json'))).toEqual(manifest);
    const entry = readFileSync(path.join(store.serverBuild('menu', 'menu-1'), 'node/remoteEntry.js'), 'utf8');
    expect(entry).toBe("exports.version = 'menu-1';");
  });

  it('counts a build as new that is published again, unless it is live', async () => {
    const { store, addBuild } = testStore(open());
    expect(await store.touchBuild('menu', 'menu-1')).toBeNull();
    const build = await addBuild(menu, 'menu-1');
    const again = async () =>
      (await sorted(store, 'server-builds/menu/menu-1/')).filter((name) => name.startsWith('again-')).length;
    expect([await store.touchBuild('menu', 'menu-1'), await again()]).toEqual([build, 1]);
    await deployment(store, null);
    expect([await store.touchBuild('menu', 'menu-1'), await again()]).toEqual([build, 1]);
  });

  it('has nothing live before the first deployment, and then the highest', async () => {
    const store = open();
    expect([await store.live(), await store.deployments.history()]).toEqual([null, []]);
    const first = await deployment(store, null);
    const second = await deployment(store, first, 'menu-2');
    expect(await store.live()).toEqual(second);
    expect(await store.deployments.history()).toEqual([second, first]);
    expect(second).toMatchObject({
      number: 2,
      action: 'release',
      changed: ['menu'],
      pointer: pointer('menu-2'),
    });
    expect(second?.folder).toMatch(/^000002-[0-9a-f]{8}$/);
    expect(Date.parse(second?.at ?? '')).toBeLessThanOrEqual(Date.now());
    expect(String(await store.files.read(`generations/${second?.folder}/index.html`))).toBe('menu-2');
  });

  it('leaves nothing of a writer that was overtaken', async () => {
    const store = open();
    const first = await deployment(store, null);
    expect(await deployment(store, null, 'menu-2')).toBeNull();
    expect(await store.live()).toEqual(first);
    expect(await sorted(store, 'generations/')).toEqual(
      ['files.json', 'index.html'].map((file) => `${first?.folder}/${file}`),
    );
  });

  it('keeps the pages of five generations', async () => {
    const store = open();
    let live: Deployment | null = null;
    for (let number = 1; number <= 12; number += 1) live = await deployment(store, live);
    const left = (await sorted(store, 'generations/')).map((name) => Number.parseInt(name, 10));
    expect([...new Set(left)]).toEqual([8, 9, 10, 11, 12]);
    expect(readable(await store.deployments.history()).map(({ number }) => number)).toEqual([
      12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1,
    ]);
  });

  /** A store whose disk is full after one page. @param remove whether files can still be removed */
  async function fill(whole: ReleaseStore, remove: (names: readonly string[]) => Promise<void>) {
    const first = await deployment(whole, null);
    const folder = pages('half');
    writeFileSync(path.join(folder, 'other.html'), 'half');
    let isWritten = () => undefined as void;
    const written = new Promise<void>((resolve) => (isWritten = resolve));
    const full: BlobStore = {
      location: whole.dir,
      create: (name, content) =>
        name.endsWith('index.html')
          ? whole.files.create(name, content).finally(isWritten)
          : written.then(() => Promise.reject(new Error('ENOSPC'))),
      read: (name) => whole.files.read(name),
      list: (below) => whole.files.list(below),
      remove,
    };
    const store = new ReleaseStore({ folder: new FileSystemStore(whole.dir), remote: full });
    const made = { action: 'release' as const, changed: ['menu'], pointer: pointer('menu-2'), undo: {} };
    await expect(store.deployments.publish(folder, first, made)).rejects.toThrow('ENOSPC');
    expect(await whole.live()).toEqual(first);
    return sorted(whole, 'generations/');
  }

  it('leaves nothing of pages that could not be written, and reports why', async () => {
    const store = open();
    expect(await fill(store, (names) => store.files.remove(names))).toHaveLength(2);
    const stuck = open();
    expect(await fill(stuck, () => Promise.reject(new Error('EIO')))).toHaveLength(3);
  });
});

it('names a description that cannot be read, and why', async () => {
  const store = ReleaseStore.inFolder(temporary());
  const file = path.join(store.files.location, 'server-builds/menu/menu-1/build.json');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, '{');
  const error = await store.manifest('menu', 'menu-1').catch((caught: unknown) => caught);
  expect(error).toMatchObject({ cause: expect.any(SyntaxError) as unknown });
  expect(String(error)).toContain(
    `server-builds/menu/menu-1/build.json of ${store.files.location} is damaged, or was written by other tools: SyntaxError`,
  );
});

it('is the one that the environment names', () => {
  const before = process.env.SITE_DIR;
  process.env.SITE_DIR = '/srv/asia';
  expect(ReleaseStore.fromEnvironment().dir).toBe('/srv/asia');
  if (before === undefined) delete process.env.SITE_DIR;
  else process.env.SITE_DIR = before;
});
