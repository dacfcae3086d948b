import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { FileSystemStore } from '@asia/release-store';
import { type Headers, headers } from '../headers';
import { emptyStore, writePublished } from '../testing/writeStore';
import { ImmutableFiles } from './ImmutableFiles';
import { WholeFiles } from './WholeFiles';

const folderWith = async (files: Record<string, string>): Promise<string> => {
  const folder = await emptyStore();
  for (const [name, text] of Object.entries(files)) await writePublished(path.join(folder, name), text);
  return folder;
};

/** The files of a folder of a store. */
const openFiles = (store: string, kind: Headers, room?: number, folder = '') =>
  new ImmutableFiles(new WholeFiles(new FileSystemStore(store)), folder, kind, room);

describe('ImmutableFiles', () => {
  it('reads a file once, also when it is requested twice at a time', async () => {
    const folder = await folderWith({ 'a/entry.js': 'x' });
    const files = openFiles(folder, headers.build);
    const [first, second] = await Promise.all([files.get('a/entry.js'), files.get('a/entry.js')]);
    expect(first?.representations.identity.body.toString()).toBe('x');
    expect(second).toBe(first);
    await rm(folder, { recursive: true });
    expect(files.get('a/entry.js')).toBe(first);
  });

  it('finds a file that arrives after it was missed', async () => {
    const folder = await folderWith({});
    const files = openFiles(folder, headers.build);
    expect(await files.get('entry.js')).toBeNull();
    await writeFile(path.join(folder, 'entry.js'), 'x');
    expect(await files.get('entry.js')).not.toBeNull();
  });

  it('drops what was requested least recently when there is no more room', async () => {
    const ten = '0123456789';
    const folder = await folderWith({ 'a.avif': ten, 'b.avif': ten, 'c.avif': ten });
    const files = openFiles(folder, headers.picture, 25);
    await files.get('a.avif');
    await files.get('b.avif');
    await files.get('a.avif');
    await files.get('c.avif');
    expect(files.get('a.avif')).not.toBeInstanceOf(Promise);
    expect(files.get('c.avif')).not.toBeInstanceOf(Promise);
    expect(files.get('b.avif')).toBeInstanceOf(Promise);
  });

  it('serves a file that is larger than the room', async () => {
    const folder = await folderWith({ 'a.avif': '0123456789' });
    expect(await openFiles(folder, headers.picture, 5).get('a.avif')).not.toBeNull();
  });

  it('looks for compressed siblings of texts only', async () => {
    const folder = await folderWith({ 'a.js': 'x', 'a.avif': 'x' });
    await writeFile(path.join(folder, 'a.avif.br'), 'x');
    const files = openFiles(folder, headers.build);
    expect(Object.keys((await files.get('a.js'))?.representations ?? {})).toEqual(['identity', 'br', 'gzip']);
    const picture = (await files.get('a.avif'))?.representations ?? {};
    expect(Object.keys(picture)).toEqual(['identity']);
    expect(picture).not.toHaveProperty('identity.headers.vary');
  });

  it('has no folders', async () => {
    const folder = await folderWith({ 'a/entry.js': 'x' });
    await mkdir(path.join(folder, 'empty'));
    const files = openFiles(folder, headers.build);
    for (const address of ['', 'a', 'a/', 'empty', 'a/entry.js/more', 'x'.repeat(300)]) {
      expect(await files.get(address)).toBeNull();
    }
  });

  it('rethrows errors other than absence', async () => {
    const folder = await folderWith({});
    await writeFile(path.join(folder, 'a.js'), 'x');
    await mkdir(path.join(folder, 'a.js.br'));
    await expect(openFiles(`${folder}\0`, headers.build).get('a.js')).rejects.toThrow('null bytes');
  });

  it('finds nothing outside of its folder, and breaks by no address', async () => {
    const folder = await folderWith({ 'secret.js': 'x', 'builds/secret.js': 'y', 'builds/.hidden.js': 'z' });
    const files = openFiles(folder, headers.build, undefined, 'builds/');
    const piece = fc.oneof(
      fc.constantFrom('..', '.', '', 'secret.js', '.hidden.js', 'builds', '%2e%2e', '\\', '\0', '~', folder),
      fc.string({ unit: 'binary', maxLength: 300 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece), async (pieces) => {
        const address = pieces.join('/');
        const file = await files.get(address);
        expect(file?.representations.identity.body.toString()).toBe(
          address === 'secret.js' ? 'y' : undefined,
        );
      }),
      { numRuns: 500, seed: 13 },
    );
  });
});
