import { existsSync } from 'node:fs';
import path from 'node:path';
import type { BuildManifest, PageFiles } from '@asia/shared/contracts';
import { filesBelow } from '../store/hashes';
import { readJson } from '../store/ReleaseStore';

interface Entry {
  name: string;
  assets: { js: { sync: string[] }; css: { sync: string[] } };
}

interface FederationManifest {
  exposes: Entry[];
  shared: Entry[];
}

const filesOf = (entries: Entry[]): Record<string, PageFiles> =>
  Object.fromEntries(
    entries.map(({ name, assets }) => [name, { scripts: assets.js.sync, styles: assets.css.sync }]),
  );

const readManifest = (web: string) => readJson<FederationManifest>(path.join(web, 'mf-manifest.json'));

/** Which files each page of a web build needs at once, read from what webpack wrote. */
export function pageFiles(app: string, web: string): Pick<BuildManifest, 'own' | 'pages'> {
  return app === 'shell' ? shellFiles(web) : remoteFiles(web);
}

function remoteFiles(web: string): Pick<BuildManifest, 'own' | 'pages'> {
  return { own: { scripts: ['remoteEntry.js'], styles: [] }, pages: filesOf(readManifest(web).exposes) };
}

function shellFiles(web: string): Pick<BuildManifest, 'own' | 'pages'> {
  const own = { scripts: ['main.js'], styles: existsSync(path.join(web, 'main.css')) ? ['main.css'] : [] };
  const pages = filesOf(readManifest(web).shared);
  for (const file of filesBelow(web)) {
    const match = /^chunks\/page-(\w+)\.(js|css)$/.exec(file);
    if (!match?.[1]) continue;
    const files = (pages[match[1]] ??= { scripts: [], styles: [] });
    (match[2] === 'js' ? files.scripts : files.styles).push(file);
  }
  return { own, pages };
}
