import { badBuilds } from './badBuilds';
import { declareBad } from './declareBad';
import { previewBuilds } from './preview';
import { releaseBuilds, rollBackTo } from './releaseBuilds';
import { rollbackTarget } from './rollbackTarget';
import { descriptions, kindsOfStore, live, released } from './testing/testStore';

const { menu, hall } = descriptions;

describe.each(kindsOfStore)('in %s, a build declared bad', (_kind, open) => {
  async function threeMenus() {
    const site = await released(open());
    await site.release(menu, 'menu-2');
    await site.release(menu, 'menu-3');
    return site;
  }
  const fallback = async ({ store }: Awaited<ReturnType<typeof threeMenus>>) =>
    (await store.live())?.pointer.remotes.find(({ name }) => name === 'menu')?.fallbackBuild?.version;

  it('is passed over by a rollback, and refused by name with the reason', async () => {
    const { store } = await threeMenus();
    await declareBad(store, 'menu', 'menu-2', 'prices of yesterday');
    await expect(rollbackTarget(store, 'menu', 'menu-2')).rejects.toThrow(
      'menu menu-2 is bad: prices of yesterday',
    );
    await rollBackTo(store, await rollbackTarget(store, 'menu'));
    expect((await live(store)).menu).toBe('menu-1');
  });

  it('is released and previewed no more', async () => {
    const { store } = await threeMenus();
    await declareBad(store, 'menu', 'menu-2', 'prices of yesterday');
    const builds = [await store.manifest('menu', 'menu-2')];
    for (const release of [releaseBuilds, previewBuilds])
      await expect(release(store, builds)).rejects.toThrow('menu menu-2 is bad: prices of yesterday');
    expect((await live(store)).menu).toBe('menu-3');
  });

  it('is the fallback of no later deployment', async () => {
    const site = await threeMenus();
    expect(await fallback(site)).toBe('menu-2');
    expect(await declareBad(site.store, 'menu', 'menu-2', 'blank page')).toEqual([
      'menu menu-2 is bad: blank page',
      'It is the fallback build of what is live, until the next release.',
    ]);
    await site.release(hall, 'hall-2');
    expect(await fallback(site)).toBe('menu-1');
  });

  it('is listed with the reason, and says what to do where it is live', async () => {
    const { store } = await threeMenus();
    expect(await badBuilds(store)).toEqual(new Map());
    expect(await declareBad(store, 'menu', 'menu-3', ' blank page ')).toEqual([
      'menu menu-3 is bad: blank page',
      'It is live: npm run rollback -- menu',
    ]);
    expect(await badBuilds(store)).toEqual(new Map([['menu/menu-3', 'blank page']]));
  });

  it('needs a reason, a build that was live, and one mark', async () => {
    const { store } = await threeMenus();
    await expect(declareBad(store, 'menu', 'menu-3', ' ')).rejects.toThrow('Say why menu menu-3 is bad');
    await expect(declareBad(store, 'menu', 'menu-9', 'x')).rejects.toThrow(
      'No build menu-9 of menu was ever live. Live until now: menu-3, menu-2, menu-1.',
    );
    await expect(declareBad(store, 'menu', '', 'x')).rejects.toThrow('was ever live');
    await declareBad(store, 'menu', 'menu-3', 'x');
    await expect(declareBad(store, 'menu', 'menu-3', 'y')).rejects.toThrow('is bad already');
  });
});
