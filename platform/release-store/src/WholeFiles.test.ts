import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { CachedStore, StoreUnreachable } from './CachedStore';
import { FileSystemStore } from './FileSystemStore';
import { writeGenerationFiles } from './Generation';
import { hashOf } from './hashes';
import { generationFile } from './names';
import { WholeFiles } from './WholeFiles';

const emptyFolder = () => new FileSystemStore(mkdtempSync(path.join(tmpdir(), 'asia-whole-')));
const NAME = 'mfe/menu-mfe/2/chunks/a.js';
const text = 'const soup = 1; '.repeat(40);
const hash = hashOf(Buffer.from(text));

/** A store with one file of the live generation, which may be harmed. */
async function withFile(content: string | null, options: { remote?: FileSystemStore; held?: string } = {}) {
  const folder = emptyFolder();
  if (content !== null) await folder.create(NAME, Buffer.from(content));
  const held = options.held === undefined ? undefined : Buffer.from(options.held);
  const store = new CachedStore(folder, options.remote);
  const files = new WholeFiles(store, () => held);
  files.expect(new Map([[NAME, hash]]));
  const here = async () => (await folder.read(NAME))?.toString();
  return { folder, store, files, here, text: async () => (await files.read(NAME))?.identity.toString() };
}

const harms: [how: string, content: string | null, fault: string][] = [
  ['missing', null, `${NAME} is missing`],
  ['cut', text.slice(0, 9), `${NAME} is changed`],
  ['altered', text.replace('1', '2'), `${NAME} is changed`],
];

describe.each(harms)('a file that is %s', (_how, content, fault) => {
  it('is not served, and is named, where its bytes are nowhere else', async () => {
    const { files, text: read } = await withFile(content, { held: 'other bytes' });
    expect(await read()).toBeUndefined();
    expect([files.faults, files.repaired]).toEqual([[fault], 0]);
  });

  it('comes from memory', async () => {
    const { files, here, text: read } = await withFile(content, { held: text });
    expect([await read(), await here()]).toEqual([text, text]);
    expect([files.faults, files.repaired]).toEqual([[], 1]);
  });

  it('comes from the store that the folder is a copy of', async () => {
    const remote = emptyFolder();
    await remote.create(NAME, Buffer.from(text));
    const { files, here, text: read } = await withFile(content, { remote });
    expect([await read(), await here(), files.faults]).toEqual([text, text, []]);
  });

  it('comes from a build that has the same bytes', async () => {
    const { folder, files, here, text: read } = await withFile(content);
    const manifest = {
      schema: 4,
      app: 'menu-mfe',
      version: '1',
      description: { name: 'menu-mfe', exposes: {}, routes: [] },
      shared: '1.0.0',
      own: { scripts: [], styles: [] },
      pages: {},
      fonts: [],
      files: { 'web/chunks/b.js': hash },
      integrity: {},
      pictures: [],
    };
    const build = Buffer.from(JSON.stringify(manifest));
    await folder.create('server-builds/menu-mfe/0/build.json', Buffer.from('damaged'));
    await folder.create('server-builds/menu-mfe/1/build.json', build);
    await folder.create('mfe/menu-mfe/1/chunks/b.js', Buffer.from(text));
    expect([await read(), await here(), files.faults]).toEqual([text, text, []]);
  });

  it.each(['robots.txt', 'mfe/shell/chunks/c.js'])(
    'comes from a generation that has the same bytes as %s',
    async (twin) => {
      const { folder, files, text: read } = await withFile(content);
      await folder.create(generationFile('1', twin), Buffer.from(text));
      for (const damaged of ['generations/0/files.json', 'generations/1/damaged.txt'])
        await folder.create(damaged, Buffer.from('damaged'));
      writeGenerationFiles(folder.path('generations/1'), {
        needed: { 'damaged.txt': hash },
        other: { [twin]: hash },
      });
      expect([await read(), files.faults]).toEqual([text, []]);
    },
  );
});

it('serves a text plainly whose compressed copy is damaged, and compresses it again', async () => {
  const { folder, files } = await withFile(text);
  await folder.create(`${NAME}.br`, Buffer.from('damaged'));
  expect(await files.read(NAME)).toEqual({ identity: Buffer.from(text) });
  expect((await files.read(NAME))?.br).toEqual(await folder.read(`${NAME}.br`));
  const other = brotliCompressSync(Buffer.from('another text'));
  writeFileSync(folder.path(`${NAME}.br`), other);
  expect((await files.read(NAME))?.br).toBeUndefined();
  expect(files.repaired).toBe(2);
});

