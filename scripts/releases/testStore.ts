import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BuildManifest } from '@asia/shared/contracts';
import { appTable } from '../build/appTable';
import { Store } from './Store';

/** A shell that names, in every page, the builds it was composed from. */
const shellCode = (version: string) => `
let remotes = [];
exports.setup = (list) => { remotes = list.map(({ entry }) => require(entry).version); };
exports.render = async (path) => {
  if (remotes.includes('broken') && path === '/Carta') throw new Error('a hole in the page');
  return { head: '<title>' + path + '</title>', body: '<div id="app">' + ['${version}', ...remotes].join(' ') + '</div>' };
};`;

/** A release store in a temporary folder, for tests that make releases without webpack. */
export function testStore() {
  const store = new Store(mkdtempSync(path.join(tmpdir(), 'asia-store-')));
  return {
    store,
    addBuild: (app: string, version: string, shared = '1.0.0') => addBuild(store, app, version, shared),
  };
}

let second = 0;

function addBuild(store: Store, app: string, version: string, shared: string): BuildManifest {
  const server = store.serverBuild(app, version);
  const web = store.webBuild(app, version);
  for (const folder of [path.join(server, 'node'), path.join(server, 'data'), web])
    mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(server, 'node/prerender.js'), shellCode(version));
  writeFileSync(path.join(server, 'node/remoteEntry.js'), `exports.version = '${version}';`);
  if (app === 'menu-mfe')
    writeFileSync(path.join(server, 'data/products.json'), JSON.stringify([{ name: version }]));
  writeFileSync(path.join(web, 'remoteEntry.js'), `// ${version}`);
  second += 1;
  const manifest: BuildManifest = {
    app,
    version,
    shared,
    publishedAt: new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString(),
    own: { scripts: ['main.js'], styles: [] },
    pages: Object.fromEntries(pagesOf(app).map((page) => [page, { scripts: [], styles: [] }])),
    integrity: {},
  };
  writeFileSync(path.join(server, 'build.json'), JSON.stringify(manifest));
  return manifest;
}

function pagesOf(app: string): string[] {
  const remote = appTable.remotes.find(({ name }) => name === app);
  if (remote) return Object.keys(remote.exposes);
  return ['@asia/shared/ui-forms', 'HomePage', 'AboutPage', 'ContactPage', 'NotFoundPage'];
}
