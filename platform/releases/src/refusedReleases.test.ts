import { releaseBuilds } from './releaseBuilds';
import { descriptions, kindsOfStore, released, replace, route, testStore } from './testing/testStore';

const { shell, menu, hall } = descriptions;

type Site = Awaited<ReturnType<typeof released>>;

/** Releases content beside a live build of older tools. */
const besideOlder =
  (app: string) =>
  async ({ store, releaseContent }: Site) => {
    const name = `server-builds/${app}/${app}-1/build.json`;
    const text = String(await store.files.read(name));
    await replace(store, name, text.replace('"schema": 4', '"schema": 3'));
    return releaseContent('content-2');
  };

const listFolders = (names: Iterable<string>) => [...new Set([...names].map((name) => name.split('/')[0]))];

describe.each(kindsOfStore)('in %s, a release', (_kind, open) => {
  it.each<[when: string, work: (site: Site) => Promise<unknown>, why: string | RegExp]>([
    [
      'a page cannot be written',
      ({ release }) => release(menu, 'broken'),
      '/Soup could not be written: Error: a hole in the page',
    ],
    [
      'the code of a page throws in Node: with its error, and the line of its build',
      ({ release }) => release(menu, 'for-browsers'),
      '/Soup could not be written: ReferenceError: window is not defined, in Page of menu (for-browsers, node/remoteEntry.js:1)\n',
    ],
    [
      'a file of another build is gone: that build is to be released again',
      async ({ store, release }) => {
        await replace(store, 'server-builds/hall/hall-1/node/remoteEntry.js');
        await release(menu, 'menu-2');
      },
      /^The build hall-1 of hall is not whole: server-builds\/hall\/hall-1\/node\/remoteEntry\.js is missing\. Release its sources again\.\nThe shell could not be written: Error: Cannot find module .*, in hall \(hall-1, node\/remoteEntry\.js\)\n/,
    ],
    [
      'an app draws a page that the content does not have',
      ({ release }) => release({ ...hall, routes: [...hall.routes, route('/Garden')] }, 'hall-2'),
      'The content has no page /Garden, which hall draws: add its row to content/paginas.csv.',
    ],
    [
      'the filler of a page has no such expose',
      ({ release }) => release({ ...hall, fills: { kids: 'Toy' } }, 'hall-2'),
      '/Soup needs Toy of hall, which its build hall-2 does not have.',
    ],
    [
      'the shell was built for other tools, as a rollback to it is',
      ({ release }) => release(shell, 'other-tools'),
      'The build other-tools of shell was made for other tools, which wrote a part of each page themselves.',
    ],
    ...['shell', 'menu'].map(
      (app) =>
        [
          `content would be live beside a build of older tools, of ${app}, which misreads it`,
          besideOlder(app),
          'is damaged, or was written by other tools: TypeError: schema: ',
        ] satisfies [string, unknown, string],
    ),
  ])('is refused, and nothing changes, when %s', async (_when, work, why) => {
    const site = await released(open());
    const before = await site.store.live();
    await expect(work(site)).rejects.toThrow(why);
    expect(await site.store.live()).toEqual(before);
    expect(listFolders(await site.store.names('generations/'))).toEqual([before?.folder]);
  });

  it.each([
    ['content', shell],
    ['shell', menu],
  ])('is refused when the release store has no %s yet', async (missing, description) => {
    const { store, addBuild } = testStore(open());
    const builds = [await addBuild(description, '1')];
    await expect(releaseBuilds(store, builds)).rejects.toThrow(`npm run release -- ${missing}`);
    expect(await store.live()).toBeNull();
  });
});
