import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  CHUNKS,
  compressFolder,
  computeIntegrity,
  computeVersion,
  filesBelow,
  firstAndMore,
  hashesBelow,
  readJson,
  type ReleaseStore,
} from '@asia/release-store';
import type { AppDescription, BuildManifest } from '@asia/shared/contracts';
import { withProgress } from '../withProgress';
import { distOf } from '../workspace';
import { buildApps } from './buildApps';
import { checkScripts } from './checkScripts';
import { pageFiles } from './pageFiles';

export async function storeApps(store: ReleaseStore, apps: string[]): Promise<BuildManifest[]> {
  await buildApps(apps);
  return withProgress('store', async () => {
    const builds = [];
    for (const app of apps) builds.push(await storeBuild(store, app));
    return builds;
  });
}

/**
 * Folders of `dist/` → folders of the manifest. The boot script goes to the other scripts of the page. The service
 * worker has an address of the site, which is the same for every build.
 */
const folders: Record<string, string> = {
  web: 'web',
  boot: 'web',
  chunks: 'chunks',
  node: 'node',
  site: 'site',
  worker: 'site',
  contract: 'contract',
};

/** Source maps stay in `dist/`: a comment would change them, and the version with them. */
const isStored = (file: string) => !file.endsWith('.map');

/** Read only by the compiler: a comment must not change the version. `contract.json` has hashes without comments. */
const isForCompiler = (file: string) => file.startsWith('contract/') && file !== 'contract/contract.json';

/**
 * Adds the build of an app to the release store, under the hash of its content. If the store has the build, replaces
 * only damaged files and prints their names.
 * @returns the manifest of the build
 */
async function storeBuild(store: ReleaseStore, app: string): Promise<BuildManifest> {
  const dist = distOf(app);
  const description = readJson<AppDescription>(path.join(dist, 'description.json'));
  const draft = mkdtempSync(path.join(tmpdir(), 'asia-build-'));
  const web = path.join(draft, 'web');
  try {
    for (const [output, folder] of Object.entries(folders))
      if (existsSync(path.join(dist, output)))
        cpSync(path.join(dist, output), path.join(draft, folder), { recursive: true, filter: isStored });
    const files = hashesBelow(draft);
    checkScripts(
      app,
      draft,
      Object.keys(files).filter((file) => /^(web|chunks|site)\/.*\.js$/.test(file)),
    );
    const version = computeVersion({
      ...Object.fromEntries(Object.entries(files).filter(([file]) => !isForCompiler(file))),
      description: JSON.stringify(description),
    });
    const stored = await store.touchBuild(app, version);
    if (stored) return stored;
    const sealed = Object.keys(files).filter((file) => /^(web|chunks)\/.*\.(js|css)$/.test(file));
    const manifest: BuildManifest = {
      schema: 4,
      app,
      version,
      description,
      ...pageFiles(app, web),
      // Only the font of titles is preloaded: its late swap is visible. The font of texts shifts hardly anything.
      fonts: filesBelow(web).filter((file) => /zen-antique.*\.woff2$/.test(file)),
      files,
      // Integrity of every script and style sheet, by its place relative to the base.
      integrity: Object.fromEntries(
        sealed.map((file) => [path.posix.relative('web', file), computeIntegrity(path.join(draft, file))]),
      ),
      pictures: [],
    };
    await compressFolder(web);
    if (app === 'shell')
      await compressFolder(path.join(draft, 'chunks'), { known: await store.names(CHUNKS) });
    const repaired = await store.add(manifest, draft);
    if (repaired.length > 0) console.log(`${app} ${version}: repaired ${firstAndMore(repaired)}`);
    return manifest;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
