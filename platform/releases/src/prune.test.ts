import { DAY_MS, type ReleaseStore } from '@asia/release-store';
import { findUnneeded } from './prune';
import { rollBackTo } from './releaseBuilds';
import { descriptions, released, replace } from './testing/testStore';

const { menu, hall } = descriptions;

describe('prune keeps a build that was rolled back just now', () => {
  /** A store whose last deployments have times of months ago, from a number on. */
  async function rolledBack(dated: number) {
    const { store, release } = await released();
    await release(menu, 'menu-2');
    await rollBackTo(store, await store.manifest('menu', 'menu-1'));
    await release(hall, 'hall-2');
    await rollBackTo(store, await store.manifest('hall', 'hall-1'));
    for (let number = dated; number <= 5; number += 1) {
      const at = new Date(Date.now() - 90 * DAY_MS).toISOString();
      const deployment = { ...(await store.deployments.read(number)), at };
      await replace(store, `deployments/00000${number}.json`, JSON.stringify(deployment));
    }
    return store;
  }
  const doomed = async (store: ReleaseStore) => {
    const { builds } = await findUnneeded(store, 30, Date.now() + 2 * DAY_MS);
    return [...new Set(builds.map(({ build }) => build))];
  };

  it('when the clock of a later deployment was wrong', async () => {
    expect(await doomed(await rolledBack(4))).toEqual([]);
  });

  it('when every time is months old, if it was live last', async () => {
    expect(await doomed(await rolledBack(1))).toEqual(['menu/menu-2']);
  });
});
