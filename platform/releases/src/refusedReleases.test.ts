import { rmSync } from 'node:fs';
import path from 'node:path';
import { releaseBuilds } from './releaseBuilds';
import { descriptions, kindsOfStore, released, route, testStore } from './testing/testStore';

const { shell, menu, hall } = descriptions;

const listFolders = (names: Iterable<string>) => [...new Set([...names].map((name) => name.split('/')[0]))];

describe.each(kindsOfStore)('in %s', (_kind, open) => {
  const firstRelease = () => released(open());

  describe('a release is refused, and nothing changes', () => {
    async function expectRefused(
      work: (site: Awaited<ReturnType<typeof firstRelease>>) => Promise<unknown>,
      why: string | RegExp,
    ) {
      const site = await firstRelease();
      const before = await site.store.live();
      await expect(work(site)).rejects.toThrow(why);
      expect(await site.store.live()).toEqual(before);
      expect(listFolders(await site.store.names('generations/'))).toEqual([before?.folder]);
    }

    it('when a page cannot be written', () =>
      expectRefused(
        ({ release }) => release(menu, 'broken'),
        '/Soup could not be written: Error: a hole in the page',
      ));

    it('when the code of a page throws in Node: with what it throws, and where', () =>
      expectRefused(
        ({ release }) => release(menu, 'for-browsers'),
        '/Soup could not be written: ReferenceError: window is not defined, in Page of menu (for-browsers, node/remoteEntry.js)\n',
      ));

    it('when a file of another build is gone from the release store: that build is to be released again', () =>
      expectRefused(async ({ store, release }) => {
        await store.files.remove(['server-builds/hall/hall-1/node/remoteEntry.js']);
        // The copy that this machine has made of a bucket.
        rmSync(path.join(store.serverBuild('hall', 'hall-1'), 'node/remoteEntry.js'), { force: true });
        await release(menu, 'menu-2');
      }, /^The build hall-1 of hall is not whole: server-builds\/hall\/hall-1\/node\/remoteEntry\.js is missing\. Release its sources again\.\nThe shell could not be written: Error: Cannot find module .*, in hall \(hall-1, node\/remoteEntry\.js\)\n/));

    it('when two builds have one path, in any letter case', () =>
      expectRefused(
        ({ release }) => release({ ...hall, routes: [...hall.routes, route('/SOUP')] }, 'hall-2'),
        'Two may not have the path /soup: hall and menu both do.',
      ));

    it.each([
      '/index',
      '/404',
      '/503',
      '/products',
      '/mfe',
      '/Té',
      '/Soup/',
      '/a/b',
      '/../x',
      'Tea',
      '/robots.txt',
    ])('when a build has %s, which is no address of a page', (path) =>
      expectRefused(
        ({ release }) => release({ ...hall, routes: [...hall.routes, route(path)] }, 'hall-2'),
        `hall has the path ${path}`,
      ),
    );

    it('when two builds have a page for one role', () =>
      expectRefused(
        ({ release }) =>
          release(
            { ...hall, routes: [route('/Hall', { role: 'cart' }), route('/Basket', { role: 'cart' })] },
            'hall-2',
          ),
        'Two may not be the page for cart: hall does twice.',
      ));

    it('when two builds fill one slot', () =>
      expectRefused(
        ({ release }) => release({ ...shell, fills: { kids: 'Page' } }, 'shell-2'),
        'Two may not fill the slot kids: hall and shell both do.',
      ));

    it('when a slot that guests see filled is renamed where it is filled, or where it is offered', async () => {
      await expectRefused(
        ({ release }) => release({ ...hall, fills: { kidz: 'Game' } }, 'hall-2'),
        'hall no longer fills the slot kids, which menu offers: guests would lose it. Correct its name, or take it away on purpose: --without kids',
      );
      await expectRefused(
        ({ release }) => release({ ...menu, routes: [route('/Soup')] }, 'menu-2'),
        'menu no longer offers the slot kids, which hall fills: guests would lose it.',
      );
    });

    it('when it draws a page that the content does not have', () =>
      expectRefused(
        ({ release }) => release({ ...hall, routes: [...hall.routes, route('/Garden')] }, 'hall-2'),
        'The content has no page /Garden, which hall draws: add its row to content/pages.csv.',
      ));

    it('when a page that is filled has no such expose', () =>
      expectRefused(
        ({ release }) => release({ ...hall, fills: { kids: 'Toy' } }, 'hall-2'),
        '/Soup needs Toy of hall, which its build hall-2 does not have.',
      ));

    it('when the shell was built for other tools, as a rollback to it is', () =>
      expectRefused(
        ({ release }) => release(shell, 'other-tools'),
        'The build other-tools of shell was made for other tools, which wrote a part of each page themselves.',
      ));

    it.each(['shell', 'menu'])(
      'when it is content beside a live build of older tools, of %s, which would misread where the entries are',
      (app) =>
        expectRefused(async ({ store, releaseContent }) => {
          const name = `server-builds/${app}/${app}-1/build.json`;
          const text = String(await store.files.read(name));
          await store.files.remove([name]);
          await store.files.create(name, Buffer.from(text.replace('"schema": 4', '"schema": 3')));
          await releaseContent('content-2');
        }, 'is damaged, or was written by other tools: TypeError: schema: '),
    );

    it('unless a slot is taken away on purpose, or at both ends', async () => {
      const { store, addBuild } = await firstRelease();
      const { fills: _, ...without } = hall;
      const builds = [await addBuild(without, 'hall-2')];
      const { notes } = await releaseBuilds(store, builds, { without: ['kids'] });
      expect(notes).toContain("No live app fills the slot kids of menu's route /Soup: it stays empty.");
      const again = await firstRelease();
      const both = [
        again.addBuild(without, 'hall-2'),
        again.addBuild({ ...menu, routes: [route('/Soup')] }, 'menu-2'),
      ];
      expect((await releaseBuilds(again.store, await Promise.all(both))).changed).toEqual(['hall', 'menu']);
    });

    it('when the release store has no shell yet', async () => {
      const { store, addBuild } = testStore(open());
      await expect(releaseBuilds(store, [await addBuild(menu, 'menu-1')])).rejects.toThrow(
        'npm run release -- shell',
      );
      expect(await store.live()).toBeNull();
    });

    it('when the release store has no content yet', async () => {
      const { store, addBuild } = testStore(open());
      await expect(releaseBuilds(store, [await addBuild(shell, 'shell-1')])).rejects.toThrow(
        'npm run release -- content',
      );
      expect(await store.live()).toBeNull();
    });
  });
});
