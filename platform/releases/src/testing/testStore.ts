import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  computeSum,
  FileSystemStore,
  generationFile,
  hashesBelow,
  listVersions,
  ReleaseStore,
  S3Store,
} from '@asia/release-store';
import { CONTRACTS, type RecordedContract } from '@asia/release-store/contract';
import {
  type AppDescription,
  type BuildManifest,
  PRERENDER_VERSION,
  type RouteDescription,
} from '@asia/shared/contracts';
import { releaseBuilds } from '../releaseBuilds';
import { addContent, type ContentChanges } from './addContent';
import { writeDraft } from './writeDraft';

/**
 * A shell that names, in every page, the builds that it pins, and the routes of the table. `other-tools` is
 * one that older tools wrote the pages with. A remote `for-browsers` throws in Node.
 */
const shellCode = (version: string) => `
let site;
let remotes = [];
let draw = [];
exports.PRERENDER_VERSION = ${version === 'other-tools' ? undefined : PRERENDER_VERSION};
exports.setup = (composed) => {
  site = composed;
  remotes = site.remotes.map(({ entry }) => require(entry).version);
  draw = site.remotes.flatMap(({ entry }) => require(entry).draw ?? []);
};
const block = (id, data) => '<script id="' + id + '">' + JSON.stringify(data) + '</script>';
exports.render = async (path, files) => {
  if (remotes.includes('broken') && path === '/Soup') throw new Error('a hole in the page');
  try {
    if (path === '/Soup') draw.forEach((page) => page());
  } catch (cause) {
    throw new Error('Loading chunk failed (broken: menu/Page)', { cause });
  }
  return '<div id="app">' + ['${version}', ...remotes].join(' ') + '</div><nav>' + site.table.routes.map(({ path }) => path) + '</nav>' + (path === '/' ? '<a href="/Hall">' : '') + (site.preview ?? []).map((line) => '<li>' + line + '</li>').join('') + block('releases', site.pointer) + block('routes', site.table) + block('files', files);
};
exports.siteFiles = () => ({ 'robots.txt': site.preview ? 'closed' : 'open', 'sitemap.xml': site.pages.filter(({ noindex }) => !noindex).map(({ path }) => path).join(' ') });
exports.unavailablePage = () => '<p>call ${version}</p></html>\\n';`;

export const route = (path: string, more: Partial<RouteDescription> = {}): RouteDescription => ({
  path,
  page: 'Page',
  ...more,
});

const site = { webManifest: { lang: 'es' } };

/** A small site: a frame, a menu that offers a slot, and a hall that fills it. */
export const descriptions = {
  shell: {
    name: 'shell',
    exposes: { Page: './Page.tsx' },
    routes: [route('/'), route('*', { noindex: true })],
    site,
  },
  menu: {
    name: 'menu',
    exposes: { Page: './Page.tsx' },
    routes: [route('/Soup', { slots: { game: 'kids' } }), route('/Secret', { noindex: true })],
  },
  hall: {
    name: 'hall',
    exposes: { Page: './Page.tsx', Game: './Game.tsx' },
    routes: [route('/Hall')],
    fills: { kids: 'Game' },
  },
} satisfies Record<string, AppDescription>;

const temporary = () => mkdtempSync(path.join(tmpdir(), 'asia-store-'));

/**
 * Every kind of blob store on this machine: a folder, and the object store that `npm run object-store`
 * starts.
 */
export const kindsOfStore: [kind: string, open: () => ReleaseStore][] = [
  ['a folder', () => ReleaseStore.inFolder(temporary())],
];
const { TEST_SITE_STORE } = process.env;
if (TEST_SITE_STORE)
  kindsOfStore.push([
    'an object store',
    () => {
      const address = `${TEST_SITE_STORE}/${randomUUID()}`;
      return new ReleaseStore({ folder: new FileSystemStore(temporary()), remote: new S3Store(address) });
    },
  ]);

/** A release store of its own, for tests that make releases without webpack. */
export function testStore(store = ReleaseStore.inFolder(temporary())) {
  return {
    store,
    /** Adds a build to the release store as if it had been published. */
    addBuild: (description: AppDescription, version: string, reads?: Reads) =>
      addBuild(store, description, version, reads),
    /** Adds a build of the content. */
    addContent: (version: string, changes: ContentChanges = {}) => addContent(store, version, changes),
  };
}

/** A release store with a first release of the small site. */
export async function released(store?: ReleaseStore) {
  const site = testStore(store);
  const { shell, menu, hall } = descriptions;
  const builds = [
    site.addBuild(shell, 'shell-1'),
    site.addBuild(menu, 'menu-1'),
    site.addBuild(hall, 'hall-1'),
    site.addContent('content-1'),
  ];
  await releaseBuilds(site.store, await Promise.all(builds));
  /** Releases another version of an app, as another team would. */
  const release = async (description: AppDescription, version: string, reads?: Reads) =>
    releaseBuilds(site.store, [await site.addBuild(description, version, reads)]);
  /** Releases another content, as the restaurant would. */
  const releaseContent = async (version: string, changes?: ContentChanges) =>
    releaseBuilds(site.store, [await site.addContent(version, changes)]);
  return { ...site, release, releaseContent };
}

