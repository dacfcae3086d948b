import { releaseBuilds, retireApp, rollBackTo, rollBackTogether } from './releaseBuilds';
import {
  descriptions,
  kindsOfStore,
  live,
  liveContent,
  liveFiles,
  released,
  replace,
  route,
  setContract,
} from './testing/testStore';

const { shell, menu, hall } = descriptions;
const tea = { name: 'tea', exposes: { Page: './Page.tsx' }, routes: [route('/Tea')] };
const UI = '@asia/shared/ui';

describe.each(kindsOfStore)('in %s, after a release of all apps that renamed an export', (_kind, open) => {
  /** Deployment 1 has hall, deployment 2 retires it, deployment 3 is the release of all, with a new app. */
  async function renamed() {
    const site = await released(open());
    const { store, addBuild } = site;
    const name = async (version: number, export_: string) => {
      await setContract(store, 'shell', `shell-${version}`, { provides: { [UI]: { names: [export_] } } });
      await setContract(store, 'menu', `menu-${version}`, { uses: { [UI]: { names: [export_] } } });
    };
    await name(1, 'Old');
    const before = await liveFiles(store);
    await retireApp(store, 'hall');
    const builds = [
      await addBuild(shell, 'shell-2'),
      await addBuild(menu, 'menu-2'),
      await addBuild(tea, 'tea-1'),
    ];
    await name(2, 'New');
    await releaseBuilds(store, builds);
    return { ...site, before };
  }

  it('one app cannot go back, and the refusal names the command that takes all back', async () => {
    const { store } = await renamed();
    for (const [app, version] of [
      ['menu', 'menu-1'],
      ['shell', 'shell-1'],
    ] as const)
      await expect(rollBackTo(store, await store.manifest(app, version))).rejects.toThrow(
        /Roll back all apps together: npm run rollback -- --to 2$/,
      );
  });

  it('all apps of a deployment go live together: others retire, retired ones return', async () => {
    const { store, before } = await renamed();
    const { deployment } = await rollBackTogether(store, 1);
    expect(await live(store)).toEqual({ shell: 'shell-1', menu: 'menu-1', hall: 'hall-1' });
    expect(await liveFiles(store)).toEqual(before);
    expect(deployment).toMatchObject({ number: 4, action: 'rollback' });
    await rollBackTogether(store, 3);
    expect(await live(store)).toEqual({ shell: 'shell-2', menu: 'menu-2', tea: 'tea-1' });
  });

  it('the live content stays, and is judged, unless it is named', async () => {
    const { store, addBuild, addContent, releaseContent } = await released(open());
    const motto = { entries: { facts: { name: 'House', motto: 'Soup' } } };
    await releaseBuilds(store, [
      await addBuild(hall, 'hall-2', { facts: '{ motto: string }' }),
      await addContent('content-2', motto),
    ]);
    await retireApp(store, 'hall');
    await releaseContent('content-3');
    await rollBackTogether(store, 3);
    await expect(rollBackTogether(store, 2)).rejects.toThrow(
      /^hall hall-2 reads .* Roll back all apps together: npm run rollback -- --to 2 content$/,
    );
    expect([await live(store), await liveContent(store)]).toEqual([
      { shell: 'shell-1', menu: 'menu-1' },
      'content-3',
    ]);
    await rollBackTogether(store, 2, true);
    expect([(await live(store)).hall, await liveContent(store)]).toEqual(['hall-2', 'content-2']);
  });

  it('names every build that is gone, and changes nothing', async () => {
    const { store } = await renamed();
    const builds = [
      ['menu', 'menu-1'],
      ['hall', 'hall-1'],
    ] as const;
    for (const [app, version] of builds) await replace(store, `server-builds/${app}/${version}/build.json`);
    await expect(rollBackTogether(store, 1)).rejects.toThrow(
      /no build hall-1 of hall\.\n.*no build menu-1 of menu\./,
    );
    expect((await live(store)).menu).toBe('menu-2');
  });
});
