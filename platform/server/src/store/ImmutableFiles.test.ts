import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { FileSystemStore, readWhole } from '@asia/release-store';
import { writeFiles } from '@asia/release-store/testing/writeFiles';
import { headers } from '../headers';
import { ImmutableFiles } from './ImmutableFiles';

/** A folder with these files, as the server reads it. */
function open(written: Record<string, string>, { room, below = '' }: { room?: number; below?: string } = {}) {
  const folder = writeFiles(written);
  const store = new FileSystemStore(folder);
  const source = { read: async (name: string) => (await readWhole(store, name)).bodies };
  return { folder, files: new ImmutableFiles(source, below, headers.build, room) };
}

it('reads a file once, also when it is requested twice at a time', async () => {
  const { folder, files } = open({ 'a/script.js': 'x' });
  const [first, second] = await Promise.all([files.get('a/script.js'), files.get('a/script.js')]);
  expect(String(first?.identity.body)).toBe('x');
  expect(second).toBe(first);
  rmSync(folder, { recursive: true });
  expect(files.get('a/script.js')).toBe(first);
});

it('finds a file that arrives after it was missed', async () => {
  const { folder, files } = open({ 'a.js': 'x' });
  expect(await files.get('script.js')).toBeNull();
  writeFileSync(path.join(folder, 'script.js'), 'x');
  expect(await files.get('script.js')).not.toBeNull();
});

it('drops what was requested least recently when there is no more room', async () => {
  const ten = '0123456789';
  const { files } = open({ 'a.avif': ten, 'b.avif': ten, 'c.avif': ten }, { room: 25 });
  for (const name of ['a.avif', 'b.avif', 'a.avif', 'c.avif']) await files.get(name);
  const isKept = (name: string) => !(files.get(name) instanceof Promise);
  expect(['a.avif', 'c.avif', 'b.avif'].map(isKept)).toEqual([true, true, false]);
});

it('serves a file that is larger than the room', async () => {
  const { files } = open({ 'a.avif': '0123456789' }, { room: 5 });
  expect(await files.get('a.avif')).not.toBeNull();
});

it('looks for compressed siblings of texts only', async () => {
  const { files } = open({ 'a.js': 'x', 'a.js.br': 'x', 'a.avif': 'x', 'a.avif.br': 'x' });
  expect(String((await files.get('a.js'))?.br?.body)).toBe('x');
  const picture = await files.get('a.avif');
  expect(picture?.br).toBeUndefined();
  expect(picture).not.toHaveProperty('identity.headers.vary');
});

it('has no folders', async () => {
  const { folder, files } = open({ 'a/script.js': 'x' });
  mkdirSync(path.join(folder, 'empty'));
  for (const address of ['', 'a', 'a/', 'empty', 'a/script.js/more', 'x'.repeat(300)])
    expect(await files.get(address)).toBeNull();
});

it('rethrows errors other than absence', async () => {
  const { files } = open({ 'a.js': 'x' }, { below: '\0' });
  await expect(files.get('a.js')).rejects.toThrow('null bytes');
});

it('finds nothing outside of its folder, and breaks by no address', async () => {
  const secrets = { 'secret.js': 'x', 'builds/secret.js': 'y', 'builds/.hidden.js': 'z' };
  const { folder, files } = open(secrets, { below: 'builds/' });
  const piece = fc.oneof(
    fc.constantFrom('..', '.', '', 'secret.js', '.hidden.js', 'builds', '%2e%2e', '\\', '\0', '~', folder),
    fc.string({ unit: 'binary', maxLength: 300 }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece), async (pieces) => {
      const address = pieces.join('/');
      const body = (await files.get(address))?.identity.body.toString();
      expect(body).toBe(address === 'secret.js' ? 'y' : undefined);
    }),
    { numRuns: 500, seed: 13 },
  );
});
