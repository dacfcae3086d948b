import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AppDescription, BuildManifest } from '@asia/shared/contracts';
import {
  compressFolder,
  filesBelow,
  firstAndMore,
  hashOf,
  integrityOf,
  CHUNKS,
  readJson,
  type ReleaseStore,
  versionOf,
} from '@asia/release-store';
import { withProgress } from '../withProgress';
import { distOf } from '../workspace';
import { buildApps } from './buildApps';
import { pageFiles } from './pageFiles';

/** Stays in `dist/`: a comment would change it, and the version with it. */
const sourceMap = /\.map$/;

/** Builds apps and adds the builds to the release store. */
export async function publishApps(store: ReleaseStore, apps: string[]): Promise<BuildManifest[]> {
  await buildApps(apps);
  return withProgress('publish', async () => {
    const builds = [];
    for (const app of apps) builds.push(await publishBuild(store, app));
    return builds;
  });
}

/**
 * Adds the build of an app to the release store, under the hash of its content. If the build is there
 * already, only replaces damaged files, and prints their names.
 * @returns the manifest of the build
 */
async function publishBuild(store: ReleaseStore, app: string): Promise<BuildManifest> {
  const dist = distOf(app);
  const description = readJson<AppDescription>(path.join(dist, 'description.json'));
  const files = filesOf(dist);
  const version = versionOf({
    ...Object.fromEntries(Object.entries(files).filter(([file]) => !isForCompiler(file))),
    description: JSON.stringify(description),
  });
  const stored = await store.touchBuild(app, version);
  if (stored) return stored;
  const web = path.join(dist, 'web');
  const manifest: BuildManifest = {
    schema: 4,
    app,
    version,
    description,
    ...pageFiles(app, web),
    // Preloads only the font of titles, whose late swap is visible. The font of texts shifts nothing.
    fonts: filesBelow(web).filter((file) => /zen-antique.*\.woff2$/.test(file)),
    files,
    integrity: integrityIn(dist),
    pictures: [],
  };
  const draft = mkdtempSync(path.join(tmpdir(), 'asia-build-'));
  try {
    for (const [part, place] of Object.entries(served))
      if (existsSync(path.join(dist, part)))
        cpSync(path.join(dist, part), path.join(draft, place), {
          recursive: true,
          filter: (file) => !sourceMap.test(file),
        });
    await compressFolder(path.join(draft, 'web'));
    if (app === 'shell') await compressFolder(path.join(draft, 'chunks'), await store.names(CHUNKS));
    const server = Object.keys(places).flatMap((part) => [...below(dist, part, places[part])]);
    const repaired = await store.add(manifest, {
      web: below(path.join(draft, 'web')),
      chunks: below(path.join(draft, 'chunks')),
      server: new Map(server),
      pictures: new Map(),
    });
    if (repaired.length > 0) console.log(`${app} ${version}: repaired ${firstAndMore(repaired)}`);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return manifest;
}

/**
 * Parts of a build that browsers request, and their folders in a manifest: the boot script lies beside the others, chunks of
 * the shell beside the folders of builds.
 */
const served: Record<string, string> = { web: 'web', boot: 'web', chunks: 'chunks' };

/** Parts of a build that browsers do not request by build, and their folders in the release store. */
const places: Record<string, string> = {
  node: 'node',
  site: 'site',
  // Served at an address of the site, the same for every build.
  worker: 'site',
  contract: 'contract',
};

/**
 * Read only by the compiler: a comment there must not change the version. `contract.json` has hashes without
 * comments.
 */
const isForCompiler = (file: string) => file.startsWith('contract/') && file !== 'contract/contract.json';

/** Subresource integrity of every script and style sheet, by its place relative to the base. */
function integrityIn(dist: string): Record<string, string> {
  const files = Object.entries(served).flatMap(([part, place]) =>
    [...below(path.join(dist, part))].map(
      ([file, at]) => [path.posix.relative('web', path.posix.join(place, file)), at] as const,
    ),
  );
  return Object.fromEntries(
    files.filter(([file]) => /\.(js|css)$/.test(file)).map(([file, at]) => [file, integrityOf(at)]),
  );
}

/** Hash of each file of a build, by its name in the release store. */
function filesOf(dist: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries({ ...served, ...places }).flatMap(([part, place]) =>
      [...below(dist, part, place)].map(([name, file]) => [name, hashOf(file)]),
    ),
  );
}

/** Name → file, for a folder or a part of it, without source maps. @param place prefix of the names */
function below(folder: string, part = '', place = part): Map<string, string> {
  const within = path.join(folder, part);
  if (!existsSync(within)) return new Map();
  return new Map(
    filesBelow(within)
      .filter((file) => !sourceMap.test(file))
      .map((file) => [path.posix.join(place, file), path.join(within, file)]),
  );
}
