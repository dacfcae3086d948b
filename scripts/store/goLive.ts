import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { BuildManifest, ReleasePointer } from '@asia/shared/contracts';
import { root } from '../build/buildApps';
import { pageHtml, repin } from '../pages/pageHtml';
import { renderPages } from '../pages/renderPages';
import { routesOf, siteRoutes, type SiteRoute } from '../pages/siteRoutes';
import { siteFiles } from '../pages/siteFiles';
import { compressFolder } from './compress';
import { filesBelow } from './contentVersion';
import type { Store } from './Store';

/** How many earlier generations stay for a look back. */
const KEPT_GENERATIONS = 5;

/**
 * Makes a pointer live: writes the pages that change, pins the new pointer in all of them, and swaps
 * pages and pointer in one step. Any failure leaves what is live untouched.
 * @param changed apps whose build differs from what is live
 * @returns id of the new generation
 */
export async function goLive(store: Store, pointer: ReleasePointer, changed: string[]): Promise<string> {
  const previous = store.currentId();
  const routes = previous === null ? siteRoutes : routesOf(changed);
  const manifests = liveManifests(store, pointer);
  const rendered = await renderPages(
    store,
    pointer,
    routes.map(({ route }) => route),
  );

  const id = nextId(store);
  const draft = `${store.generation(id)}.draft`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(path.join(draft, 'pages'), { recursive: true });
  const fonts = preloadedFonts(store, pointer);
  for (const route of siteRoutes) {
    const page = rendered[route.route];
    const html = page
      ? pageHtml({ route, ...page, pointer, manifests, fonts })
      : repin(livePage(store, previous, route), pointer);
    writeFileSync(path.join(draft, 'pages', route.file), html);
  }
  writeSiteFiles(store, draft, pointer);
  await compressFolder(draft);
  renameSync(draft, store.generation(id));
  swap(store, id);
  forgetOldGenerations(store);
  return id;
}

export function liveManifests(
  store: Store,
  { shell, remotes }: ReleasePointer,
): Record<string, BuildManifest> {
  return Object.fromEntries(
    [{ name: 'shell', version: shell.version }, ...remotes].map(({ name, version }) => [
      name,
      store.manifest(name, version),
    ]),
  );
}

function nextId(store: Store): string {
  const last = Number(store.currentId() ?? 0);
  const known = existsSync(store.generations)
    ? readdirSync(store.generations).map((name) => Number.parseInt(name, 10) || 0)
    : [];
  return String(Math.max(last, 0, ...known) + 1).padStart(6, '0');
}

function livePage(store: Store, generation: string | null, { file }: SiteRoute): string {
  return readFileSync(path.join(store.generation(generation ?? ''), 'pages', file), 'utf8');
}

/** The face that draws the titles: its swap would be seen. The text face swaps without moving anything. */
function preloadedFonts(store: Store, { shell }: ReleasePointer): string[] {
  return filesBelow(store.webBuild('shell', shell.version))
    .filter((file) => /zen-antique.*\.woff2$/.test(file))
    .map((file) => shell.base + file);
}

function writeSiteFiles(store: Store, draft: string, pointer: ReleasePointer): void {
  for (const [file, content] of Object.entries(siteFiles(pointer)))
    writeFileSync(path.join(draft, file), content);
  cpSync(path.join(root, 'shared/icons'), draft, {
    recursive: true,
    filter: (file) => !/\.(md|txt)$/.test(file),
  });
  cpSync(path.join(root, 'shared/pictures/share'), path.join(draft, 'share'), {
    recursive: true,
    filter: (file) => !file.endsWith('.json'),
  });
  for (const { name, version } of pointer.remotes) {
    const data = path.join(store.serverBuild(name, version), 'data');
    if (existsSync(data)) cpSync(data, draft, { recursive: true });
  }
}

/** A rename over the old link: readers see the old generation or the new one, never none. */
function swap(store: Store, id: string): void {
  const draft = `${store.currentLink}.draft`;
  rmSync(draft, { force: true });
  symlinkSync(path.join('generations', id), draft);
  renameSync(draft, store.currentLink);
}

function forgetOldGenerations(store: Store): void {
  const old = readdirSync(store.generations).sort().slice(0, -KEPT_GENERATIONS);
  for (const id of old) rmSync(store.generation(id), { recursive: true, force: true });
}
