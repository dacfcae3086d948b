import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AppDescription, BuildManifest, RouteDescription } from '@asia/shared/contracts';
import type { RecordedContract } from '../contract/RecordedContract';
import { filesBelow, hashOf } from '../store/hashes';
import { ReleaseStore } from '../store/ReleaseStore';

/** A shell that names, in every page, the builds it was composed from, and the routes of the table. */
const shellCode = (version: string) => `
let remotes = [];
let paths = [];
exports.setup = (site) => {
  remotes = site.remotes.map(({ entry }) => require(entry).version);
  paths = site.table.routes.map(({ path }) => path);
};
exports.render = async (path) => {
  if (remotes.includes('broken') && path === '/Soup') throw new Error('a hole in the page');
  const title = path === '/404' ? '*' : path;
  return { head: '<title>' + title + '</title>', body: '<div id="app">' + ['${version}', ...remotes].join(' ') + '</div><nav>' + paths + '</nav>' };
};`;

export const head = (title: string) => ({ title, description: 'd', share: 'og.jpg', shareAlt: 'a' });

export const route = (path: string, more: Partial<RouteDescription> = {}): RouteDescription => ({
  path,
  page: 'Page',
  head: head(path),
  ...more,
});

const site = { address: 'https://example.com', webManifest: { name: 'House' } };

/** A small site of its own: a frame, a menu that offers a slot and brings data, and a hall that fills it. */
export const descriptions = {
  shell: {
    name: 'shell',
    exposes: { Page: './Page.tsx' },
    routes: [route('/'), route('*', { noindex: true })],
    site,
  },
  menu: {
    name: 'menu',
    exposes: { Page: './Page.tsx', prices: './prices.ts' },
    routes: [route('/Soup', { slots: { game: 'kids' } }), route('/Secret', { noindex: true })],
    provides: { prices: 'prices', products: 'products.json' },
  },
  hall: {
    name: 'hall',
    exposes: { Page: './Page.tsx', Game: './Game.tsx' },
    routes: [route('/Hall')],
    fills: { kids: 'Game' },
  },
} satisfies Record<string, AppDescription>;

/** A release store in a temporary folder, for tests that make releases without webpack. */
export function testStore() {
  const store = new ReleaseStore(mkdtempSync(path.join(tmpdir(), 'asia-store-')));
  return {
    store,
    /** Puts a build into the store as if it had been published. */
    addBuild: (description: AppDescription, version: string) => addBuild(store, description, version),
  };
}

/** Agrees with every other: what a contract refuses is tested beside it. */
const contractOf = (app: string): RecordedContract => ({
  app,
  declarations: {},
  provides: {},
  uses: {},
  contracts: '',
  roots: [],
  options: {},
});

function addBuild(store: ReleaseStore, description: AppDescription, version: string): BuildManifest {
  const app = description.name;
  const server = store.serverBuild(app, version);
  const web = store.webBuild(app, version);
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  if (app === 'shell') write(path.join(server, 'node/prerender.js'), shellCode(version));
  write(path.join(server, 'node/remoteEntry.js'), `exports.version = '${version}';`);
  write(path.join(server, 'site/share/og.jpg'), 'a card');
  if (description.provides?.products)
    write(path.join(server, 'data/products.json'), JSON.stringify([{ name: version }]));
  write(path.join(web, 'remoteEntry.js'), `// ${version}`);
  write(path.join(server, 'contract/contract.json'), JSON.stringify(contractOf(app)));
  const files = [
    ...filesBelow(server).map((file) => [file, hashOf(path.join(server, file))] as const),
    ...filesBelow(web).map((file) => [`web/${file}`, hashOf(path.join(web, file))] as const),
  ];
  const manifest: BuildManifest = {
    schema: 2,
    app,
    version,
    description,
    shared: '1.0.0',
    own: {
      scripts: [app === 'shell' ? 'main.js' : 'remoteEntry.js'],
      styles: app === 'shell' ? ['main.css'] : [],
    },
    pages: Object.fromEntries(
      Object.keys(description.exposes).map((name) => [
        name,
        { scripts: [`chunks/${name}.js`], styles: [`chunks/${name}.css`] },
      ]),
    ),
    fonts: app === 'shell' ? ['assets/title.woff2'] : [],
    files: Object.fromEntries(files),
    integrity: app === 'shell' ? { 'main.js': 'sha384-x' } : {},
    pictures: [],
  };
  write(path.join(server, 'build.json'), JSON.stringify(manifest));
  return manifest;
}
