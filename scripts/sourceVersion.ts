import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { withProgress } from '@asia/app-build/withProgress';
import { root } from '@asia/app-build/workspace';
import type { Workbook } from '@asia/content-build';
import { CONTENT, listVersions, readJson, type ReleaseStore, sourcesRecord } from '@asia/release-store';
import type { BuildManifest } from '@asia/shared/contracts';
import { parts } from './parts';

/** Inputs of the build of every app, besides the folder of the app. */
const ofApps = [
  'shared/src',
  'shared/package.json',
  'tsconfig.base.json',
  'platform/app-build/src',
  'platform/release-store/src',
  'package-lock.json',
];
/** Inputs of the content. */
const ofContent = ['content', 'shared/src', 'platform/content-build/src', 'platform/release-store/src'];
const test = /\.test\.tsx?$/;
/** Names of `.gitignore`, which has no other patterns. Git may be missing where a copy of the sources is released. */
const ignored = readFileSync(path.join(root, '.gitignore'), 'utf8')
  .split('\n')
  .flatMap((line) => line.replace(/\/$/, '') || [])
  .map((name) => new RegExp(`^${name.replace(/[.]/g, '\\.').replace(/[*]/g, '.*')}$`));

/** Whether a build may read a file or folder: git does not ignore it, and it is no test. @param relative to the root */
export function isSource(relative: string): boolean {
  const name = path.basename(relative);
  return !test.test(name) && !ignored.some((pattern) => pattern.test(name));
}

/** The version of the build that sources gave, if a checkout has stored it. */
const versionFrom = async (store: ReleaseStore, app: string, sources: string | undefined) =>
  (await store.files.read(sourcesRecord(app, sources)))?.toString();

/** A hash of all inputs of the build of a part, by part. Only of wanted parts: photographs take long. */
export function sourceVersions(wanted: readonly string[], workbook?: Workbook): Record<string, string> {
  const hashPart = (part: string) =>
    part === CONTENT
      ? hashInputs(ofContent, workbook?.tables ?? [])
      : hashInputs([...ofApps, part], oldestBrowsers());
  return Object.fromEntries(wanted.map((part) => [part, hashPart(part)]));
}

/** Style sheets are written for these browsers. No other key of this `package.json` changes a build. */
const oldestBrowsers = () => [
  [
    'browserslist',
    readJson<{ browserslist: string[] }>(path.join(root, 'package.json')).browserslist.join('\n'),
  ] as const,
  // The library also reads the variables `BROWSERSLIST`, `BROWSERSLIST_CONFIG` …
  ...Object.entries(process.env).flatMap(([name, value = '']) =>
    name.startsWith('BROWSERSLIST') ? [[name, value] as const] : [],
  ),
];

/** Reads the workbook, if the content is wanted. */
async function workbookFor(wanted: readonly string[], fresh: boolean): Promise<Workbook | undefined> {
  if (!wanted.includes(CONTENT)) return undefined;
  const { readWorkbook } = await import('@asia/content-build');
  return readWorkbook({ fresh });
}

function filesIn(relative: string): string[] {
  const absolute = path.join(root, relative);
  if (!isSource(relative) || !existsSync(absolute)) return [];
  if (!statSync(absolute).isDirectory()) return [relative];
  return readdirSync(absolute)
    .sort()
    .flatMap((name) => filesIn(`${relative}/${name}`));
}

const read = (file: string) => readFileSync(path.join(root, file));

function hashInputs(
  places: readonly string[],
  values: Iterable<readonly [name: string, value: string | Uint8Array]>,
): string {
  // An app.ts may read it.
  const hash = createHash('sha256').update(process.env.PRODUCTS_URL ?? '');
  for (const file of places.flatMap(filesIn)) hash.update(file).update('\0').update(read(file));
  for (const [name, value] of values) hash.update(name).update('\0').update(value);
  return hash.digest('hex');
}

/**
 * Builds and stores the parts whose sources have no whole build in the release store yet, by their hash; content also
 * where its build is not live.
 * @param fresh whether the workbook must answer
 * @returns one build for each part, in their order
 * @throws Error for the reader of that part
 */
export async function storeChanged(
  store: ReleaseStore,
  wanted: string[],
  fresh = true,
): Promise<BuildManifest[]> {
  const workbook = await workbookFor(wanted, fresh);
  const sources = sourceVersions(wanted, workbook);
  const builds = new Map<string, BuildManifest>();
  const live = listVersions((await store.live())?.pointer)[CONTENT];
  for (const part of wanted) {
    const version = await versionFrom(store, part, sources[part]);
    // On another day, `hoy` is another date: only live content keeps its dates.
    const isStale = part === CONTENT && version !== live;
    const build = version && !isStale && (await store.touchBuild(part, version));
    if (build) console.log(`${part}: ${version} is the build of these sources`);
    if (build) builds.set(part, build);
  }
  const differing = wanted.filter((part) => !builds.has(part));
  for (const build of await storeBuilds(store, differing, workbook)) {
    builds.set(build.app, build);
    const record = sourcesRecord(build.app, sources[build.app]);
    await store.files.remove([record]);
    await store.files.create(record, Buffer.from(build.version));
  }
  return wanted.flatMap((part) => builds.get(part) ?? []);
}

/** Nothing is compiled for the content: a host with Node alone releases it. */
async function storeBuilds(
  store: ReleaseStore,
  differing: readonly string[],
  workbook?: Workbook,
): Promise<BuildManifest[]> {
  const builds: BuildManifest[] = [];
  // First: a mistake of the owner must not show after minutes.
  if (workbook && differing.includes(CONTENT))
    builds.push(await withProgress(CONTENT, () => storeOwn(store, workbook)));
  const apps = differing.filter((part) => part !== CONTENT);
  if (apps.length === 0) return builds;
  const { storeApps } = await import('@asia/app-build');
  return [...builds, ...(await storeApps(store, apps))];
}

async function storeOwn(store: ReleaseStore, workbook: Workbook): Promise<BuildManifest> {
  const { checkOwnContent, storeContent } = await import('@asia/content-build');
  const checked = await checkOwnContent(workbook);
  for (const note of checked.notes) console.warn(note);
  return storeContent(store, checked);
}

/** Parts of this folder whose live build does not come from these sources, as far as the store knows. */
export async function partsThatDiffer(store: ReleaseStore, live: Record<string, string>): Promise<string[]> {
  const differing: string[] = [];
  for (const [part, sources] of Object.entries(sourceVersions(parts, await workbookFor(parts, false))))
    if (!live[part] || (await versionFrom(store, part, sources)) !== live[part]) differing.push(part);
  return differing;
}
