import type { ReleaseStore } from '@asia/release-store';
import { releaseBuilds, retireApp, rollBackTo } from './releaseBuilds';
import { rollbackTarget } from './rollbackTarget';
import { descriptions, kindsOfStore, live, liveFiles, released, replace } from './testing/testStore';

const { shell, menu, hall } = descriptions;

describe.each(kindsOfStore)('in %s, a rollback', (_kind, open) => {
  const back = async (store: ReleaseStore, version?: string) =>
    rollBackTo(store, await rollbackTarget(store, 'menu', version));
  const previous = async (store: ReleaseStore) => (await rollbackTarget(store, 'menu')).version;

  /** A release store in which several menus went live, one after the other. */
  async function withMenus(newest: number) {
    const site = await released(open());
    for (let version = 2; version <= newest; version += 1) await site.release(menu, `menu-${version}`);
    return site;
  }

  it('goes back to what was live before, though that was stored earlier than what is live', async () => {
    const { store } = await withMenus(2);
    await releaseBuilds(store, [await store.manifest('menu', 'menu-1')]);
    expect(await previous(store)).toBe('menu-2');
  });

  it('goes a step back where an app was retired and released again', async () => {
    const { store } = await withMenus(2);
    await retireApp(store, 'menu');
    await releaseBuilds(store, [await store.manifest('menu', 'menu-2')]);
    await back(store);
    expect((await live(store)).menu).toBe('menu-1');
  });

  it('never goes back to a refused build', async () => {
    const { store, addBuild } = await withMenus(2);
    await expect(releaseBuilds(store, [await addBuild(menu, 'broken')])).rejects.toThrow('a hole');
    expect(await previous(store)).toBe('menu-1');
    await expect(rollbackTarget(store, 'menu', 'broken')).rejects.toThrow(
      'No build broken of menu was ever live',
    );
  });

  it('is refused when the build is not whole any more', async () => {
    const { store } = await withMenus(2);
    const script = 'mfe/menu/menu-1/remoteEntry.js';
    for (const [content, what] of [
      ['// changed', 'changed'],
      [undefined, 'missing'],
    ] as const) {
      await replace(store, script, content);
      await expect(rollbackTarget(store, 'menu')).rejects.toThrow(
        `The build menu-1 of menu is not whole: ${script} is ${what}.`,
      );
    }
    expect((await live(store)).menu).toBe('menu-2');
  });

  describe('where a deployment is damaged', () => {
    /** Cuts the third deployment in half. */
    const damage = async (store: ReleaseStore) => {
      const name = 'deployments/000003.json';
      const text = String(await store.files.read(name));
      await replace(store, name, text.slice(0, text.length / 2));
    };
    const isDamaged = 'deployments/000003.json of ';

    it('goes back as without the damage, step by step', async () => {
      const { store, release } = await withMenus(3);
      const before = await liveFiles(store);
      await release(menu, 'menu-4');
      await damage(store);
      await back(store);
      expect(await liveFiles(store)).toEqual(before);
      await back(store);
      await back(store);
      expect((await live(store)).menu).toBe('menu-1');
      await expect(rollbackTarget(store, 'menu')).rejects.toThrow('menu is at its oldest step');
    });

    it('goes by name to the builds that are recorded, and names the damage where one is not', async () => {
      const { store, release } = await withMenus(3);
      await back(store);
      await damage(store);
      await expect(rollbackTarget(store, 'menu', 'menu-3')).rejects.toThrow(isDamaged);
      await expect(rollbackTarget(store, 'spa')).rejects.toThrow('spa was never live');
      await back(store, 'menu-1');
      await release(menu, 'menu-5');
      await back(store);
      expect((await live(store)).menu).toBe('menu-1');
    });

    it('keeps the fallback build of a remote when the shell goes live', async () => {
      const { store, release } = await withMenus(4);
      await damage(store);
      await release(shell, 'shell-2');
      const { remotes = [] } = (await store.live())?.pointer ?? {};
      expect(remotes.find(({ name }) => name === 'menu')?.fallbackBuild?.version).toBe('menu-3');
    });

    it('changes nothing where it records what is live', async () => {
      const { store, addBuild } = await withMenus(3);
      await damage(store);
      await expect(releaseBuilds(store, [await addBuild(hall, 'hall-2')])).rejects.toThrow(isDamaged);
      await expect(rollbackTarget(store, 'hall')).rejects.toThrow(isDamaged);
      expect(await store.names('deployments/')).toHaveProperty('size', 3);
    });
  });
});
