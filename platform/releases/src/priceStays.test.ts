import { rollBackTo } from './releaseBuilds';
import { rollbackTarget } from './rollbackTarget';
import { descriptions, kindsOfStore, live, liveContent, liveFile, released } from './testing/testStore';

const { menu, hall } = descriptions;
const wonton = { key: 'soups:wonton', name: 'Wonton', desc: '', price: 9_900 };
const withWonton = { entries: { 'section/soups': { dishes: [wonton] } } };
const tea = { categories: [{ key: 'tea', route: '/Tea' }] };

describe.each(kindsOfStore)('in %s', (_kind, open) => {
  async function firstRelease() {
    const site = await released(open());
    const back = async (app: string, version?: string) =>
      rollBackTo(site.store, await rollbackTarget(site.store, app, version));
    return { ...site, back, file: (name: string) => liveFile(site.store, name) };
  }

  it('a price that went live stays when bad code that came after it is rolled back', async () => {
    const { store, release, releaseContent, back, file } = await firstRelease();
    const { changes } = await releaseContent('content-2', withWonton);
    expect(changes).toContain('carta · Wonton: nueva');
    await release(menu, 'menu-2');
    await back('menu');
    expect(await live(store)).toEqual({ shell: 'shell-1', menu: 'menu-1', hall: 'hall-1' });
    expect(await liveContent(store)).toBe('content-2');
    expect(await file('products.json')).toContain('content-2');
  });

  it('a price is taken back alone, and the code that came after it stays', async () => {
    const { store, release, releaseContent, back, file } = await firstRelease();
    await releaseContent('content-2', withWonton);
    await release(menu, 'menu-2');
    await release(hall, 'hall-2');
    const before = await file('pages/Soup.html');
    expect((await back('content')).changes).toContain('carta · Wonton: ya no está');
    expect(await live(store)).toEqual({ shell: 'shell-1', menu: 'menu-2', hall: 'hall-2' });
    expect(await liveContent(store)).toBe('content-1');
    await back('content', 'content-2');
    expect(await file('pages/Soup.html')).toBe(before);
  });

  it('a category of the content is a page of the app that has one for each, and leaves with it', async () => {
    const { store, release, releaseContent, back, file } = await firstRelease();
    const each = { each: 'category' as const, page: 'Page', data: ['section/*'] };
    await release({ ...menu, routes: [...menu.routes, each] }, 'menu-2');
    expect(await file('pages/Tea.html')).toBe('');
    const section = { dishes: [{ key: 'tea:oolong', name: 'Oolong' }] };
    await releaseContent('content-2', { ...tea, entries: { 'section/tea': section } });
    expect(await file('pages/Tea.html')).toContain(`"section/tea":${JSON.stringify(section)}`);
    expect(await file('pages/Soup.html')).not.toContain('Oolong');
    expect(await file('sitemap.xml')).toContain('/Tea');
    await back('content');
    expect(await file('pages/Tea.html')).toBe('');
    expect(await live(store)).toMatchObject({ menu: 'menu-2' });
  });

  it('the address of a category that leaves leads to the menu, until it is back', async () => {
    const { release, releaseContent, file } = await firstRelease();
    const [soup] = menu.routes;
    const each = { each: 'category' as const, page: 'Page' };
    await release({ ...menu, routes: [{ ...soup!, role: 'menu' as const }, each] }, 'menu-2');
    await releaseContent('content-2', { withdrawn: ['/Tea', '/Hall'] });
    const routes = async () => JSON.parse(await file('routes.json')) as unknown;
    expect(await routes()).toMatchObject({
      '/tea': { redirect: '/Soup' },
      // The restaurant cannot move the page of an app.
      '/hall': { file: 'pages/Hall.html' },
    });
    await releaseContent('content-3', tea);
    expect(await routes()).toMatchObject({ '/tea': { route: '/Tea', file: 'pages/Tea.html' } });
  });
});
