import { descriptions, testStore } from '../testing/testStore';
import { compose, type Composition } from './compose';
import { documentFiles, selectPageContent } from './documentFiles';

let site: Composition;

beforeAll(async () => {
  const { addBuild, addContent } = testStore();
  const builds = Object.entries(descriptions).map(([app, description]) => addBuild(description, `${app}-1`));
  site = compose(await Promise.all([...builds, addContent('content-1')]));
});

const pageAt = (address: string) => site.pages.find(({ path }) => path === address)!;

it('the files of a page are styles and scripts of shell, page and widgets, with integrity', () => {
  expect(documentFiles(pageAt('/Soup'), site)).toEqual({
    boot: ['/mfe/shell/shell-1/boot.js', 'sha256-shell/boot.js'],
    styles: [
      ['/mfe/shell/shell-1/main.css', 'sha256-shell/main.css'],
      ['/mfe/menu/menu-1/chunks/Page.css', 'sha256-menu/chunks/Page.css'],
      ['/mfe/hall/hall-1/chunks/Game.css', 'sha256-hall/chunks/Game.css'],
    ],
    fonts: ['/mfe/shell/shell-1/assets/title.woff2'],
    scripts: {
      run: {
        '/mfe/shell/chunks/libraries.1ab0a1e5.js': 'sha256-shell/../chunks/libraries.1ab0a1e5.js',
        '/mfe/shell/shell-1/main.js': 'sha256-shell/main.js',
      },
      preload: {
        '/mfe/menu/menu-1/remoteEntry.js': 'sha256-menu/remoteEntry.js',
        '/mfe/menu/menu-1/chunks/Page.js': 'sha256-menu/chunks/Page.js',
        '/mfe/hall/hall-1/remoteEntry.js': 'sha256-hall/remoteEntry.js',
        '/mfe/hall/hall-1/chunks/Game.js': 'sha256-hall/chunks/Game.js',
      },
    },
  });
});

it('the files of a page for an early tap are apart', () => {
  const { menu } = site.manifests;
  const pages = { ...menu!.pages, Page: { ...menu!.pages.Page!, early: ['chunks/Page.css'] } };
  const withEarly = { ...site, manifests: { ...site.manifests, menu: { ...menu!, pages } } };
  const { scripts } = documentFiles(pageAt('/Soup'), withEarly);
  expect(scripts.early).toEqual({ '/mfe/menu/menu-1/chunks/Page.css': 'sha256-menu/chunks/Page.css' });
});

it('a page brings its entries of the content, and the address of the others', () => {
  const entries = { facts: { name: 'Soup' }, prices: {} };
  expect(selectPageContent(pageAt('/Soup'), site, entries)).toEqual({
    entries: { facts: { name: 'Soup' } },
    index: { address: '/mfe/content/content-1/index.json', integrity: 'sha256-content/index.json' },
  });
});

it('composes the routes of all builds, each with its widgets', () => {
  expect(site.table).toEqual({
    routes: [
      { path: '/Hall', id: 'hall/Page' },
      { path: '/Soup', id: 'menu/Page', slots: { game: 'hall/Game' } },
      { path: '/Secret', id: 'menu/Page' },
      { path: '/', id: 'shell/Page' },
    ],
  });
});
