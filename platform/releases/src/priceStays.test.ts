import { rollBackTo } from './releaseBuilds';
import { rollbackTarget } from './rollbackTarget';
import { descriptions, kindsOfStore, live, liveContent, liveFile, released } from './testing/testStore';

const { menu, hall } = descriptions;
const dish = (price: number) => ({
  entries: {
    'section/soups': { dishes: [{ key: 'soups:wonton', name: 'Wonton', desc: '', price }] },
  },
});

describe.each(kindsOfStore)('in %s', (_kind, open) => {
  it('a price that went live stays when bad code that came after it is rolled back', async () => {
    const { store, release, releaseContent } = await released(open());
    const { changes: lines } = await releaseContent('content-2', dish(9_900));
    expect(lines).toContain('Entra: Wonton, $ 9.900');
    await release(menu, 'menu-2');
    await rollBackTo(store, await rollbackTarget(store, 'menu'));

    expect(await live(store)).toEqual({ shell: 'shell-1', menu: 'menu-1', hall: 'hall-1' });
    expect(await liveContent(store)).toBe('content-2');
    expect(await liveFile(store, 'products.json')).toContain('content-2');
  });

  it('a price is taken back alone, and the code that came after it stays', async () => {
    const { store, release, releaseContent } = await released(open());
    await releaseContent('content-2', dish(9_900));
    await release(menu, 'menu-2');
    await release(hall, 'hall-2');
    const before = await liveFile(store, 'pages/Soup.html');
    const { changes: lines } = await rollBackTo(store, await rollbackTarget(store, 'content'));

    expect(lines).toContain('Sale: Wonton');
    expect(await live(store)).toEqual({ shell: 'shell-1', menu: 'menu-2', hall: 'hall-2' });
    expect(await liveContent(store)).toBe('content-1');
    await rollBackTo(store, await rollbackTarget(store, 'content', 'content-2'));
    expect(await liveFile(store, 'pages/Soup.html')).toBe(before);
  });

  it('a category of the content is a page of the app that has one for each, and leaves with it', async () => {
    const each = { each: 'category' as const, page: 'Page', data: ['section/*'] };
    const category = { key: 'tea', route: '/Tea' };
    const { store, release, releaseContent } = await released(open());
    await release({ ...menu, routes: [...menu.routes, each] }, 'menu-2');
    expect(await liveFile(store, 'pages/Tea.html')).toBe('');
    const section = { dishes: [{ key: 'tea:oolong', name: 'Oolong' }] };
    await releaseContent('content-2', { categories: [category], entries: { 'section/tea': section } });

    expect(await liveFile(store, 'pages/Tea.html')).toContain(`"section/tea":${JSON.stringify(section)}`);
    expect(await liveFile(store, 'pages/Soup.html')).not.toContain('Oolong');
    expect(await liveFile(store, 'sitemap.xml')).toContain('/Tea');
    await rollBackTo(store, await rollbackTarget(store, 'content'));
    expect(await liveFile(store, 'pages/Tea.html')).toBe('');
    expect(await live(store)).toMatchObject({ menu: 'menu-2' });
  });

  it('the address of a category that leaves leads to the menu, until it is back', async () => {
    const [page] = menu.routes;
    const category = { key: 'tea', route: '/Tea' };
    const { store, release, releaseContent } = await released(open());
    const each = { each: 'category' as const, page: 'Page' };
    await release({ ...menu, routes: [{ ...page!, role: 'menu' as const }, each] }, 'menu-2');
    await releaseContent('content-2', { withdrawn: ['/Tea', '/Hall'] });

    expect(JSON.parse(await liveFile(store, 'routes.json'))).toMatchObject({
      '/tea': { redirect: '/Soup' },
      // The page of an app is not the restaurant's to move.
      '/hall': { file: 'pages/Hall.html' },
    });
    await releaseContent('content-3', { categories: [category] });
    expect(JSON.parse(await liveFile(store, 'routes.json'))).toMatchObject({
      '/tea': { route: '/Tea', file: 'pages/Tea.html' },
    });
  });
});
