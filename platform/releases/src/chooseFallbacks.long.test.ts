import type { ReleaseStore } from '@asia/release-store';
import { releaseBuilds, retireApp, rollBackTo } from './releaseBuilds';
import { rollbackTarget } from './rollbackTarget';
import {
  descriptions,
  kindsOfStore,
  live,
  liveFiles,
  released,
  replace,
  setContract,
} from './testing/testStore';

const { menu, hall } = descriptions;

describe.each(kindsOfStore)('in %s, the fallback build of one that does not run', (_kind, open) => {
  const fallbackBuilds = async (store: ReleaseStore) =>
    Object.fromEntries(
      ((await store.live())?.pointer.remotes ?? []).map(({ name, fallbackBuild }) => [
        name,
        fallbackBuild?.version,
      ]),
    );
  const back = async (store: ReleaseStore) => rollBackTo(store, await rollbackTarget(store, 'menu'));
  const releaseAgain = async (store: ReleaseStore, version: string) =>
    releaseBuilds(store, [await store.manifest('menu', version)]);

  it('is the one that was live before, which a rollback takes back with the rest', async () => {
    const { store, release } = await released(open());
    expect(await fallbackBuilds(store)).toEqual({ menu: undefined, hall: undefined });
    await release(menu, 'menu-2');
    await release(hall, 'hall-2');
    expect(await fallbackBuilds(store)).toEqual({ menu: 'menu-1', hall: 'hall-1' });
    await release(menu, 'menu-3');
    await back(store);
    expect((await live(store)).menu).toBe('menu-2');
    expect(await fallbackBuilds(store)).toEqual({ menu: 'menu-1', hall: 'hall-1' });
  });

  it('is another one where an earlier build is released again, after a rollback too', async () => {
    const { store, release } = await released(open());
    await release(menu, 'menu-2');
    await releaseAgain(store, 'menu-1');
    expect((await fallbackBuilds(store)).menu).toBe('menu-2');
    const before = await liveFiles(store);
    await release(menu, 'menu-3');
    await back(store);
    expect(await liveFiles(store)).toEqual(before);
    await retireApp(store, 'menu');
    await releaseAgain(store, 'menu-1');
    expect((await fallbackBuilds(store)).menu).toBe('menu-2');
  });

  it('is none where that one is not whole or does not fit', async () => {
    const { store, release } = await released(open());
    await release(menu, 'menu-2');
    await replace(store, 'mfe/menu/menu-2/remoteEntry.js', '// changed');
    await release(menu, 'menu-3');
    expect((await fallbackBuilds(store)).menu).toBeUndefined();
    await setContract(store, 'menu', 'menu-3', {
      uses: { '@asia/shared/ui': { names: ['Gone'], hash: '' } },
    });
    await release(menu, 'menu-4');
    expect((await fallbackBuilds(store)).menu).toBeUndefined();
  });
});
