import type { ReleasePointer, SiteTable } from '@asia/shared/contracts';
import { versionsOf } from '@asia/store';
import { previewBuilds, releasePreview } from './preview';
import { releaseBuilds, retireApp, rollBackTo } from './releaseBuilds';
import { rollbackTarget } from './rollbackTarget';
import type { ReleaseStore } from './store/ReleaseStore';
import { descriptions, kindsOfStore, live, liveFiles, released, route, testStore } from './testing/testStore';

const { shell, menu, hall } = descriptions;

const read = async (store: ReleaseStore, file: string) => (await liveFiles(store))[file] ?? '';
const page = (store: ReleaseStore, file: string) => read(store, `pages/${file}`);
const composedOf = (html: string) => /<div id="app">(.*?)<\/div>/.exec(html)?.[1];
const block = <Content>(html: string, id: string) =>
  JSON.parse(new RegExp(`id="${id}">(.*?)</script>`).exec(html)?.[1] ?? 'null') as Content;
const pinIn = (html: string) => versionsOf(block<ReleasePointer>(html, 'releases'));

const foldersOf = (names: Iterable<string>) => [...new Set([...names].map((name) => name.split('/')[0]))];

describe.each(kindsOfStore)('in %s', (_kind, open) => {
  const firstRelease = () => released(open());

  describe('a release', () => {
    it('writes every page, the pointer and the files of the site', async () => {
      const { store } = await firstRelease();
      const pages = Object.keys(await liveFiles(store)).filter((file) => file.endsWith('.html'));
      expect(pages).toEqual(['404', 'Hall', 'Secret', 'Soup', 'index'].map((name) => `pages/${name}.html`));
      expect(composedOf(await page(store, 'Soup.html'))).toBe('shell-1 hall-1 menu-1');
      expect(await read(store, 'products.json')).toContain('menu-1');
      expect(await read(store, 'share/og.jpg')).toBe('a card');
      expect(JSON.parse(await read(store, 'routes.json'))).toMatchObject({
        '/soup': { route: '/Soup', file: 'pages/Soup.html' },
      });
    });

    it('keeps pages without index out of the sitemap and of robots', async () => {
      const { store } = await firstRelease();
      expect(
        [...(await read(store, 'sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address),
      ).toEqual(['https://example.com/Hall', 'https://example.com/Soup', 'https://example.com/']);
      expect(await read(store, 'robots.txt')).toContain('Disallow: /Secret');
    });

    it('of one remote with a new page makes it live, the shell untouched', async () => {
      const { store, release } = await firstRelease();
      await release({ ...menu, routes: [...menu.routes, route('/Tea')] }, 'menu-2');
      expect(await live(store)).toEqual({ shell: 'shell-1', menu: 'menu-2', hall: 'hall-1' });
      expect(
        block<SiteTable>(await page(store, 'Tea.html'), 'routes').routes.map(({ path: address }) => address),
      ).toContain('/Tea');
      expect(await page(store, 'Tea.html')).toContain('/Tea,/</nav>');
      expect(await read(store, 'sitemap.xml')).toContain('/Tea<');
    });

    it('pins in the pages exactly what /releases.json says', async () => {
      const { store, release } = await firstRelease();
      await release(menu, 'menu-2');
      expect(pinIn(await page(store, 'index.html'))).toEqual(
        versionsOf(JSON.parse(await read(store, 'releases.json')) as ReleasePointer),
      );
      expect(pinIn(await page(store, 'index.html'))).toEqual({
        shell: 'shell-1',
        menu: 'menu-2',
        hall: 'hall-1',
      });
    });

    it('of what is live already changes nothing', async () => {
      const { store } = await firstRelease();
      const before = await store.live();
      const outcome = await releaseBuilds(store, [await store.manifest('menu', 'menu-1')]);
      expect(outcome).toEqual({ generation: before, changed: [], notes: [], menu: [] });
    });

    it('keeps the files of earlier builds for tabs that are still open', async () => {
      const { store, release } = await firstRelease();
      await release(menu, 'menu-2');
      expect(await store.files.read('mfe/menu/menu-1/remoteEntry.js')).not.toBeNull();
    });

    it('of a new app adds it', async () => {
      const { store, release } = await firstRelease();
      await release(
        { name: 'bookings', exposes: { Page: './Page.tsx' }, routes: [route('/Book')] },
        'bookings-1',
      );
      expect(await live(store)).toEqual({
        shell: 'shell-1',
        menu: 'menu-1',
        hall: 'hall-1',
        bookings: 'bookings-1',
      });
      expect(composedOf(await page(store, 'Book.html'))).toBe('shell-1 bookings-1 hall-1 menu-1');
    });

    it('from a checkout that does not know an app leaves that app alone', async () => {
      const { store, release } = await firstRelease();
      await release(
        { name: 'bookings', exposes: { Page: './Page.tsx' }, routes: [route('/Book')] },
        'bookings-1',
      );
      // The releasing side names its own build and nothing else: there is no list that could lack one.
      await release(menu, 'menu-2');
      expect(await live(store)).toMatchObject({ bookings: 'bookings-1', menu: 'menu-2' });
      expect(Object.keys(await liveFiles(store))).toContain('pages/Book.html');
      expect(await read(store, 'sitemap.xml')).toContain('/Book<');
    });

    it('loses nothing when many teams release at once', async () => {
      const { store, addBuild } = await firstRelease();
      const teams = ['a', 'b', 'c', 'd', 'e', 'f'];
      await Promise.all(
        teams.map(async (name) =>
          releaseBuilds(store, [
            await addBuild({ name, exposes: { Page: './P.tsx' }, routes: [route(`/${name}`)] }, `${name}-1`),
          ]),
        ),
      );
      expect(Object.keys(await live(store)).sort()).toEqual([...teams, 'hall', 'menu', 'shell']);
      expect(pinIn(await page(store, 'index.html'))).toEqual(await live(store));
    });
  });

  describe('a release is refused, and nothing changes', () => {
    async function expectRefused(
      work: (site: Awaited<ReturnType<typeof firstRelease>>) => Promise<unknown>,
      why: string,
    ) {
      const site = await firstRelease();
      const before = await site.store.live();
      await expect(work(site)).rejects.toThrow(why);
      expect(await site.store.live()).toEqual(before);
      expect(foldersOf(await site.store.names('generations/'))).toEqual([before?.folder]);
    }

    it('when a page cannot be written', () =>
      expectRefused(
        ({ release }) => release(menu, 'broken'),
        '/Soup could not be written: Error: a hole in the page',
      ));

    it('when two builds claim one path, in any letter case', () =>
      expectRefused(
        ({ release }) => release({ ...hall, routes: [...hall.routes, route('/SOUP')] }, 'hall-2'),
        'Two may not claim the path /soup: hall and menu both do.',
      ));

    it.each(['/index', '/404', '/products', '/mfe', '/Té', '/Soup/', '/a/b', '/../x', 'Tea', '/robots.txt'])(
      'when a build claims %s, which is no address of a page',
      (path) =>
        expectRefused(
          ({ release }) => release({ ...hall, routes: [...hall.routes, route(path)] }, 'hall-2'),
          `hall claims the path ${path}`,
        ),
    );

    it('when two builds fill one slot, or provide the prices', async () => {
      await expectRefused(
        ({ release }) => release({ ...shell, fills: { kids: 'Page' } }, 'shell-2'),
        'Two may not fill the slot kids: hall and shell both do.',
      );
      await expectRefused(
        ({ release }) => release({ ...hall, provides: { prices: 'Page' } }, 'hall-2'),
        'Two may not provide the prices: hall and menu both do.',
      );
    });

    it('when a page that is filled has no such expose', () =>
      expectRefused(
        ({ release }) => release({ ...hall, fills: { kids: 'Toy' } }, 'hall-2'),
        '/Soup needs Toy of hall, which its build hall-2 does not have.',
      ));

    it('when the page says another title than its description', () =>
      expectRefused(
        ({ release }) =>
          release(
            { ...hall, routes: [route('/Hall', { head: { ...hall.routes[0]!.head, title: 'Salón' } })] },
            'hall-2',
          ),
        "/Hall says «/Hall» in its title, and hall's app.mjs says «Salón».",
      ));

    it('when the store has no shell yet', async () => {
      const { store, addBuild } = testStore(open());
      await expect(releaseBuilds(store, [await addBuild(menu, 'menu-1')])).rejects.toThrow(
        'npm run release -- shell',
      );
      expect(await store.live()).toBeNull();
    });
  });

  describe('a preview', () => {
    it('shows the site as it would be, hidden from search engines, and changes nothing', async () => {
      const { store, addBuild } = await firstRelease();
      const [before, files] = [await store.live(), await liveFiles(store)];
      const { fork, menu: told } = await previewBuilds(store, [await addBuild(menu, 'menu-2')]);
      expect(await live(fork)).toEqual({ shell: 'shell-1', menu: 'menu-2', hall: 'hall-1' });
      expect(told).toEqual(['Entra: menu-2, $ 9.000', 'Sale: menu-1']);
      expect(await page(fork, 'Soup.html')).toContain('<li>Sale: menu-1</li>');
      expect(await page(fork, 'Soup.html')).toContain('<meta name="robots" content="noindex">');
      expect(await read(fork, 'robots.txt')).toContain('Disallow: /\n');
      expect(await store.live()).toEqual(before);
      expect(await liveFiles(store)).toEqual(files);
    });

    it('goes live as it was seen, and takes nothing back that went live meanwhile', async () => {
      const { store, addBuild, release } = await firstRelease();
      await previewBuilds(store, [await addBuild(menu, 'menu-2')]);
      await release(hall, 'hall-2');
      await releasePreview(store, ['menu']);
      expect(await live(store)).toEqual({ shell: 'shell-1', menu: 'menu-2', hall: 'hall-2' });
      expect(await page(store, 'Soup.html')).not.toContain('Vista previa');
      await expect(releasePreview(store, ['hall'])).rejects.toThrow('There is no preview of hall');
    });

    it('that nobody made cannot go live', async () => {
      const { store } = await firstRelease();
      await expect(releasePreview(store, [])).rejects.toThrow('There is no preview: npm run preview');
    });
  });

  describe('retiring an app', () => {
    it('takes its pages away, and its part on the pages of others', async () => {
      const { store } = await firstRelease();
      const { notes } = await retireApp(store, 'hall');
      expect(notes).toEqual([
        "No live app fills the slot kids of menu's /Soup: it stays empty.",
        'On / a link leads to /Hall, which no live app has.',
      ]);
      expect(await live(store)).toEqual({ shell: 'shell-1', menu: 'menu-1' });
      expect(Object.keys(await liveFiles(store))).not.toContain('pages/Hall.html');
      expect(await page(store, 'Soup.html')).not.toContain('hall-1');
    });

    it('is taken back by a rollback', async () => {
      const { store, release } = await firstRelease();
      await release(hall, 'hall-2');
      await retireApp(store, 'hall');
      await rollBackTo(store, await rollbackTarget(store, 'hall'));
      expect((await live(store)).hall).toBe('hall-2');
      expect((await rollbackTarget(store, 'hall')).version).toBe('hall-1');
    });

    it('is refused for the shell and for what is not live', async () => {
      const { store } = await firstRelease();
      await expect(retireApp(store, 'shell')).rejects.toThrow('The shell carries the site');
      await expect(retireApp(store, 'spa')).rejects.toThrow('spa is not live. Live: shell, hall, menu.');
    });
  });
});
