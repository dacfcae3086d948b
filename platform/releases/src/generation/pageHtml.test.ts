import { descriptions, testStore } from '../testing/testStore';
import { compose, type Composition } from './compose';
import { pageHtml } from './pageHtml';

let site: Composition;

beforeAll(async () => {
  const { addBuild } = testStore();
  const builds = Object.entries(descriptions).map(([app, description]) => addBuild(description, `${app}-1`));
  site = compose(await Promise.all(builds));
});

function html(path: string, body = '<div id="app"></div>') {
  const page = site.pages.find((candidate) => candidate.path === path)!;
  return pageHtml(page, { head: '<title>t</title>', body }, site);
}

describe('pageHtml', () => {
  it('links the styles of the shell, of the page and of the parts in it', () => {
    const styles = html('/Soup').matchAll(/rel="stylesheet" href="([^"]+)" integrity="([^"]+)"/g);
    expect([...styles].map(([, ...found]) => found)).toEqual([
      ['/mfe/shell/shell-1/main.css', 'sha256-shell/main.css'],
      ['/mfe/menu/menu-1/chunks/Page.css', 'sha256-menu/chunks/Page.css'],
      ['/mfe/hall/hall-1/chunks/Game.css', 'sha256-hall/chunks/Game.css'],
    ]);
  });

  it('lists the scripts to run and to fetch, with integrity', () => {
    const list = /id="scripts">(.*?)<\/script>/.exec(html('/Soup'))?.[1] ?? '';
    expect(JSON.parse(list)).toEqual({
      run: { '/mfe/shell/shell-1/main.js': 'sha256-shell/main.js' },
      preload: {
        '/mfe/menu/menu-1/remoteEntry.js': 'sha256-menu/remoteEntry.js',
        '/mfe/menu/menu-1/chunks/Page.js': 'sha256-menu/chunks/Page.js',
        '/mfe/hall/hall-1/remoteEntry.js': 'sha256-hall/remoteEntry.js',
        '/mfe/hall/hall-1/chunks/Game.js': 'sha256-hall/chunks/Game.js',
      },
    });
    expect(html('/Soup')).toContain(
      'src="/mfe/shell/shell-1/boot.js" integrity="sha256-shell/boot.js" async',
    );
  });

  it('carries the routes of all builds, each with its parts', () => {
    const table: unknown = JSON.parse(/id="routes">(.*?)<\/script>/.exec(html('/'))?.[1] ?? '');
    expect(table).toEqual({
      routes: [
        { path: '/Hall', id: 'hall/Page' },
        { path: '/Soup', id: 'menu/Page', slots: { game: 'hall/Game' } },
        { path: '/Secret', id: 'menu/Page' },
        { path: '/', id: 'shell/Page' },
      ],
      prices: 'menu/prices',
    });
  });

  it('fetches the fonts of the titles with the page', () => {
    expect(html('/')).toContain('as="font" type="font/woff2" href="/mfe/shell/shell-1/assets/title.woff2"');
  });

  it('gives assets the folder of their build', () => {
    const page = html('/', '<div id="app"><img src="asia-base:shell/assets/logo.svg"></div>');
    expect(page).toContain('src="/mfe/shell/shell-1/assets/logo.svg"');
    expect(page).not.toContain('asia-base');
  });

  it('carries no inline script', () => {
    const scripts = [...html('/').matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes ?? '');
    expect(
      scripts.every((attributes) => attributes.includes('src=') || attributes.includes('application/json')),
    ).toBe(true);
  });
});