it('replaces only what is damaged', async () => {
  const { folder, files } = await withFile(text);
  await folder.create(`${NAME}.br`, brotliCompressSync(text));
  await folder.create(`${NAME}.gz`, Buffer.from('damaged'));
  const replaced = jest.spyOn(folder, 'replace');
  const written = () => replaced.mock.calls.splice(0).map(([name]) => name);
  await files.read(NAME);
  expect(written()).toEqual([`${NAME}.gz`]);
  for (const ending of ['.br', '.gz']) writeFileSync(folder.path(NAME + ending), 'damaged');
  await files.read(NAME);
  expect(written()).toEqual([`${NAME}.br`, `${NAME}.gz`]);
  await files.read(NAME);
  expect(written()).toEqual([]);
});

it('is whole again once somebody else has repaired it', async () => {
  const { folder, files } = await withFile(null);
  await files.read(NAME);
  expect(files.faultOf(NAME)).toBe('is missing');
  await folder.create(NAME, Buffer.from(text));
  await files.read(NAME);
  expect([files.faultOf(NAME), files.faults]).toEqual([undefined, []]);
});

it('names what it cannot read, and why, sorted', async () => {
  const { folder, files } = await withFile(text);
  files.expect(new Map([NAME, 'a.txt', 'z.txt'].map((name) => [name, hash])));
  jest.spyOn(folder, 'read').mockRejectedValueOnce(new Error('EIO'));
  for (const name of ['z.txt', 'a.txt']) await files.read(name).catch(() => undefined);
  expect(files.faults).toEqual(['a.txt is missing', 'z.txt cannot be read: Error: EIO']);
});

it('asks a store that was silent again, and says that it was', async () => {
  const remote = emptyFolder();
  await remote.create('mfe/old/a.js', Buffer.from('old'));
  const { files, store } = await withFile(null, { remote });
  const asked = jest.spyOn(remote, 'read').mockRejectedValue(new Error('refused'));
  await expect(files.read(NAME)).rejects.toThrow(StoreUnreachable);
  expect(files.faultOf(NAME)).toBe(`is not here, and ${remote.location} does not answer: refused`);
  await expect(files.read('mfe/old/a.js')).rejects.toThrow(StoreUnreachable);
  asked.mockRestore();
  await store.list('mfe/');
  expect(String((await files.read('mfe/old/a.js'))?.identity)).toBe('old');
});

it('reads a file of an older build as it is, and looks for one that is nowhere once in a while', async () => {
  const remote = emptyFolder();
  await remote.create('mfe/menu-mfe/old/a.js', Buffer.from('old'));
  const { files } = await withFile(text, { remote });
  expect(String((await files.read('mfe/menu-mfe/old/a.js'))?.identity)).toBe('old');
  const asked = jest.spyOn(remote, 'read');
  const looks = async (times: number, name: (time: number) => string) => {
    asked.mockClear();
    for (let time = 0; time < times; time += 1) expect(await files.read(name(time))).toBeNull();
    return asked.mock.calls.length;
  };
  const start = Date.now();
  const now = jest.spyOn(Date, 'now').mockReturnValue(start + 6_000);
  expect(await looks(3, () => 'mfe/none.js')).toBe(1);
  expect(await looks(400, (time) => `mfe/none-${time}.js`)).toBe(255);
  now.mockReturnValue(start + 11_000);
  expect(await looks(3, () => 'mfe/none.js')).toBe(0);
  now.mockReturnValue(start + 11_001);
  expect(await looks(3, () => 'mfe/none.js')).toBe(1);
  now.mockRestore();
});

it('checks all files of the live generation', async () => {
  const { folder, files } = await withFile(text);
  await files.check(0, () => false);
  expect(files.faults).toEqual([]);
  writeFileSync(folder.path(NAME), 'x');
  await files.check(50, () => true);
  expect(files.faults).toEqual([]);
  await files.check(50, () => false);
  expect(files.faults).toEqual([`${NAME} is changed`]);
  files.expect(new Map());
  expect(files.faults).toEqual([]);
});

it('checks them in the time it is given, also where the disk is slow', async () => {
  const { folder, files } = await withFile(text);
  files.expect(new Map(Array.from({ length: 160 }, (_, number) => [`pictures/${number}.avif`, hash])));
  jest.spyOn(folder, 'read').mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return Buffer.from(text);
  });
  const start = performance.now();
  await files.check(1_000, () => false);
  const took = performance.now() - start;
  expect(took).toBeGreaterThan(900);
  expect(took).toBeLessThan(1_250);
  expect(files.faults).toEqual([]);
});
