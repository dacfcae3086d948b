import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CachedStore } from './CachedStore';
import { FileSystemStore } from './FileSystemStore';

const temporary = () => mkdtempSync(path.join(tmpdir(), 'asia-copy-'));

describe('a copy of a store', () => {
  it('pulls files that it lacks, and adds files that the store lacks', async () => {
    const [here, there] = [new FileSystemStore(temporary()), new FileSystemStore(temporary())];
    const [created, asked] = [jest.spyOn(there, 'create'), jest.spyOn(there, 'read')];
    const copy = new CachedStore(here, there);
    const file = path.join(temporary(), 'a.js');
    writeFileSync(file, 'a');
    await copy.add('mfe/', new Map([['a.js', file]]));
    await copy.add('mfe/', new Map([['a.js', '/no/such/file']]));
    expect(created).toHaveBeenCalledTimes(1);
    await copy.pull('mfe/');
    expect(String(await here.read('mfe/a.js'))).toBe('a');
    await copy.pull('mfe/');
    expect(asked).toHaveBeenCalledTimes(1);
    const texts = ['mfe/b.js', 'mfe/b.js.br', 'mfe/b.js.gz'];
    for (const name of [...texts, 'pictures/b.avif']) await there.create(name, Buffer.from(name));
    asked.mockClear();
    for (const name of ['mfe/b.js', 'mfe/c.js', 'pictures/b.avif']) await copy.pullFile(name);
    expect((await here.list('mfe/')).map(({ name }) => name)).toEqual(['mfe/a.js', ...texts]);
    expect(asked.mock.calls.flat()).toEqual([...texts, 'mfe/c.js', 'pictures/b.avif']);
    asked.mockClear();
    expect([await copy.read('mfe/a.js'), await copy.read('mfe/c.js')]).toEqual([Buffer.from('a'), null]);
    expect(asked.mock.calls.flat()).toEqual(['mfe/c.js']);
    await copy.remove(['mfe/a.js']);
    expect([await there.has('mfe/a.js'), await here.has('mfe/a.js')]).toEqual([false, true]);
  });

  it('is the store itself where there is no other', async () => {
    const here = new FileSystemStore(temporary());
    const own = new CachedStore(here);
    const [listed, read] = [jest.spyOn(here, 'list'), jest.spyOn(here, 'read')];
    await own.pull('mfe/');
    await own.pullFile('mfe/none.js');
    expect([listed, read].flatMap(({ mock }) => mock.calls)).toEqual([]);
    expect(await own.read('mfe/none.js')).toBeNull();
    expect(read).toHaveBeenCalledTimes(1);
    expect(Date.now() - Number(await own.answeredAt())).toBeLessThan(5_000);
    const failure = new Error('EIO');
    listed.mockRejectedValueOnce(failure);
    await expect(own.list('mfe/')).rejects.toBe(failure);
    expect([own.requests, own.silence]).toEqual([{ answered: 0, failed: 0 }, undefined]);
  });

  it('counts how requests went, asks a silent store for no file until it lists again, and knows since when', async () => {
    const there = new FileSystemStore(temporary());
    const copy = new CachedStore(new FileSystemStore(temporary()), there);
    expect(await copy.answeredAt()).toBeNull();
    await copy.list('mfe/');
    expect(Date.now() - Number(await copy.answeredAt())).toBeLessThan(5_000);
    const cause = new Error('refused');
    const asked = jest.spyOn(there, 'read').mockRejectedValueOnce(cause).mockRejectedValueOnce('closed');
    const unreachable = (why: string) => `${there.location} does not answer: ${why}`;
    for (let time = 0; time < 3; time += 1)
      await expect(copy.read('mfe/a.js')).rejects.toMatchObject({ message: unreachable('refused'), cause });
    expect(asked).toHaveBeenCalledTimes(1);
    await copy.list('mfe/');
    await expect(copy.read('mfe/a.js')).rejects.toThrow(unreachable('closed'));
    await copy.list('mfe/');
    expect(await copy.read('mfe/a.js')).toBeNull();
    expect(copy.requests).toEqual({ answered: 4, failed: 2 });
  });

  it('notes once in ten seconds that the store has answered', async () => {
    const here = new FileSystemStore(temporary());
    const copy = new CachedStore(here, new FileSystemStore(temporary()));
    const start = Date.now();
    const now = jest.spyOn(Date, 'now');
    const isNoted = async (after: number) => {
      await here.remove(['.answered']);
      now.mockReturnValue(start + after);
      await copy.list('mfe/');
      return here.has('.answered');
    };
    const noted = [await isNoted(0), await isNoted(9_999), await isNoted(10_000), await isNoted(19_999)];
    now.mockRestore();
    expect(noted).toEqual([true, false, true, false]);
  });
});
