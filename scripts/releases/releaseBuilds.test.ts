import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { AppDescription, ReleasePointer, SiteTable } from '@asia/shared/contracts';
import { releaseBuilds, retireApp, rollBackTo, versionsOf } from './releaseBuilds';
import { rollbackTarget } from './rollbackTarget';
import { filesBelow } from './store/hashes';
import type { ReleaseStore } from './store/ReleaseStore';
import { descriptions, route, testStore } from './testing/testStore';

const { shell, menu, hall } = descriptions;

const read = (store: ReleaseStore, file: string) => readFileSync(path.join(store.currentLink, file), 'utf8');
const page = (store: ReleaseStore, file: string) => read(store, `pages/${file}`);
const composedOf = (html: string) => /<div id="app">(.*?)<\/div>/.exec(html)?.[1];
const block = <Content>(html: string, id: string) =>
  JSON.parse(new RegExp(`id="${id}">(.*?)</script>`).exec(html)?.[1] ?? 'null') as Content;
const pinIn = (html: string) => versionsOf(block<ReleasePointer>(html, 'releases'));
const live = (store: ReleaseStore) => versionsOf(store.live()?.pointer);

async function firstRelease() {
  const { store, addBuild } = testStore();
  await releaseBuilds(store, [
    addBuild(shell, 'shell-1'),
    addBuild(menu, 'menu-1'),
    addBuild(hall, 'hall-1'),
  ]);
  /** Releases another version of an app, as another team would. */
  const release = (description: AppDescription, version: string) =>
    releaseBuilds(store, [addBuild(description, version)]);
  return { store, addBuild, release };
}

/** Every file of the live generation, by name. */
const bytes = (store: ReleaseStore) =>
  filesBelow(store.currentLink).map((file) => [
    file,
    readFileSync(path.join(store.currentLink, file), 'base64'),
  ]);