/** Version by app. */
export async function live(store: ReleaseStore): Promise<Record<string, string>> {
  const { content: _, ...apps } = listVersions((await store.live())?.pointer);
  return apps;
}

/** Version of the content. */
export const liveContent = async (store: ReleaseStore) => listVersions((await store.live())?.pointer).content;

/** Files of the live generation, by name. */
export async function liveFiles(store: ReleaseStore): Promise<Record<string, string>> {
  const folder = generationFile((await store.live())?.folder ?? '', '', store.served.prefix);
  const names = [...(await store.names(folder))].sort();
  const contents = await Promise.all(names.map((name) => store.files.read(folder + name)));
  return Object.fromEntries(names.map((name, index) => [name, contents[index]?.toString('latin1') ?? '']));
}

/** One of them; empty where it is missing. */
export const liveFile = async (store: ReleaseStore, file: string) => (await liveFiles(store))[file] ?? '';

/** What a build reads of the content: names, and the types that it knows for them; null for one that does not say it. */
type Reads = Readonly<Record<string, string>> | null;

/** The declarations of what it reads. */
const entriesIn = (reads: Reads) => {
  const members = Object.entries(reads ?? {}).map(([name, type]) =>
    name.includes('*') ? `[more: \`${name.replace('*', '${string}')}\`]: ${type}` : `'${name}': ${type}`,
  );
  return `export interface ContentEntries { ${members.join('; ')} }`;
};

/** A chunk that every build of the shell has. */
const CHUNK = 'libraries.1ab0a1e5.js';

/** Compatible with every other: `checkContract.test.ts` tests refusals. */
const contractOf = (app: string, reads: Reads): Partial<RecordedContract> => ({
  app,
  declarations: { [CONTRACTS]: 'contracts.d.ts' },
  provides: {},
  uses: {},
  definedStyles: [],
  usedStyles: {},
  libraries: {},
  ...(reads && { reads: Object.keys(reads).map((name) => ({ name, file: 'src/Tea.tsx' })) }),
  contracts: entriesIn(reads),
  roots: [],
  options: {},
});

async function addBuild(
  store: ReleaseStore,
  description: AppDescription,
  version: string,
  reads: Reads = {},
): Promise<BuildManifest> {
  const app = description.name;
  const pages = Object.fromEntries(
    Object.keys(description.exposes).map((name) => [
      name,
      { scripts: [`chunks/${name}.js`], styles: [`chunks/${name}.css`] },
    ]),
  );
  const named = Object.values(pages).flatMap(({ scripts, styles }) => [...scripts, ...styles]);
  const web = ['remoteEntry.js', ...named];
  const draft = writeDraft({
    ...Object.fromEntries(web.map((file) => [`web/${file}`, `/* ${version} */`])),
    'node/remoteEntry.js': `exports.version = '${version}';${version === 'for-browsers' ? 'exports.draw = () => window.innerWidth;' : ''}`,
    'contract/contract.json': JSON.stringify(contractOf(app, reads)),
    'contract/contracts.d.ts': entriesIn(reads),
    ...(app === 'shell' && {
      'node/prerender.js': shellCode(version),
      'site/favicon-32.png': 'an icon',
      'site/apple-touch-icon.png': 'an icon',
      [`chunks/${CHUNK}`]: '/* the same in every build */',
      ...Object.fromEntries(
        ['boot.js', 'main.js', 'main.css', 'assets/title.woff2'].map((file) => [
          `web/${file}`,
          `/* ${version} */`,
        ]),
      ),
    }),
  });
  const picture = `${app}.${version}-400.avif`;
  const file = path.join(writeDraft({ [picture]: 'a picture' }), picture);
  const exposed = Object.keys(description.exposes).flatMap((name) => [
    `chunks/${name}.js`,
    `chunks/${name}.css`,
  ]);
  const manifest: BuildManifest = {
    schema: 4,
    app,
    version,
    description,
    own: {
      scripts: app === 'shell' ? [`../chunks/${CHUNK}`, 'main.js'] : ['remoteEntry.js'],
      styles: app === 'shell' ? ['main.css'] : [],
    },
    pages,
    fonts: app === 'shell' ? ['assets/title.woff2'] : [],
    files: hashesBelow(draft),
    integrity: Object.fromEntries(
      [`../chunks/${CHUNK}`, 'boot.js', 'main.js', 'main.css', 'remoteEntry.js', ...exposed].map((file) => [
        file,
        `sha256-${app}/${file}`,
      ]),
    ),
    pictures: [picture],
    pictureSums: { [picture]: computeSum(readFileSync(file)) },
  };
  await store.add(manifest, draft, new Map([[picture, file]]));
  return manifest;
}
