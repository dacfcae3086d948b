import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import promises from 'node:fs/promises';
import { type BlobStore, forEachConcurrently } from './BlobStore';
import { DRAFTS, FileSystemStore } from './FileSystemStore';
import { openStore } from './openStore';
import { S3Store } from './S3Store';
import { temporary } from './testing/temporary';

jest.mock('node:fs/promises', () => {
  const real = jest.requireActual<typeof promises>('node:fs/promises');
  const failing = { link: jest.fn(real.link), open: jest.fn(real.open), stat: jest.fn(real.stat) };
  return { ...real, ...failing, default: failing };
});

const openFolder = () => new FileSystemStore(temporary());
const kinds: [kind: string, open: () => BlobStore][] = [['a folder', openFolder]];
const { TEST_SITE_STORE } = process.env;
if (TEST_SITE_STORE) kinds.push(['an object store', () => new S3Store(`${TEST_SITE_STORE}/${randomUUID()}`)]);

const readText = async (store: BlobStore, name: string) => (await store.read(name))?.toString();
/** Creates files that contain their name. */
async function fill<Store extends BlobStore>(store: Store, ...names: string[]): Promise<Store> {
  for (const name of names) await store.create(name, Buffer.from(name));
  return store;
}
const namesIn = async (store: BlobStore, ...asked: Parameters<BlobStore['list']>) =>
  (await store.list(...asked)).map(({ name }) => name);

describe.each(kinds)('%s', (_kind, open) => {
  it('gives a name to one of twelve writers, in each of twenty rounds', async () => {
    const store = open();
    for (let round = 0; round < 20; round += 1) {
      const writers = Array.from({ length: 12 }, (_, writer) => `${round} ${writer}`);
      const name = `deployments/${round}.json`;
      const won = await Promise.all(writers.map((writer) => store.create(name, Buffer.from(writer))));
      expect(won.filter(Boolean)).toHaveLength(1);
      expect(await readText(store, name)).toBe(writers[won.indexOf(true)]);
    }
  }, 120_000);

  it('never changes a file', async () => {
    const store = open();
    expect(await store.create('mfe/a.js', Buffer.from('first'))).toBe(true);
    expect(await store.create('mfe/a.js', Buffer.from('second'))).toBe(false);
    expect(await readText(store, 'mfe/a.js')).toBe('first');
  });

  it('lists what lies below a folder, in order, and behind a name', async () => {
    const store = await fill(open(), 'b/2', 'b/10', 'b/c/1', 'b/c-1', 'bb/1', 'a', 'A/1');
    expect(await namesIn(store, 'b/')).toEqual(['b/10', 'b/2', 'b/c-1', 'b/c/1']);
    expect(await namesIn(store, 'b/', 'b/10')).toEqual(['b/2', 'b/c-1', 'b/c/1']);
    expect(await namesIn(store, 'A/')).toEqual(['A/1']);
    expect(await namesIn(store, 'none/')).toEqual([]);
    const [{ size, at } = { size: 0, at: new Date(0) }] = await store.list('b/c/');
    expect(size).toBe(5);
    expect(Math.abs(Date.now() - at.getTime())).toBeLessThan(60_000);
  });

  it('has nothing under the name of a folder, or under none', async () => {
    const store = await fill(open(), 'b/c/1');
    for (const name of ['b/c', 'b/c/1/2', 'no']) expect(await store.read(name)).toBeNull();
  });

  it('removes files, and ignores those that are gone', async () => {
    const store = await fill(open(), 'b/c/1');
    await store.remove(['b/c/1', 'b/c/2']);
    expect(await store.list('b/')).toEqual([]);
    expect(await store.create('b/c/1', Buffer.from('again'))).toBe(true);
  });
});

