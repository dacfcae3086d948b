import { listVersions, type ReleaseStore } from '@asia/release-store';
import type { ReleasePointer, SiteTable } from '@asia/shared/contracts';
import { releaseBuilds } from './releaseBuilds';
import { descriptions, kindsOfStore, live, liveFile, liveFiles, released, route } from './testing/testStore';

const { menu } = descriptions;

const page = (store: ReleaseStore, file: string) => liveFile(store, `pages/${file}`);
const readComposed = (html: string) => /<div id="app">(.*?)<\/div>/.exec(html)?.[1];
const block = <Content>(html: string, id: string) =>
  JSON.parse(new RegExp(`id="${id}">(.*?)</script>`).exec(html)?.[1] ?? 'null') as Content;
const pinIn = (html: string) => listVersions(block<ReleasePointer>(html, 'releases'));

describe.each(kindsOfStore)('in %s', (_kind, open) => {
  const firstRelease = () => released(open());

  describe('a release', () => {
    it('writes every page, the pointer and the files of the site', async () => {
      const { store } = await firstRelease();
      const pages = Object.keys(await liveFiles(store)).filter((file) => file.endsWith('.html'));
      expect(pages).toEqual(
        ['404', '503', 'Hall', 'Secret', 'Soup', 'index'].map((name) => `pages/${name}.html`),
      );
      expect(readComposed(await page(store, 'Soup.html'))).toBe('shell-1 hall-1 menu-1');
      expect(await page(store, '503.html')).toBe('<p>call shell-1</p></html>\n');
      expect(await liveFile(store, 'products.json')).toContain('content-1');
      expect(await liveFile(store, 'favicon.ico')).toBe('an icon');
      expect(JSON.parse(await liveFile(store, 'routes.json'))).toMatchObject({
        '/soup': { route: '/Soup', file: 'pages/Soup.html' },
      });
    });

    it('has the files for search engines as the shell writes them', async () => {
      const { store } = await firstRelease();
      expect(await liveFile(store, 'sitemap.xml')).toBe('/Hall /Soup /');
      expect(await liveFile(store, 'robots.txt')).toBe('open');
    });

    it('of one remote with a new page makes it live, the shell untouched', async () => {
      const { store, release } = await firstRelease();
      await release({ ...menu, routes: [...menu.routes, route('/Tea')] }, 'menu-2');
      expect(await live(store)).toEqual({ shell: 'shell-1', menu: 'menu-2', hall: 'hall-1' });
      expect(
        block<SiteTable>(await page(store, 'Tea.html'), 'routes').routes.map(({ path: address }) => address),
      ).toContain('/Tea');
      expect(await page(store, 'Tea.html')).toContain('/Tea,/</nav>');
      expect(await liveFile(store, 'sitemap.xml')).toContain('/Tea');
    });

    it('pins in the pages exactly what /releases.json contains', async () => {
      const { store, release } = await firstRelease();
      await release(menu, 'menu-2');
      expect(pinIn(await page(store, 'index.html'))).toEqual(
        listVersions(JSON.parse(await liveFile(store, 'releases.json')) as ReleasePointer),
      );
      expect(pinIn(await page(store, 'index.html'))).toEqual({
        shell: 'shell-1',
        menu: 'menu-2',
        hall: 'hall-1',
        content: 'content-1',
      });
    });

    it('says who made it and why, and no file for guests does', async () => {
      const provenance = {
        ...{ who: 'ana@asia.example', commit: '3f2a1b0c9d', subject: 'Show the tip', clean: true },
        why: 'guests asked',
      };
      const [told, silent] = [await firstRelease(), await firstRelease()];
      const releaseMenu = async ({ store, addBuild }: typeof told, by?: typeof provenance) =>
        releaseBuilds(store, [await addBuild(menu, 'menu-2')], { provenance: by });
      await releaseMenu(told, provenance);
      await releaseMenu(silent);
      expect((await told.store.live())?.provenance).toEqual(provenance);
      expect(await liveFiles(told.store)).toEqual(await liveFiles(silent.store));
      expect((await told.store.live())?.pointer).toEqual((await silent.store.live())?.pointer);
      expect(JSON.stringify(await liveFiles(told.store))).not.toMatch(
        /ana@|3f2a1b0|Show the tip|guests asked/,
      );
    });

    it('of what is live already changes nothing', async () => {
      const { store } = await firstRelease();
      const before = await store.live();
      const outcome = await releaseBuilds(store, [await store.manifest('menu', 'menu-1')]);
      expect(outcome).toEqual({ deployment: before, changed: [], notes: [], changes: [] });
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
      expect(readComposed(await page(store, 'Book.html'))).toBe('shell-1 bookings-1 hall-1 menu-1');
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
      expect(await liveFile(store, 'sitemap.xml')).toContain('/Book');
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
      expect(pinIn(await page(store, 'index.html'))).toMatchObject(await live(store));
    });
  });
});
