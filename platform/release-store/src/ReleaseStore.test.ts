import { readdirSync } from 'node:fs';
import path from 'node:path';
import {
  type BlobStore,
  buildFile,
  DamagedFile,
  type Deployment,
  FileSystemStore,
  readJson,
  ReleaseStore,
} from '.';
import { addBuild } from './testing/addBuild';
import { descriptions } from './testing/descriptions';
import { temporary } from './testing/temporary';
import { writeFiles } from './testing/writeFiles';

const { menu } = descriptions;

/** A store in a folder, and one elsewhere with a copy in a folder. */
const kinds: [kind: string, open: () => ReleaseStore][] = [
  ['here', () => ReleaseStore.inFolder(temporary())],
  [
    'elsewhere',
    () => {
      const [folder, remote] = [new FileSystemStore(temporary()), new FileSystemStore(temporary())];
      return new ReleaseStore({ folder, remote });
    },
  ],
];

const pages = (text: string) => writeFiles({ 'index.html': text, 'files.json': '{}' });

const pointer = (version: string): Deployment['pointer'] => ({
  schema: 1,
  shell: { version: 'shell-1', base: '/mfe/shell/shell-1/' },
  remotes: [{ name: 'menu', container: 'menu', version, base: `/mfe/menu/${version}/`, entry: 'r.js' }],
  content: { version: 'c' },
  productsUrl: '/products',
});

const deployment = (
  store: ReleaseStore,
  after: Deployment | null,
  version = 'menu-1',
  folder = pages(version),
) =>
  store.deployments.goLive(folder, after, {
    action: 'release',
    changed: ['menu'],
    pointer: pointer(version),
    undo: {},
  });

const sorted = async (store: ReleaseStore, folder: string) => [...(await store.names(folder))].sort();

/** Puts another content in the place of a stored file; none removes it. */
async function harm({ files }: ReleaseStore, name: string, content?: string): Promise<void> {
  await files.remove([name]);
  if (content !== undefined) await files.create(name, Buffer.from(content));
}

