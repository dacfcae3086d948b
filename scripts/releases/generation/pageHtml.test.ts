import type { BuildManifest, ReleasePointer } from '@asia/shared/contracts';
import { pageHtml, repin } from './pageHtml';
import { routesOf, siteRoutes } from './siteRoutes';

const remote = (name: string) => ({
  name,
  container: name.replace('-', '_'),
  version: 'aaa',
  base: `/mfe/${name}/aaa/`,
  entry: 'remoteEntry.js',
});

const pointer: ReleasePointer = {
  schema: 1,
  shell: { version: 'sss', base: '/mfe/shell/sss/' },
  remotes: ['menu-mfe', 'cart-mfe', 'salon-mfe'].map(remote),
  productsUrl: '/products',
};

function manifest(app: string, own: string[], page: string): BuildManifest {
  return {
    app,
    version: 'aaa',
    shared: '1.0.0',
    publishedAt: '2026-01-01T00:00:00.000Z',
    own: { scripts: own, styles: app === 'shell' ? ['main.css'] : [] },
    pages: { [page]: { scripts: [`chunks/${page}.js`], styles: [`chunks/${page}.css`] } },
    integrity: { 'main.js': 'sha384-x' },
  };
}

const manifests = {
  shell: manifest('shell', ['main.js'], 'HomePage'),
  'menu-mfe': manifest('menu-mfe', ['remoteEntry.js'], 'KidsPage'),
  'salon-mfe': manifest('salon-mfe', ['remoteEntry.js'], 'MemoryGame'),
};

const routeOf = (wanted: string) => siteRoutes.find(({ route }) => route === wanted)!;

function compose(route: string, body = '<div id="app"></div>') {
  return pageHtml({
    route: routeOf(route),
    head: '<title>t</title>',
    body,
    pointer,
    manifests,
    fonts: ['/f.woff2'],
  });
}

describe('pageHtml', () => {
  it('links the styles of the shell, of the page and of the parts in it', () => {
    const styles = [...compose('/Menuinfantil').matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(
      ([, href]) => href,
    );
    expect(styles).toEqual([
      '/mfe/shell/sss/main.css',
      '/mfe/menu-mfe/aaa/chunks/KidsPage.css',
      '/mfe/salon-mfe/aaa/chunks/MemoryGame.css',
    ]);
  });

  it('lists the scripts to run and to fetch, with integrity', () => {
    const list = /id="scripts">(.*?)<\/script>/.exec(compose('/Menuinfantil'))?.[1] ?? '';
    expect(JSON.parse(list)).toEqual({
      run: ['/mfe/shell/sss/main.js'],
      preload: [
        '/mfe/menu-mfe/aaa/remoteEntry.js',
        '/mfe/menu-mfe/aaa/chunks/KidsPage.js',
        '/mfe/salon-mfe/aaa/remoteEntry.js',
        '/mfe/salon-mfe/aaa/chunks/MemoryGame.js',
        '/mfe/menu-mfe/aaa/chunks/section-infantil.js',
      ],
      integrity: { '/mfe/shell/sss/main.js': 'sha384-x' },
    });
  });

  it('gives assets the folder of the build that brings them', () => {
    const html = compose('/', '<div id="app"><img src="asia-base:shell/assets/logo.svg"></div>');
    expect(html).toContain('src="/mfe/shell/sss/assets/logo.svg"');
    expect(html).not.toContain('asia-base');
  });

  it('carries no inline script', () => {
    const scripts = [...compose('/').matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes ?? '');
    expect(
      scripts.every((attributes) => attributes.includes('src=') || attributes.includes('application/json')),
    ).toBe(true);
  });

  it('refuses a page that the live build of its owner does not have', () => {
    expect(() => compose('/Salon')).toThrow('/Salon: the live build of salon-mfe has no page SalonPage.');
  });
});

describe('repin', () => {
  it('changes the pointer and nothing else', () => {
    const html = compose('/');
    const next = { ...pointer, productsUrl: '/otra</script>' };
    const changed = repin(html, next);
    expect(changed).toContain('/otra\\u003c/script>');
    expect(repin(changed, pointer)).toBe(html);
  });
});

describe('routesOf', () => {
  const names = (apps: string[]) => routesOf(apps).map(({ route }) => route);

  it('is every page when the shell changes: the frame is in all of them', () => {
    expect(names(['shell'])).toHaveLength(40);
  });

  it('is the pages of a remote, and those that hold a part of it', () => {
    expect(names(['cart-mfe'])).toEqual(['/Cart', '/CheckoutPage']);
    expect(names(['salon-mfe'])).toEqual(['/Menuinfantil', '/Salon']);
    expect(names(['menu-mfe'])).toHaveLength(33);
  });
});
