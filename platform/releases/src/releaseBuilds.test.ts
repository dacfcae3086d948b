import { listVersions, type ReleaseStore } from '@asia/release-store';
import type { ReleasePointer, SiteTable } from '@asia/shared/contracts';
import { releaseBuilds, rollBackTo } from './releaseBuilds';
import { rollbackTarget } from './rollbackTarget';
import { descriptions, kindsOfStore, live, liveFile, liveFiles, released, route } from './testing/testStore';

const { menu } = descriptions;
const team = (name: string, path = `/${name}`) => ({
  name,
  exposes: { Page: './Page.tsx' },
  routes: [route(path)],
});
const bookings = team('bookings', '/Book');

const page = (store: ReleaseStore, file: string) => liveFile(store, `pages/${file}`);
const readComposed = (html: string) => /<div id="app">(.*?)<\/div>/.exec(html)?.[1];
const block = <Content>(html: string, id: string) =>
  JSON.parse(new RegExp(`id="${id}">(.*?)</script>`).exec(html)?.[1] ?? 'null') as Content;
const pinIn = (html: string) => listVersions(block<ReleasePointer>(html, 'releases'));

describe.each(kindsOfStore)('in %s, a release', (_kind, open) => {
  it('writes every page, the pointer, and the files of the site as the shell gives them', async () => {
    const { store } = await released(open());
    const files = await liveFiles(store);
    expect(Object.keys(files).filter((file) => file.endsWith('.html'))).toEqual(
      ['404', '503', 'Hall', 'Secret', 'Soup', 'index'].map((name) => `pages/${name}.html`),
    );
    expect(readComposed(files['pages/Soup.html'] ?? '')).toBe('shell-1 hall-1 menu-1');
    expect(files).toMatchObject({
      'pages/503.html': '<p>call shell-1</p></html>\n',
      'products.json': expect.stringContaining('content-1') as string,
      'favicon.ico': 'an icon',
      'sitemap.xml': '/Hall /Soup /',
      'robots.txt': 'open',
    });
    expect(JSON.parse(files['routes.json'] ?? '')).toMatchObject({
      '/soup': { route: '/Soup', file: 'pages/Soup.html' },
    });
  });

  it('of one remote with a new page makes it live, the shell untouched', async () => {
    const { store, release } = await released(open());
    await release({ ...menu, routes: [...menu.routes, route('/Tea')] }, 'menu-2');
    expect(await live(store)).toEqual({ shell: 'shell-1', menu: 'menu-2', hall: 'hall-1' });
    const tea = await page(store, 'Tea.html');
    expect(block<SiteTable>(tea, 'routes').routes.map(({ path }) => path)).toContain('/Tea');
    expect(tea).toContain('/Tea,/</nav>');
    expect(await liveFile(store, 'sitemap.xml')).toContain('/Tea');
  });

  it('says who made it and why, and no file for guests does', async () => {
    const provenance = {
      ...{ who: 'ana@asia.example', commit: '3f2a1b0c9d', subject: 'Show the tip', clean: true },
      why: 'guests asked',
    };
    const [told, silent] = [await released(open()), await released(open())];
    const releaseMenu = async ({ store, addBuild }: typeof told, by?: typeof provenance) =>
      releaseBuilds(store, [await addBuild(menu, 'menu-2')], { provenance: by });
    await releaseMenu(told, provenance);
    await releaseMenu(silent);
    expect((await told.store.live())?.provenance).toEqual(provenance);
    const files = await liveFiles(told.store);
    expect(files).toEqual(await liveFiles(silent.store));
    expect((await told.store.live())?.pointer).toEqual((await silent.store.live())?.pointer);
    expect(JSON.stringify(files)).not.toMatch(/ana@|3f2a1b0|Show the tip|guests asked/);
  });

  it('of what is live already changes nothing', async () => {
    const { store } = await released(open());
    const before = await store.live();
    const outcome = await releaseBuilds(store, [await store.manifest('menu', 'menu-1')]);
    expect(outcome).toEqual({ deployment: before, changed: [], notes: [], changes: [] });
  });

  it('keeps the files of earlier builds for tabs that are still open', async () => {
    const { store, release } = await released(open());
    await release(menu, 'menu-2');
    expect(await store.files.read('mfe/menu/menu-1/remoteEntry.js')).not.toBeNull();
  });

  it('that was rolled back is neither a fallback nor a step of a later rollback', async () => {
    const { store, release } = await released(open());
    const pinned = async () => {
      const { remotes = [] } = (await store.live())?.pointer ?? {};
      const { version, fallbackBuild } = remotes.find(({ name }) => name === 'menu') ?? {};
      return [version, fallbackBuild?.version];
    };
    const rollBack = async () => rollBackTo(store, await rollbackTarget(store, 'menu'));
    for (const version of ['menu-2', 'menu-bad']) await release(menu, version);
    await rollBack();
    expect(await pinned()).toEqual(['menu-2', 'menu-1']);
    await release(menu, 'menu-3');
    expect(await pinned()).toEqual(['menu-3', 'menu-2']);
    await rollBack();
    await rollBack();
    expect(await pinned()).toEqual(['menu-1', undefined]);
  });

  it('of a new app adds it, which a checkout without that app leaves alone', async () => {
    const { store, release } = await released(open());
    await release(bookings, 'bookings-1');
    const versions = { shell: 'shell-1', menu: 'menu-1', hall: 'hall-1', bookings: 'bookings-1' };
    expect(await live(store)).toEqual(versions);
    expect(readComposed(await page(store, 'Book.html'))).toBe('shell-1 bookings-1 hall-1 menu-1');
    // The releasing side names its own build and nothing else: there is no list that could lack one.
    await release(menu, 'menu-2');
    expect(await live(store)).toEqual({ ...versions, menu: 'menu-2' });
    expect(await page(store, 'Book.html')).not.toBe('');
    expect(await liveFile(store, 'sitemap.xml')).toContain('/Book');
  });

  it('loses nothing when many teams release at once', async () => {
    const { store, addBuild } = await released(open());
    const teams = ['a', 'b', 'c', 'd', 'e', 'f'];
    const release = async (name: string) => releaseBuilds(store, [await addBuild(team(name), `${name}-1`)]);
    await Promise.all(teams.map(release));
    expect(Object.keys(await live(store)).sort()).toEqual([...teams, 'hall', 'menu', 'shell']);
    expect(pinIn(await page(store, 'index.html'))).toMatchObject(await live(store));
  });
});
