import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { bringsMenu, publishApps } from '@asia/app-build';
import { ports, root } from '@asia/app-build/workspace';
import type { ReleaseStore } from '@asia/release-store';
import type { BuildManifest } from '@asia/shared/contracts';

/** What every build reads besides the folder of its app. */
const common = [
  'shared/src',
  'shared/package.json',
  'tsconfig.base.json',
  'content/pictures',
  'content/pages.csv',
  'content/restaurant.json',
  'platform/content-build/src',
  'platform/app-build/src',
  'platform/release-store/src',
  'package-lock.json',
];
const ignored = /(^|\/)(node_modules|dist|coverage|[^/]+\.test\.tsx?)(\/|$)/;

/** Name in the release store of the version that sources gave: the same ones always give the same, in any checkout. */
const recordOf = (app: string, sources: string | undefined) => `sources/${app}/${sources}`;

/** The version of the build that sources gave, if a checkout has published it. */
const versionFrom = async (store: ReleaseStore, app: string, sources: string | undefined) =>
  (await store.files.read(recordOf(app, sources)))?.toString();

/** A hash of everything that the build of an app reads, by app. */
export function sourceVersions(): Record<string, string> {
  const ofAll = common.flatMap(filesIn);
  const menu = filesIn('content').filter((file) => !file.startsWith('content/pictures/'));
  const versions = Object.keys(ports).map((app) => {
    const own = filesIn(app);
    return [app, hashOf([...ofAll, ...own, ...(bringsMenu(app) ? menu : [])])] as const;
  });
  return Object.fromEntries(versions);
}

function filesIn(relative: string): string[] {
  const absolute = path.join(root, relative);
  if (ignored.test(relative) || !existsSync(absolute)) return [];
  if (!statSync(absolute).isDirectory()) return [relative];
  return readdirSync(absolute)
    .sort()
    .flatMap((name) => filesIn(`${relative}/${name}`));
}

const read = (file: string) => readFileSync(path.join(root, file));

function hashOf(files: string[]): string {
  // An app.ts may read it.
  const hash = createHash('sha256').update(process.env.PRODUCTS_URL ?? '');
  for (const file of files) hash.update(file).update('\0').update(read(file));
  return hash.digest('hex');
}

/**
 * Builds and publishes the apps whose sources have no whole build in the release store yet, known by their hash.
 * @returns one build per app, in the order of the apps
 */
export async function publishChanged(store: ReleaseStore, apps: string[]): Promise<BuildManifest[]> {
  const sources = sourceVersions();
  const builds = new Map<string, BuildManifest>();
  for (const app of apps) {
    const version = await versionFrom(store, app, sources[app]);
    const build = version && (await store.touchBuild(app, version));
    if (build) console.log(`${app}: ${version} is the build of these sources`);
    if (build) builds.set(app, build);
  }
  const differing = apps.filter((app) => !builds.has(app));
  for (const build of differing.length > 0 ? await publishApps(store, differing) : []) {
    builds.set(build.app, build);
    await store.files.create(recordOf(build.app, sources[build.app]), Buffer.from(build.version));
  }
  return apps.flatMap((app) => builds.get(app) ?? []);
}

/** Apps of this workspace whose live build is not known to come from these sources. */
export async function appsThatDiffer(store: ReleaseStore, live: Record<string, string>): Promise<string[]> {
  const differing: string[] = [];
  for (const [app, sources] of Object.entries(sourceVersions()))
    if (!live[app] || (await versionFrom(store, app, sources)) !== live[app]) differing.push(app);
  return differing;
}
