import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { CachedStore, StoreUnreachable } from './CachedStore';
import { FileSystemStore } from './FileSystemStore';
import { hashOf } from './hashes';
import { WholeFiles } from './WholeFiles';

const emptyFolder = () => new FileSystemStore(mkdtempSync(path.join(tmpdir(), 'asia-whole-')));
const NAME = 'mfe/menu-mfe/2/chunks/a.js';
const text = 'const soup = 1; '.repeat(40);
const hash = hashOf(Buffer.from(text));

/** A store with one file of the live generation, which may be harmed. */
async function withFile(content: string | null, remote?: FileSystemStore) {
  const folder = emptyFolder();
  if (content !== null) await folder.create(NAME, Buffer.from(content));
  const store = new CachedStore(folder, remote);
  const files = new WholeFiles(store);
  files.expect(new Map([[NAME, hash]]));
  return { folder, store, files };
}

it.each([
  ['missing', null],
  ['changed', text.slice(0, 9)],
  ['changed', text.replace('1', '2')],
])('a file that is %s is not served, and is named until it is put back', async (how, content) => {
  const { folder, files } = await withFile(content);
  expect([await files.read(NAME), files.faults]).toEqual([null, [`${NAME} is ${how}`]]);
  expect(await files.checkFaults()).toEqual([]);
  await folder.replace(NAME, Buffer.from(text));
  expect([await files.checkFaults(), files.faults]).toEqual([[NAME], []]);
  expect(String((await files.read(NAME))?.identity)).toBe(text);
});

it('serves a text plainly whose compressed copy is damaged, and names it', async () => {
  const { folder, files } = await withFile(text);
  await folder.create(`${NAME}.br`, Buffer.from('damaged'));
  await folder.create(`${NAME}.gz`, gzipSync(text));
  const read = async () => Object.keys((await files.read(NAME)) ?? {});
  expect(await read()).toEqual(['identity', 'gzip']);
  writeFileSync(folder.path(`${NAME}.br`), brotliCompressSync('another text'));
  expect(await read()).toEqual(['identity', 'gzip']);
  expect(files.faults).toEqual([`${NAME} is sent plainly: ${NAME}.br is changed`]);
  writeFileSync(folder.path(`${NAME}.br`), brotliCompressSync(text));
  expect([await read(), files.faults]).toEqual([['identity', 'br', 'gzip'], []]);
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
  const { files, store } = await withFile(null, remote);
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
  const { files } = await withFile(text, remote);
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
  await files.check();
  expect(files.faults).toEqual([]);
  writeFileSync(folder.path(NAME), 'x');
  await files.check();
  expect(files.faults).toEqual([`${NAME} is changed`]);
  files.expect(new Map());
  expect(files.faults).toEqual([]);
});