describe.each(kinds)('a store %s', (kind, open) => {
  it('stores each file of a build in its place, and its manifest, and pulls them for programs', async () => {
    const store = open();
    const manifest = await addBuild(store, menu, 'menu-1');
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
    await store.pull('menu', 'menu-1');
    expect(readJson(path.join(store.serverBuild('menu', 'menu-1'), 'build.json'))).toEqual(manifest);
    await expect(store.manifest('menu', 'menu-2')).rejects.toThrow(
      'The release store has no build menu-2 of menu.',
    );
  });

  it('detects a damaged picture by its size, and here by its content', async () => {
    const store = open();
    const build = await addBuild(store, menu, 'menu-1');
    const name = 'pictures/menu.menu-1-400.avif';
    const changed = async (content: string) => {
      await harm(store, name, content);
      return (await store.compare(build)).changed;
    };
    expect(await changed('a pict')).toEqual([name]);
    expect(await changed('A PICTURE')).toEqual(kind === 'here' ? [name] : []);
    expect(await changed('a picture')).toEqual([]);
  });

  it('names what a build lacks, and what differs from what was stored, compressed too', async () => {
    const store = open();
    const build = await addBuild(store, menu, 'menu-1');
    expect(await store.compare(build)).toEqual({ missing: [], changed: [] });
    await harm(store, 'mfe/menu/menu-1/remoteEntry.js', 'other');
    await harm(store, 'mfe/menu/menu-1/chunks/Page.js.br', 'other');
    await harm(store, 'mfe/menu/menu-1/chunks/Page.css');
    await harm(store, 'pictures/menu.menu-1-400.avif');
    const { missing, changed } = await store.compare(build);
    expect(missing.sort()).toEqual(['mfe/menu/menu-1/chunks/Page.css', 'pictures/menu.menu-1-400.avif']);
    expect(changed.sort()).toEqual(['mfe/menu/menu-1/chunks/Page.js.br', 'mfe/menu/menu-1/remoteEntry.js']);
    expect(await store.touchBuild('menu', 'menu-1')).toBeNull();
  });

  it('adds what a build lacks, replaces what is damaged, and names both', async () => {
    const store = open();
    const build = await addBuild(store, menu, 'menu-1');
    const web = ['remoteEntry.js', 'chunks/Page.js', 'chunks/Page.css'];
    const draft = writeFiles(Object.fromEntries(web.map((file) => [`web/${file}`, '/* menu-1 */'])));
    expect(await store.add(build, draft)).toEqual([]);
    const [script, chunk] = ['mfe/menu/menu-1/remoteEntry.js', 'mfe/menu/menu-1/chunks/Page.js'];
    await harm(store, chunk);
    await harm(store, script, 'other');
    expect(await store.add(build, draft)).toEqual([script, chunk]);
    expect(await store.compare(build)).toEqual({ missing: [], changed: [] });
    const description = 'server-builds/menu/menu-1/build.json';
    const newer = { ...build, fonts: ['title.woff2'] };
    expect(await store.add(newer, draft)).toEqual([description]);
    expect(await store.manifest('menu', 'menu-1')).toEqual(newer);
    // All files are there, so somebody has removed it: a build gets its manifest last.
    await harm(store, description);
    expect(await store.add(build, draft)).toEqual([description]);
    // Nothing is missing of a new build.
    expect(await store.add({ ...build, version: 'menu-2' }, draft)).toEqual([]);
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
    await harm(store, 'deployments/000001.json', '{');
    expect(await store.deployments.history()).toEqual([second, expect.any(DamagedFile)]);
    jest.spyOn(store.files, 'read').mockRejectedValueOnce(new Error('EIO'));
    await expect(store.deployments.history()).rejects.toThrow('EIO');
  });

  it('counts a build as new that is stored again, unless it is live', async () => {
    const store = open();
    expect(await store.touchBuild('menu', 'menu-1')).toBeNull();
    const build = await addBuild(store, menu, 'menu-1');
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
    const made = { number: 2, action: 'release', changed: ['menu'], pointer: pointer('menu-2') };
    expect(second).toMatchObject(made);
    expect(second?.folder).toMatch(/^000002-[0-9a-f]{8}$/);
    expect(Date.parse(second?.at ?? '')).toBeLessThanOrEqual(Date.now());
    expect(String(await store.files.read(`generations/${second?.folder}/index.html`))).toBe('menu-2');
  });

  it('leaves nothing of a writer that was overtaken', async () => {
    const store = open();
    const first = await deployment(store, null);
    expect(await deployment(store, null, 'menu-2')).toBeNull();
    expect(await store.live()).toEqual(first);
    const left = ['files.json', 'index.html'].map((file) => `${first?.folder}/${file}`);
    expect(await sorted(store, 'generations/')).toEqual(left);
  });

  it('leaves nothing of pages that could not be written, and reports why', async () => {
    const whole = open();
    const first = await deployment(whole, null);
    const full = Object.assign(Object.create(whole.files) as BlobStore, {
      create: async (name: string, content: Buffer) => {
        if (name.endsWith('other.html')) throw new Error('ENOSPC');
        return whole.files.create(name, content);
      },
    });
    const store = new ReleaseStore({ folder: new FileSystemStore(whole.dir), remote: full });
    const half = writeFiles({ 'index.html': 'half', 'other.html': 'half', 'files.json': '{}' });
    await expect(deployment(store, first, 'menu-2', half)).rejects.toThrow('ENOSPC');
    expect(await whole.live()).toEqual(first);
    expect(await sorted(whole, 'generations/')).toHaveLength(2);
    // Also where nothing can be removed.
    full.remove = () => Promise.reject(new Error('EIO'));
    await expect(deployment(store, first, 'menu-2', half)).rejects.toThrow('ENOSPC');
  });

  it('keeps the pages of five generations', async () => {
    const store = open();
    let live: Deployment | null = null;
    for (let number = 1; number <= 12; number += 1) live = await deployment(store, live);
    const left = (await sorted(store, 'generations/')).map((name) => Number.parseInt(name, 10));
    expect([...new Set(left)]).toEqual([8, 9, 10, 11, 12]);
    expect(await store.deployments.numbers()).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  });
});

it('names a manifest that cannot be read, and why', async () => {
  const name = 'server-builds/menu/menu-1/build.json';
  const store = ReleaseStore.inFolder(writeFiles({ [name]: '{' }));
  const message = `${name} of ${store.files.location} is damaged, or was written by other tools: SyntaxError`;
  await expect(store.manifest('menu', 'menu-1')).rejects.toMatchObject({
    message: expect.stringContaining(message) as string,
    cause: expect.any(SyntaxError) as unknown,
  });
});
