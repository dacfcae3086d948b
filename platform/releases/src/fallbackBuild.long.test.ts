import { rm } from 'node:fs/promises';
import path from 'node:path';
import { computeHash, type ReleaseStore } from '@asia/release-store';
import { releaseBuilds, retireApp, rollBackTo } from './releaseBuilds';
import { rollbackTarget } from './rollbackTarget';
import { descriptions, kindsOfStore, live, liveFiles, released } from './testing/testStore';

const { menu, hall } = descriptions;

describe.each(kindsOfStore)('in %s, the fallback build of one that does not run', (_kind, open) => {
  const firstRelease = () => released(open());
  const fallbackBuilds = async (store: ReleaseStore) =>
    Object.fromEntries(
      ((await store.live())?.pointer.remotes ?? []).map(({ name, fallbackBuild }) => [
        name,
        fallbackBuild?.version,
      ]),
    );
  const replace = async (store: ReleaseStore, name: string, content: string) => {
    // Here, and in the object store if there is one.
    await rm(path.join(store.dir, name), { force: true });
    await store.files.remove([name]);
    await store.files.create(name, Buffer.from(content));
  };

  it('is the one that was live before, which a rollback takes back with the rest', async () => {
    const { store, release } = await firstRelease();
    expect(await fallbackBuilds(store)).toEqual({ menu: undefined, hall: undefined });
    await release(menu, 'menu-2');
    await release(hall, 'hall-2');
    expect(await fallbackBuilds(store)).toEqual({ menu: 'menu-1', hall: 'hall-1' });
    await release(menu, 'menu-3');
    await rollBackTo(store, await rollbackTarget(store, 'menu'));
    expect((await live(store)).menu).toBe('menu-2');
    expect(await fallbackBuilds(store)).toEqual({ menu: 'menu-1', hall: 'hall-1' });
  });

  it('is another one where an earlier build is released again, after a rollback too', async () => {
    const { store, release } = await firstRelease();
    await release(menu, 'menu-2');
    await releaseBuilds(store, [await store.manifest('menu', 'menu-1')]);
    expect((await fallbackBuilds(store)).menu).toBe('menu-2');
    const before = await liveFiles(store);
    await release(menu, 'menu-3');
    await rollBackTo(store, await rollbackTarget(store, 'menu'));
    expect(await liveFiles(store)).toEqual(before);
    await retireApp(store, 'menu');
    await releaseBuilds(store, [await store.manifest('menu', 'menu-1')]);
    expect((await fallbackBuilds(store)).menu).toBe('menu-2');
  });

  it('is none where that one is not whole or does not fit', async () => {
    const { store, release } = await firstRelease();
    await release(menu, 'menu-2');
    await replace(store, 'mfe/menu/menu-2/remoteEntry.js', '// changed');
    await release(menu, 'menu-3');
    expect((await fallbackBuilds(store)).menu).toBeUndefined();
    const contract = 'server-builds/menu/menu-3/contract/contract.json';
    const text = String(await store.files.read(contract));
    const changed = text.replace('"uses":{}', '"uses":{"@asia/shared/ui":{"names":["Gone"],"hash":""}}');
    await replace(store, contract, changed);
    const description = 'server-builds/menu/menu-3/build.json';
    const manifest = String(await store.files.read(description));
    await replace(
      store,
      description,
      manifest.replace(computeHash(Buffer.from(text)), computeHash(Buffer.from(changed))),
    );
    await release(menu, 'menu-4');
    expect((await fallbackBuilds(store)).menu).toBeUndefined();
  });
});
