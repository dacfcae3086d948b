import type { ReleaseStore } from '@asia/release-store';
import { badBuilds } from './badBuilds';
import { declareBad } from './declareBad';
import { previewBuilds } from './preview';
import { releaseBuilds, rollBackTo } from './releaseBuilds';
import { rollbackTarget } from './rollbackTarget';
import { descriptions, kindsOfStore, live, released } from './testing/testStore';

const { menu, hall } = descriptions;

let withThree: ReleaseStore;
beforeAll(async () => {
  const { store, release } = await released();
  for (const version of ['menu-2', 'menu-3']) await release(menu, version);
  withThree = store;
});

describe.each(kindsOfStore)('in %s, a build declared bad', (_kind, open) => {
  async function threeMenus() {
    const site = await released(open(), withThree);
    const remotes = async () => (await site.store.live())?.pointer.remotes;
    const fallback = async () =>
      (await remotes())?.find(({ name }) => name === 'menu')?.fallbackBuild?.version;
    const declare = (version: string, why: string) => declareBad(site.store, 'menu', version, why);
    return { ...site, fallback, declare };
  }

  it('is passed over by a rollback, and refused by name with the reason', async () => {
    const { store, declare } = await threeMenus();
    await declare('menu-2', 'prices of yesterday');
    await expect(rollbackTarget(store, 'menu', 'menu-2')).rejects.toThrow(
      'menu menu-2 is bad: prices of yesterday',
    );
    await rollBackTo(store, await rollbackTarget(store, 'menu'));
    expect((await live(store)).menu).toBe('menu-1');
  });

  it('is released and previewed no more', async () => {
    const { store, declare } = await threeMenus();
    await declare('menu-2', 'prices of yesterday');
    const builds = [await store.manifest('menu', 'menu-2')];
    for (const release of [releaseBuilds, previewBuilds])
      await expect(release(store, builds)).rejects.toThrow('menu menu-2 is bad: prices of yesterday');
    expect((await live(store)).menu).toBe('menu-3');
  });

  it('is the fallback of no later deployment', async () => {
    const { fallback, declare, release } = await threeMenus();
    expect(await fallback()).toBe('menu-2');
    expect(await declare('menu-2', 'blank page')).toEqual([
      'menu menu-2 is bad: blank page',
      'It is the fallback build of what is live, until the next release.',
    ]);
    await release(hall, 'hall-2');
    expect(await fallback()).toBe('menu-1');
  });

  it('is listed with the reason, and says what to do where it is live', async () => {
    const { store, declare } = await threeMenus();
    expect(await badBuilds(store)).toEqual(new Map());
    expect(await declare('menu-3', ' blank page ')).toEqual([
      'menu menu-3 is bad: blank page',
      'It is live: npm run rollback -- menu',
    ]);
    expect(await badBuilds(store)).toEqual(new Map([['menu/menu-3', 'blank page']]));
  });

  it('needs a reason, a build that was live, and one mark', async () => {
    const { declare } = await threeMenus();
    await expect(declare('menu-3', ' ')).rejects.toThrow('Say why menu menu-3 is bad');
    await expect(declare('menu-9', 'x')).rejects.toThrow(
      'No build menu-9 of menu was ever live. Live until now: menu-3, menu-2, menu-1.',
    );
    await expect(declare('', 'x')).rejects.toThrow('was ever live');
    await declare('menu-3', 'x');
    await expect(declare('menu-3', 'y')).rejects.toThrow('is bad already');
  });
});