describe('a folder', () => {
  it('keeps nothing of a file that could not be written', async () => {
    const store = await fill(openFolder(), 'taken');
    await expect(store.create('taken/below', Buffer.from('x'))).rejects.toMatchObject({
      message: expect.stringContaining('taken/below cannot be written: Error: EEXIST') as string,
      cause: { code: 'EEXIST' },
    });
    await store.create('taken', Buffer.from('second'));
    expect(readdirSync(store.path(DRAFTS))).toEqual([]);
  });

  it('keeps no folder without a file, and reports what it cannot read', async () => {
    const store = await fill(openFolder(), 'b/c/1', 'b/2');
    await store.remove(['b/c/1']);
    expect(readdirSync(store.path('b'))).toEqual(['2']);
    expect(await store.list('b/2/')).toEqual([]);
    await store.remove(['b/2']);
    expect(readdirSync(store.location)).toEqual(['.drafts']);
    rmSync(store.path(DRAFTS), { recursive: true });
    await store.remove(['b/2']);
    expect(existsSync(store.location)).toBe(true);
    const longer = 'x'.repeat(300);
    for (const request of [
      () => store.read(longer),
      () => store.list(`${longer}/`),
      () => store.create(`${longer}/1`, Buffer.of()),
      () => store.create(longer, Buffer.of()),
    ])
      await expect(request()).rejects.toThrow('ENAMETOOLONG');
  });

  const failure = (code: string) => Object.assign(new Error(code), { code });

  it.each([
    [5, 'ENOENT', true],
    [6, 'ENOENT', 'ENOENT'],
    [1, 'EROFS', 'EROFS'],
  ])(
    'creates a file after %i times %s, because its folder was removed just then: %s',
    async (times, code, made) => {
      const store = openFolder();
      for (let time = 0; time < times; time += 1)
        jest.mocked(promises.link).mockRejectedValueOnce(failure(code));
      const outcome = store
        .create('a/1', Buffer.from('1'))
        .catch(({ cause }: Error) => (cause as Error).message);
      expect(await outcome).toBe(made);
      expect(await namesIn(store, 'a/')).toEqual(made === true ? ['a/1'] : []);
    },
  );

  it('creates no file that cannot be opened', async () => {
    const store = openFolder();
    jest.mocked(promises.open).mockRejectedValueOnce(failure('ENOSPC'));
    await expect(store.create('a/4', Buffer.from('4'))).rejects.toThrow('ENOSPC');
    expect(await namesIn(store, 'a/')).toEqual([]);
  });

  it('lists without what is gone by then', async () => {
    const store = await fill(openFolder(), 'a/1', 'a/2');
    jest.mocked(promises.stat).mockRejectedValueOnce(failure('ENOENT'));
    expect(await store.list('a/')).toHaveLength(1);
    jest.mocked(promises.stat).mockRejectedValueOnce(failure('EIO'));
    await expect(store.list('a/')).rejects.toThrow('EIO');
  });
});

it('work that fails for one of many items rejects after all requests in flight', async () => {
  const done: number[] = [];
  const work = async (item: number) => {
    if (item === 0) throw new Error('full');
    await new Promise((resolve) => setTimeout(resolve, 20));
    done.push(item);
  };
  await expect(forEachConcurrently([...Array(40).keys()], work)).rejects.toThrow('full');
  expect(done).toEqual([...Array(15).keys()].map((index) => index + 1));
});

it('the store of the environment is a folder, unless an object store is named', () => {
  expect(openStore({}, '/srv')).toEqual({ folder: new FileSystemStore('/srv/site') });
  expect(openStore({ SITE_DIR: '/asia' }, '/srv').folder.location).toBe('/asia');
  const { remote, folder } = openStore({ SITE_STORE: 's3://asia/live' }, '/srv');
  expect([remote?.location, folder.location]).toEqual(['s3://asia/live', '/srv/.cache/site-copy']);
  expect(() => openStore({ SITE_STORE: 'asia' })).toThrow('must be an address like s3://bucket/prefix');
});
