import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildManifest } from '@asia/shared/contracts';
import { distOf, root, type Mode } from '../build/buildApps';
import { compressFolder } from './compress';
import { contentVersion, filesBelow, integrityOf } from './contentVersion';
import { pageFiles } from './pageFiles';
import { readJson, type Store } from './Store';

/** Files of a web build that browsers never ask for. */
const notServed = /\.map$/;

/**
 * Puts the build of an app into the store under the hash of its content. Already there: nothing to do.
 * @returns what the build says of itself
 * @throws Error when the build is missing or incomplete
 */
export async function publishBuild(
  store: Store,
  app: string,
  mode: Mode = 'production',
): Promise<BuildManifest> {
  const dist = distOf(app, mode);
  const parts = ['web', 'node', 'boot', 'data']
    .map((part) => path.join(dist, part))
    .filter((part) => existsSync(part));
  if (!existsSync(path.join(dist, 'web')) || !existsSync(path.join(dist, 'node'))) {
    throw new Error(`${app} is not built: run npm run build ${app} first.`);
  }
  const version = contentVersion(parts);
  const serverBuild = store.serverBuild(app, version);
  if (existsSync(path.join(serverBuild, 'build.json'))) return store.manifest(app, version);

  const web = await placeWebBuild(store, app, version, dist);
  const manifest: BuildManifest = {
    app,
    version,
    shared: readJson<{ version: string }>(path.join(root, 'shared/package.json')).version,
    publishedAt: new Date().toISOString(),
    ...pageFiles(app, web),
    integrity: Object.fromEntries(
      filesBelow(web)
        .filter((file) => /\.(js|css)$/.test(file))
        .map((file) => [file, integrityOf(path.join(web, file))]),
    ),
  };
  placeServerBuild(serverBuild, dist, manifest);
  return manifest;
}

async function placeWebBuild(store: Store, app: string, version: string, dist: string): Promise<string> {
  const target = store.webBuild(app, version);
  if (existsSync(target)) return target;
  const draft = `${target}.draft`;
  rmSync(draft, { recursive: true, force: true });
  for (const part of ['web', 'boot']) {
    const source = path.join(dist, part);
    if (existsSync(source))
      cpSync(source, draft, { recursive: true, filter: (file) => !notServed.test(file) });
  }
  await compressFolder(draft);
  // Appears whole or not at all: a browser may ask for it the moment it has a name.
  renameSync(draft, target);
  return target;
}

function placeServerBuild(target: string, dist: string, manifest: BuildManifest): void {
  const draft = `${target}.draft`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  for (const part of ['node', 'data']) {
    const source = path.join(dist, part);
    if (existsSync(source)) cpSync(source, path.join(draft, part), { recursive: true });
  }
  writeFileSync(path.join(draft, 'build.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  rmSync(target, { recursive: true, force: true });
  renameSync(draft, target);
}
