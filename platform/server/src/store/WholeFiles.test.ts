import { writeFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { computeHash, FileSystemStore } from '@asia/release-store';
import { writeFiles } from '@asia/release-store/testing/writeFiles';
import { WholeFiles } from './WholeFiles';

const NAME = 'mfe/menu-mfe/2/chunks/a.js';
const text = 'const soup = 1; '.repeat(40);
const hash = computeHash(Buffer.from(text));

/** A store with one file of the live generation, which may be harmed. */
function withFile(content: string | null) {
  const folder = new FileSystemStore(writeFiles(content === null ? {} : { [NAME]: content }));
  const files = new WholeFiles(folder);
  files.expect(new Map([[NAME, hash]]));
  return { folder, files };
}

it.each([
  ['missing', null],
  ['changed', text.slice(0, 9)],
  ['changed', text.replace('1', '2')],
])('a file that is %s is not served, and is named until it is put back', async (how, content) => {
  const { folder, files } = withFile(content);
  expect([await files.read(NAME), files.faults]).toEqual([null, [`${NAME} is ${how}`]]);
  expect(await files.checkFaults()).toEqual([]);
  await folder.remove([NAME]);
  await folder.create(NAME, Buffer.from(text));
  expect([await files.checkFaults(), files.faults]).toEqual([[NAME], []]);
  expect(String((await files.read(NAME))?.identity)).toBe(text);
});

it('serves a text plainly whose compressed copy is damaged, and names it', async () => {
  const { folder, files } = withFile(text);
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
  const { folder, files } = withFile(text);
  files.expect(new Map([NAME, 'a.txt', 'z.txt'].map((name) => [name, hash])));
  jest.spyOn(folder, 'read').mockRejectedValueOnce(new Error('EIO'));
  for (const name of ['z.txt', 'a.txt']) await files.read(name).catch(() => undefined);
  expect(files.faults).toEqual(['a.txt is missing', 'z.txt cannot be read: Error: EIO']);
});

it('reads a file of an older build as it is, and looks each time for one that is missing', async () => {
  const { folder, files } = withFile(text);
  const old = async () => String((await files.read('mfe/old/a.js'))?.identity);
  expect(await old()).toBe('undefined');
  await folder.create('mfe/old/a.js', Buffer.from('old'));
  expect([await old(), files.faults]).toEqual(['old', []]);
});

it('checks all files of the live generation', async () => {
  const { folder, files } = withFile(text);
  await files.check();
  expect(files.faults).toEqual([]);
  writeFileSync(folder.path(NAME), 'x');
  await files.check();
  expect(files.faults).toEqual([`${NAME} is changed`]);
  files.expect(new Map());
  expect(files.faults).toEqual([]);
});
