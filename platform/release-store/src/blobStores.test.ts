import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import promises from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BlobStore, forEachConcurrently } from './BlobStore';
import { DRAFTS, FileSystemStore } from './FileSystemStore';
import { openStore } from './openStore';
import { S3Store } from './S3Store';

jest.mock('node:fs/promises', () => {
  const real = jest.requireActual<typeof promises>('node:fs/promises');
  const failing = { link: jest.fn(real.link), open: jest.fn(real.open), stat: jest.fn(real.stat) };
  return { ...real, ...failing, default: failing };
});

const temporary = () => mkdtempSync(path.join(tmpdir(), 'asia-blobs-'));
const kinds: [kind: string, open: () => BlobStore][] = [['a folder', () => new FileSystemStore(temporary())]];
const { TEST_SITE_STORE } = process.env;
if (TEST_SITE_STORE) kinds.push(['an object store', () => new S3Store(`${TEST_SITE_STORE}/${randomUUID()}`)]);

const readText = async (store: BlobStore, name: string) => (await store.read(name))?.toString();

describe.each(kinds)('%s', (_kind, open) => {
  it('gives a name to one of twelve writers, in each of twenty rounds', async () => {
    const store = open();
    for (let round = 0; round < 20; round += 1) {
      const writers = Array.from({ length: 12 }, (_, writer) => `${round} ${writer}`);
      const won = await Promise.all(
        writers.map((writer) => store.create(`deployments/${round}.json`, Buffer.from(writer))),
      );
      expect(won.filter(Boolean)).toHaveLength(1);
      expect(await readText(store, `deployments/${round}.json`)).toBe(writers[won.indexOf(true)]);
    }
  }, 120_000);

  it('never changes a file', async () => {
    const store = open();
    expect(await store.create('mfe/a.js', Buffer.from('first'))).toBe(true);
    expect(await store.create('mfe/a.js', Buffer.from('second'))).toBe(false);
    expect(await readText(store, 'mfe/a.js')).toBe('first');
  });

  it('lists what lies below a folder, in order, and behind a name', async () => {
    const store = open();
    for (const name of ['b/2', 'b/10', 'b/c/1', 'b/c-1', 'bb/1', 'a', 'A/1'])
      await store.create(name, Buffer.from(name));
    const names = async (...asked: Parameters<BlobStore['list']>) =>
      (await store.list(...asked)).map(({ name }) => name);
    expect(await names('b/')).toEqual(['b/10', 'b/2', 'b/c-1', 'b/c/1']);
    expect(await names('b/', 'b/10')).toEqual(['b/2', 'b/c-1', 'b/c/1']);
    expect(await names('A/')).toEqual(['A/1']);
    expect(await names('none/')).toEqual([]);
    const [{ size, at } = { size: 0, at: new Date(0) }] = await store.list('b/c/');
    expect(size).toBe(5);
    expect(Math.abs(Date.now() - at.getTime())).toBeLessThan(60_000);
  });

  it('has nothing under the name of a folder, or under none', async () => {
    const store = open();
    await store.create('b/c/1', Buffer.from('1'));
    expect([await store.read('b/c'), await store.read('b/c/1/2'), await store.read('no')]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('removes files, and ignores those that are gone', async () => {
    const store = open();
    await store.create('b/c/1', Buffer.from('1'));
    await store.remove(['b/c/1', 'b/c/2']);
    expect(await store.list('b/')).toEqual([]);
    expect(await store.create('b/c/1', Buffer.from('again'))).toBe(true);
  });
});

describe('a folder', () => {
  it('keeps nothing of a file that could not be written', async () => {
    const store = new FileSystemStore(temporary());
    await store.create('taken', Buffer.from(''));
    await expect(store.create('taken/below', Buffer.from('x'))).rejects.toMatchObject({
      message: expect.stringContaining('taken/below cannot be written: Error: EEXIST') as string,
      cause: { code: 'EEXIST' },
    });
    await store.create('taken', Buffer.from('second'));
    expect(readdirSync(store.path(DRAFTS))).toEqual([]);
  });

  it('keeps no folder without a file, and reports what it cannot read', async () => {
    const store = new FileSystemStore(temporary());
    for (const name of ['b/c/1', 'b/2']) await store.create(name, Buffer.from(name));
    await store.remove(['b/c/1']);
    expect(readdirSync(store.path('b'))).toEqual(['2']);
    expect(await store.list('b/2/')).toEqual([]);
    await store.remove(['b/2']);
    expect(readdirSync(store.location)).toEqual(['.drafts']);
    rmSync(store.path(DRAFTS), { recursive: true });
    await store.remove(['b/2']);
    expect(existsSync(store.location)).toBe(true);
    const longer = 'x'.repeat(300);
    await expect(store.read(longer)).rejects.toThrow('ENAMETOOLONG');
    await expect(store.list(`${longer}/`)).rejects.toThrow('ENAMETOOLONG');
    await expect(store.create(`${longer}/1`, Buffer.of())).rejects.toThrow('ENAMETOOLONG');
    await expect(store.create(longer, Buffer.of())).rejects.toThrow('ENAMETOOLONG');
  });

  const failure = (code: string) => Object.assign(new Error(code), { code });

  it('creates a file although its folder is removed just then, and gives up where that never ends', async () => {
    const store = new FileSystemStore(temporary());
    const link = jest.mocked(promises.link);
    const fail = (times: number, code: string) => {
      link.mockClear();
      for (let time = 0; time < times; time += 1) link.mockRejectedValueOnce(failure(code));
    };
    fail(5, 'ENOENT');
    expect(await store.create('a/1', Buffer.from('1'))).toBe(true);
    fail(6, 'ENOENT');
    await expect(store.create('a/2', Buffer.from('2'))).rejects.toThrow('ENOENT');
    expect(link).toHaveBeenCalledTimes(6);
    fail(1, 'EROFS');
    await expect(store.create('a/3', Buffer.from('3'))).rejects.toThrow('EROFS');
    jest.mocked(promises.open).mockRejectedValueOnce(failure('ENOSPC'));
    await expect(store.create('a/4', Buffer.from('4'))).rejects.toThrow('ENOSPC');
    expect((await store.list('a/')).map(({ name }) => name)).toEqual(['a/1']);
  });

  it('lists without what is gone by then', async () => {
    const store = new FileSystemStore(temporary());
    for (const name of ['a/1', 'a/2']) await store.create(name, Buffer.from(name));
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

describe('the store of the environment', () => {
  it('is a folder, unless an object store is named', () => {
    expect(openStore({}, '/srv')).toEqual({ folder: new FileSystemStore('/srv/site') });
    const { remote, folder } = openStore({ SITE_STORE: 's3://asia/live' }, '/srv');
    expect([remote?.location, folder.location]).toEqual(['s3://asia/live', '/srv/.cache/site-copy']);
    expect(() => openStore({ SITE_STORE: 'asia' })).toThrow('must be an address like s3://bucket/prefix');
  });
});
