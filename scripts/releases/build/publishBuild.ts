import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sharedVersion } from '@asia/presets/workspace';
import type { AppDescription, BuildManifest } from '@asia/shared/contracts';
import { compressFolder } from '../store/compress';
import { filesBelow, hashOf, integrityOf, versionOf } from '../store/hashes';
import { readJson, type ReleaseStore } from '../store/ReleaseStore';
import { distOf, type Mode } from './buildApps';
import { pageFiles } from './pageFiles';
import { placePictures } from './placePictures';

/** Files of a web build that browsers never ask for. */
const notServed = /\.map$/;

/**
 * Puts the build of an app into the store under the hash of its content. Already there: nothing to do.
 * @returns what the build says of itself
 * @throws Error when the build is missing or incomplete
 */
export async function publishBuild(
  store: ReleaseStore,
  app: string,
  mode: Mode = 'production',
): Promise<BuildManifest> {
  const dist = distOf(app, mode);
  for (const part of ['web', 'node', 'description.json']) {
    if (!existsSync(path.join(dist, part)))
      throw new Error(`${app} is not built: run npm run build ${app} first.`);
  }
  const description = readJson<AppDescription>(path.join(dist, 'description.json'));
  const files = filesOf(dist);
  const version = versionOf({
    ...Object.fromEntries(Object.entries(files).filter(([file]) => !isJudged(file))),
    description: JSON.stringify(description),
    shared: sharedVersion(),
  });
  const pictures = placePictures(store, dist);
  if (store.versions(app).includes(version)) return store.manifest(app, version);
  const web = path.join(dist, 'web');
  const manifest: BuildManifest = {
    schema: 2,
    app,
    version,
    description,
    shared: sharedVersion(),
    ...pageFiles(app, web),
    // The face that draws the titles: its swap would be seen. The text face swaps without moving anything.
    fonts: filesBelow(web).filter((file) => /zen-antique.*\.woff2$/.test(file)),
    files,
    integrity: Object.fromEntries(
      filesBelow(web)
        .filter((file) => /\.(js|css)$/.test(file))
        .map((file) => [file, integrityOf(path.join(web, file))]),
    ),
    pictures,
  };
  await placeWebBuild(store.webBuild(app, version), dist);
  placeServerBuild(store.serverBuild(app, version), dist, manifest);
  return manifest;
}

/** What only the compiler reads: a comment there makes no other build. Its record knows what matters of it. */
const isJudged = (file: string) => file.startsWith('contract/') && file !== 'contract/contract.json';

/** Hash of each file of a build, by the name under which the store keeps it. */
function filesOf(dist: string): Record<string, string> {
  return Object.fromEntries(
    ['web', 'boot', 'node', 'site', 'data', 'contract'].flatMap((part) => {
      const folder = path.join(dist, part);
      if (!existsSync(folder)) return [];
      // The script that starts the others is served beside them.
      const place = part === 'boot' ? 'web' : part;
      return filesBelow(folder)
        .filter((file) => !notServed.test(file))
        .map((file) => [`${place}/${file}`, hashOf(path.join(folder, file))]);
    }),
  );
}

async function placeWebBuild(target: string, dist: string): Promise<void> {
  const draft = draftOf(target);
  for (const part of ['web', 'boot']) {
    const source = path.join(dist, part);
    if (existsSync(source))
      cpSync(source, draft, { recursive: true, filter: (file) => !notServed.test(file) });
  }
  await compressFolder(draft);
  appear(draft, target);
}

function placeServerBuild(target: string, dist: string, manifest: BuildManifest): void {
  const draft = draftOf(target);
  for (const part of ['node', 'site', 'data', 'contract']) {
    const source = path.join(dist, part);
    if (existsSync(source)) cpSync(source, path.join(draft, part), { recursive: true });
  }
  writeFileSync(path.join(draft, 'build.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  appear(draft, target);
}

/** A folder of this process alone: the same build may be published twice at once. */
function draftOf(target: string): string {
  const draft = `${target}.draft-${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  return draft;
}

/** Appears whole or not at all; whoever comes second finds the same content there and has nothing to do. */
function appear(draft: string, target: string): void {
  try {
    renameSync(draft, target);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error;
    rmSync(draft, { recursive: true, force: true });
  }
}
