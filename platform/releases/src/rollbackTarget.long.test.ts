import type { ReleaseStore } from '@asia/release-store';
import { releaseBuilds, retireApp, rollBackTo } from './releaseBuilds';
import { rollbackTarget } from './rollbackTarget';
import { descriptions, kindsOfStore, live, liveFiles, released, route } from './testing/testStore';

const { shell, menu, hall } = descriptions;

describe.each(kindsOfStore)('in %s', (_kind, open) => {
  const firstRelease = () => released(open());

  describe('a rollback', () => {
    const back = async (store: ReleaseStore, version?: string) =>
      rollBackTo(store, await rollbackTarget(store, 'menu', version));

    it('gives the same bytes as before, without a build', async () => {
      const { store, release } = await firstRelease();
      const before = await liveFiles(store);
      await release({ ...menu, routes: [...menu.routes, route('/Tea')] }, 'menu-2');
      expect(await liveFiles(store)).not.toEqual(before);
      await back(store);
      expect(await liveFiles(store)).toEqual(before);
    });

    it('goes back to what was live before, though that was published earlier than what is live', async () => {
      const { store, release } = await firstRelease();
      await release(menu, 'menu-2');
      await releaseBuilds(store, [await store.manifest('menu', 'menu-1')]);
      expect((await rollbackTarget(store, 'menu')).version).toBe('menu-2');
    });

    it('goes two steps back when done twice', async () => {
      const { store, release } = await firstRelease();
      await release(menu, 'menu-2');
      await release(menu, 'menu-3');
      await back(store);
      expect((await live(store)).menu).toBe('menu-2');
      await back(store);
      expect((await live(store)).menu).toBe('menu-1');
      await expect(rollbackTarget(store, 'menu')).rejects.toThrow(
        'There is nothing before the live menu. Live until now: menu-1, menu-2, menu-3.',
      );
    });

    it('goes a step back where an app was retired and released again', async () => {
      const { store, release } = await firstRelease();
      await release(menu, 'menu-2');
      await retireApp(store, 'menu');
      await releaseBuilds(store, [await store.manifest('menu', 'menu-2')]);
      await back(store);
      expect((await live(store)).menu).toBe('menu-1');
    });

    it('is itself taken back by the name of the build', async () => {
      const { store, release } = await firstRelease();
      await release(menu, 'menu-2');
      await back(store);
      await back(store, 'menu-2');
      expect((await live(store)).menu).toBe('menu-2');
      expect((await rollbackTarget(store, 'menu')).version).toBe('menu-1');
    });

    it('never goes back to a refused build', async () => {
      const { store, addBuild, release } = await firstRelease();
      await release(menu, 'menu-2');
      await expect(releaseBuilds(store, [await addBuild(menu, 'broken')])).rejects.toThrow('a hole');
      expect((await rollbackTarget(store, 'menu')).version).toBe('menu-1');
      await expect(rollbackTarget(store, 'menu', 'broken')).rejects.toThrow(
        'No build broken of menu was ever live',
      );
    });

    it('is refused when the build is not whole any more', async () => {
      const { store, release } = await firstRelease();
      await release(menu, 'menu-2');
      await store.files.remove(['mfe/menu/menu-1/remoteEntry.js']);
      await store.files.create('mfe/menu/menu-1/remoteEntry.js', Buffer.from('// changed'));
      await expect(rollbackTarget(store, 'menu')).rejects.toThrow(
        'The build menu-1 of menu is not whole: mfe/menu/menu-1/remoteEntry.js is changed.',
      );
      await store.files.remove(['mfe/menu/menu-1/remoteEntry.js']);
      await expect(rollbackTarget(store, 'menu')).rejects.toThrow(
        'mfe/menu/menu-1/remoteEntry.js is missing',
      );
      expect((await live(store)).menu).toBe('menu-2');
    });

    it('is refused when a compressed file or a picture is not whole, and a release of the build repairs it', async () => {
      const { store, addBuild, release } = await firstRelease();
      await release(menu, 'menu-2');
      const [compressed, picture] = ['mfe/menu/menu-1/remoteEntry.js.br', 'pictures/menu.menu-1-400.avif'];
      await store.files.create(compressed, Buffer.from('cut short'));
      await expect(rollbackTarget(store, 'menu')).rejects.toThrow(`${compressed} is changed`);
      await store.files.remove([picture]);
      await expect(rollbackTarget(store, 'menu')).rejects.toThrow(`${picture} is missing`);
      await store.files.create(picture, Buffer.from('a pict'));
      expect(await store.touchBuild('menu', 'menu-1')).toBeNull();
      const repair = jest.spyOn(store, 'add');
      await addBuild(menu, 'menu-1');
      expect(await repair.mock.results[0]?.value).toEqual([compressed, picture]);
      expect((await rollbackTarget(store, 'menu')).version).toBe('menu-1');
      await addBuild(menu, 'menu-9');
      expect(await repair.mock.results[1]?.value).toEqual([]);
    });

    describe('where a deployment is damaged', () => {
      /** Cuts a deployment in half. */
      const damage = async (store: ReleaseStore, number: number) => {
        const name = `deployments/00000${number}.json`;
        const text = String(await store.files.read(name));
        await store.files.remove([name]);
        await store.files.create(name, Buffer.from(text.slice(0, text.length / 2)));
      };
      const isDamaged = 'deployments/000003.json of ';

      it('goes back as without the damage, step by step', async () => {
        const { store, release } = await firstRelease();
        await release(menu, 'menu-2');
        await release(menu, 'menu-3');
        const before = await liveFiles(store);
        await release(menu, 'menu-4');
        await damage(store, 3);
        await back(store);
        expect(await liveFiles(store)).toEqual(before);
        await back(store);
        await back(store);
        expect((await live(store)).menu).toBe('menu-1');
        await expect(rollbackTarget(store, 'menu')).rejects.toThrow('There is nothing before the live menu');
      });

      it('goes by name to the builds that are recorded, and names the damage where one is not', async () => {
        const { store, release } = await firstRelease();
        await release(menu, 'menu-2');
        await release(menu, 'menu-3');
        await back(store);
        await damage(store, 3);
        await expect(rollbackTarget(store, 'menu', 'menu-3')).rejects.toThrow(isDamaged);
        await expect(rollbackTarget(store, 'spa')).rejects.toThrow('spa was never live');
        await back(store, 'menu-1');
        await release(menu, 'menu-5');
        await back(store);
        expect((await live(store)).menu).toBe('menu-1');
      });

      it('keeps the fallback build of a remote when the shell goes live', async () => {
        const { store, release } = await firstRelease();
        await release(menu, 'menu-2');
        await release(menu, 'menu-3');
        await release(menu, 'menu-4');
        await damage(store, 3);
        await release(shell, 'shell-2');
        const { remotes = [] } = (await store.live())?.pointer ?? {};
        expect(remotes.find(({ name }) => name === 'menu')?.fallbackBuild?.version).toBe('menu-3');
      });

      it('changes nothing where it records what is live', async () => {
        const { store, addBuild, release } = await firstRelease();
        await release(menu, 'menu-2');
        await release(menu, 'menu-3');
        await damage(store, 3);
        await expect(releaseBuilds(store, [await addBuild(hall, 'hall-2')])).rejects.toThrow(isDamaged);
        await expect(rollbackTarget(store, 'hall')).rejects.toThrow(isDamaged);
        expect(await store.names('deployments/')).toHaveProperty('size', 3);
      });
    });

    it('of an unknown app is refused', async () => {
      const { store } = await firstRelease();
      await expect(rollbackTarget(store, 'spa')).rejects.toThrow(
        'spa was never live. Live: shell, hall, menu, content.',
      );
    });
  });
});
