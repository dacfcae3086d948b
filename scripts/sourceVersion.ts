import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ports, root } from '@asia/app-build/workspace';

/** What every build reads besides the folder of its app. */
const common = [
  'shared/src',
  'content/pictures',
  'content/pages.csv',
  'content/restaurant.json',
  'platform/content-build/src',
  'platform/app-build/src',
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
    // A new price changes no other app: only one that imports the menu reads it.
    const readsMenu = own.some(
      (file) => /\.tsx?$/.test(file) && read(file).includes('@asia/shared/menu-data/'),
    );
    return [app, hashOf([...ofAll, ...own, ...(readsMenu ? menu : [])])] as const;
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
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update('\0').update(read(file));
  return hash.digest('hex');
}

/** Records which builds the sources gave. */
export function rememberBuilds(
  sources: Record<string, string>,
  versions: Record<string, string>,
  apps: string[],
): void {
  const built = apps.map((app) => [app, { sources: sources[app], version: versions[app] }]);
  mkdirSync(path.dirname(record), { recursive: true });
  writeFileSync(record, JSON.stringify({ ...remembered(), ...(Object.fromEntries(built) as Built) }));
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