describe('a release', () => {
  it('writes every page, the pointer and the files of the site', async () => {
    const { store } = await firstRelease();
    const pages = readdirSync(path.join(store.currentLink, 'pages')).filter((file) => file.endsWith('.html'));
    expect(pages.sort()).toEqual(['404.html', 'Hall.html', 'Secret.html', 'Soup.html', 'index.html']);
    expect(composedOf(page(store, 'Soup.html'))).toBe('shell-1 hall-1 menu-1');
    expect(read(store, 'products.json')).toContain('menu-1');
    expect(read(store, 'share/og.jpg')).toBe('a card');
    expect(JSON.parse(read(store, 'routes.json'))).toMatchObject({
      '/soup': { route: '/Soup', file: 'pages/Soup.html' },
    });
  });

  it('keeps pages without index out of the sitemap and of robots', async () => {
    const { store } = await firstRelease();
    expect(
      [...read(store, 'sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address),
    ).toEqual(['https://example.com/Hall', 'https://example.com/Soup', 'https://example.com/']);
    expect(read(store, 'robots.txt')).toContain('Disallow: /Secret');
  });

  it('of one remote with a new page makes it live, the shell untouched', async () => {
    const { store, release } = await firstRelease();
    await release({ ...menu, routes: [...menu.routes, route('/Tea')] }, 'menu-2');
    expect(live(store)).toEqual({ shell: 'shell-1', menu: 'menu-2', hall: 'hall-1' });
    expect(
      block<SiteTable>(page(store, 'Tea.html'), 'routes').routes.map(({ path: address }) => address),
    ).toContain('/Tea');
    expect(page(store, 'Tea.html')).toContain('/Tea,/</nav>');
    expect(read(store, 'sitemap.xml')).toContain('/Tea<');
  });

  it('pins in the pages exactly what /releases.json says', async () => {
    const { store, release } = await firstRelease();
    await release(menu, 'menu-2');
    expect(pinIn(page(store, 'index.html'))).toEqual(
      versionsOf(JSON.parse(read(store, 'releases.json')) as ReleasePointer),
    );
    expect(pinIn(page(store, 'index.html'))).toEqual({ shell: 'shell-1', menu: 'menu-2', hall: 'hall-1' });
  });

  it('of what is live already changes nothing', async () => {
    const { store } = await firstRelease();
    const before = store.live();
    const outcome = await releaseBuilds(store, [store.manifest('menu', 'menu-1')]);
    expect(outcome).toEqual({ generation: before, changed: [], notes: [] });
  });

  it('keeps the files of earlier builds for tabs that are still open', async () => {
    const { store, release } = await firstRelease();
    await release(menu, 'menu-2');
    expect(existsSync(path.join(store.webBuild('menu', 'menu-1'), 'remoteEntry.js'))).toBe(true);
  });

  it('of a new app adds it', async () => {
    const { store, release } = await firstRelease();
    await release(
      { name: 'bookings', exposes: { Page: './Page.tsx' }, routes: [route('/Book')] },
      'bookings-1',
    );
    expect(live(store)).toEqual({ shell: 'shell-1', menu: 'menu-1', hall: 'hall-1', bookings: 'bookings-1' });
    expect(composedOf(page(store, 'Book.html'))).toBe('shell-1 bookings-1 hall-1 menu-1');
  });

  it('from a checkout that does not know an app leaves that app alone', async () => {
    const { store, release } = await firstRelease();
    await release(
      { name: 'bookings', exposes: { Page: './Page.tsx' }, routes: [route('/Book')] },
      'bookings-1',
    );
    // The releasing side names its own build and nothing else: there is no list that could lack one.
    await release(menu, 'menu-2');
    expect(live(store)).toMatchObject({ bookings: 'bookings-1', menu: 'menu-2' });
    expect(existsSync(path.join(store.currentLink, 'pages/Book.html'))).toBe(true);
    expect(read(store, 'sitemap.xml')).toContain('/Book<');
  });

  it('loses nothing when many teams release at once', async () => {
    const { store, addBuild } = await firstRelease();
    const teams = ['a', 'b', 'c', 'd', 'e', 'f'];
    await Promise.all(
      teams.map((name) =>
        releaseBuilds(store, [
          addBuild({ name, exposes: { Page: './P.tsx' }, routes: [route(`/${name}`)] }, `${name}-1`),
        ]),
      ),
    );
    expect(Object.keys(live(store)).sort()).toEqual([...teams, 'hall', 'menu', 'shell']);
    expect(pinIn(page(store, 'index.html'))).toEqual(live(store));
  });
});

describe('a release is refused, and nothing changes', () => {
  async function expectRefused(
    work: (site: Awaited<ReturnType<typeof firstRelease>>) => Promise<unknown>,
    why: string,
  ) {
    const site = await firstRelease();
    const before = site.store.live();
    await expect(work(site)).rejects.toThrow(why);
    expect(site.store.live()).toEqual(before);
    expect(
      readdirSync(path.dirname(site.store.draft())).filter((name) => name.startsWith('draft-')),
    ).toHaveLength(1);
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
    const { store, addBuild } = testStore();
    await expect(releaseBuilds(store, [addBuild(menu, 'menu-1')])).rejects.toThrow(
      'npm run release -- shell',
    );
    expect(store.live()).toBeNull();
  });
});

describe('retiring an app', () => {
  it('takes its pages away, and its part on the pages of others', async () => {
    const { store } = await firstRelease();
    const { notes } = await retireApp(store, 'hall');
    expect(notes).toEqual(["No live app fills the slot kids of menu's /Soup: it stays empty."]);
    expect(live(store)).toEqual({ shell: 'shell-1', menu: 'menu-1' });
    expect(existsSync(path.join(store.currentLink, 'pages/Hall.html'))).toBe(false);
    expect(page(store, 'Soup.html')).not.toContain('hall-1');
  });

  it('is refused for the shell and for what is not live', async () => {
    const { store } = await firstRelease();
    expect(() => retireApp(store, 'shell')).toThrow('The shell carries the site');
    expect(() => retireApp(store, 'spa')).toThrow('spa is not live. Live: shell, hall, menu.');
  });
});

describe('a rollback', () => {
  const back = (store: ReleaseStore, version?: string) =>
    rollBackTo(store, rollbackTarget(store, 'menu', version));

  it('gives the same bytes as before, without a build', async () => {
    const { store, release } = await firstRelease();
    const before = bytes(store);
    await release({ ...menu, routes: [...menu.routes, route('/Tea')] }, 'menu-2');
    expect(bytes(store)).not.toEqual(before);
    await back(store);
    expect(bytes(store)).toEqual(before);
  });

  it('goes back to what was live before, though that was published earlier than what is live', async () => {
    const { store, release } = await firstRelease();
    await release(menu, 'menu-2');
    await releaseBuilds(store, [store.manifest('menu', 'menu-1')]);
    expect(rollbackTarget(store, 'menu').version).toBe('menu-2');
  });

  it('goes two steps back when done twice', async () => {
    const { store, release } = await firstRelease();
    await release(menu, 'menu-2');
    await release(menu, 'menu-3');
    await back(store);
    expect(live(store).menu).toBe('menu-2');
    await back(store);
    expect(live(store).menu).toBe('menu-1');
    expect(() => rollbackTarget(store, 'menu')).toThrow(
      'There is nothing before the live menu. Live until now: menu-1.',
    );
  });

  it('never brings a refused build back', async () => {
    const { store, addBuild, release } = await firstRelease();
    await release(menu, 'menu-2');
    await expect(releaseBuilds(store, [addBuild(menu, 'broken')])).rejects.toThrow('a hole');
    expect(rollbackTarget(store, 'menu').version).toBe('menu-1');
    expect(() => rollbackTarget(store, 'menu', 'broken')).toThrow('No build broken of menu was ever live');
  });

  it('is refused when the build is not whole any more', async () => {
    const { store, release } = await firstRelease();
    await release(menu, 'menu-2');
    writeFileSync(path.join(store.webBuild('menu', 'menu-1'), 'remoteEntry.js'), '// changed');
    expect(() => rollbackTarget(store, 'menu')).toThrow(
      'The build menu-1 of menu is not whole: web/remoteEntry.js is missing or changed.',
    );
    rmSync(store.webBuild('menu', 'menu-1'), { recursive: true });
    expect(() => rollbackTarget(store, 'menu')).toThrow('is not whole: web/remoteEntry.js');
    expect(live(store).menu).toBe('menu-2');
  });
});
