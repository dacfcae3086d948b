import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
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

/** By app, which sources gave which build: the same sources always give the same one. */
const record = path.join(root, '.cache/built-from.json');
type Built = Record<string, { sources: string; version: string }>;

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
  const [sources, known] = [sourceVersions(), remembered()];
  const builds = new Map<string, BuildManifest>();
  for (const app of apps) {
    const { version = '', sources: before } = known[app] ?? {};
    const build = before === sources[app] && (await store.touchBuild(app, version));
    if (build) console.log(`${app}: ${version} is the build of these sources`);
    if (build) builds.set(app, build);
  }
  const differing = apps.filter((app) => !builds.has(app));
  for (const build of differing.length > 0 ? await publishApps(store, differing) : [])
    builds.set(build.app, build);
  const built = differing.map((app) => [app, { sources: sources[app], version: builds.get(app)?.version }]);
  mkdirSync(path.dirname(record), { recursive: true });
  writeFileSync(record, JSON.stringify({ ...known, ...(Object.fromEntries(built) as Built) }));
  return apps.flatMap((app) => builds.get(app) ?? []);
}

/** Apps of this workspace whose live build is not known to come from these sources. */
export function appsThatDiffer(live: Record<string, string>): string[] {
  const [built, sources] = [remembered(), sourceVersions()];
  return Object.keys(sources).filter(
    (app) => !live[app] || built[app]?.sources !== sources[app] || built[app]?.version !== live[app],
  );
}

function remembered(): Built {
  return existsSync(record) ? (JSON.parse(readFileSync(record, 'utf8')) as Built) : {};
}
