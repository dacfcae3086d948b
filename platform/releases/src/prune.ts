import {
  buildFile,
  CHUNKS,
  DamagedFile,
  DAY_MS,
  type Deployment,
  DRAFTS,
  ENTRIES,
  isOfManyBuilds,
  listVersions,
  type ReleaseStore,
  RETENTION,
  SOURCES,
  type Stored,
} from '@asia/release-store';
import { readable } from './rollbackTarget';

/** Files that may go, by kind. */
export interface Pruning {
  builds: Stored[];
  /** Pictures, entries and chunks of the shell that no kept build has. */
  shared: Stored[];
  /** Pages that never went live, unfinished files of killed releases, records of sources without builds, source maps. */
  leftovers: Stored[];
}

/**
 * Finds files that neither the live site, nor a rollback, nor an open tab needs.
 * @param days how long a tab may stay open
 * @throws {DamagedFile} when a damaged deployment may name needed builds
 */
export async function findUnneeded(store: ReleaseStore, days: number, now = Date.now()): Promise<Pruning> {
  const history = await store.deployments.history();
  const kept = keptBuilds(history, now - days * DAY_MS);
  const isYoung = ({ at }: Stored) => now - at.getTime() < RETENTION.releaseInProgressMs;
  const folders = ['server-builds/', 'mfe/'].map((folder) => store.files.list(folder));
  const files = (await Promise.all(folders)).flat().filter(({ name }) => !isOfManyBuilds(name));
  for (const file of files.filter(isYoung)) kept.add(parseBuild(file));
  const doomed = files.filter((file) => !kept.has(parseBuild(file)));
  const deployments = readable(history);
  const deployed = new Set(deployments.map(({ folder }) => folder));
  // A damaged deployment may name any of the pages: then all stay.
  const pages = deployments.length < history.length ? [] : await store.files.list('generations/');
  return {
    // Manifests go first. Without one a build does not exist, so an interruption leaves no half build.
    builds: doomed.sort((a, b) => Number(isManifest(b)) - Number(isManifest(a))),
    shared: await unreferenced(
      store,
      files.filter((file) => kept.has(parseBuild(file))),
      isYoung,
    ),
    leftovers: [
      ...pages.filter((file) => !deployed.has(file.name.split('/')[1] ?? '')),
      ...(await store.files.list(DRAFTS)),
      ...(await recordsOfOthers(store, kept)),
      // Source maps, which nothing reads.
      ...(await store.files.list('maps/')),
    ].filter((file) => !isYoung(file)),
  };
}

/**
 * Removes the found files.
 * @throws Error when a build of them was released again meanwhile
 */
export async function removeUnneeded(
  store: ReleaseStore,
  { builds, shared, leftovers }: Pruning,
): Promise<void> {
  const known = new Map(builds.map(({ name, at }) => [name, at.getTime()]));
  for (const folder of new Set(builds.filter(isManifest).map(({ name }) => folderOf(name)))) {
    const changed = (await store.files.list(folder)).some(({ name, at }) => known.get(name) !== at.getTime());
    if (changed) throw new Error(`${folder} was just released again. Prune once more.`);
  }
  await store.files.remove(builds.filter(isManifest).map(({ name }) => name));
  await store.files.remove(builds.map(({ name }) => name));
  await store.files.remove([...shared, ...leftovers].map(({ name }) => name));
}

/** `app/version` of a file of a build. */
const parseBuild = ({ name }: Stored) => name.split('/').slice(1, 3).join('/');
const isManifest = ({ name }: Stored) => /^server-builds\/[^/]+\/[^/]+\/build\.json$/.test(name);
const folderOf = (name: string) => name.replace(/[^/]+$/, '');

/**
 * Live builds, builds of a rollback, and builds that were live at any moment after `since`. The last deployment before
 * `since` counts: it was still live then.
 */
function keptBuilds(history: readonly (Deployment | DamagedFile)[], since: number): Set<string> {
  const first = history.findIndex((one) => !(one instanceof DamagedFile) && Date.parse(one.at) < since);
  const lately = history.slice(0, first < 0 ? undefined : first + 1);
  for (const one of lately) if (one instanceof DamagedFile) throw one;
  const deployments = readable(lately);
  const live = deployments.flatMap(({ pointer }) => Object.entries(listVersions(pointer)));
  const steps = Object.entries(deployments[0]?.undo ?? {}).flatMap(([app, versions]) =>
    versions.slice(0, RETENTION.rollbackSteps).map((version) => [app, version]),
  );
  return new Set([...live, ...steps].map((build) => build.join('/')));
}

/** Records of sources without one of these builds. */
async function recordsOfOthers(store: ReleaseStore, builds: ReadonlySet<string>): Promise<Stored[]> {
  const records = await store.files.list(SOURCES);
  const versions = await Promise.all(records.map(({ name }) => store.files.read(name)));
  return records.filter(({ name }, at) => !builds.has(`${name.split('/')[1]}/${versions[at]?.toString()}`));
}

async function unreferenced(
  store: ReleaseStore,
  kept: readonly Stored[],
  isYoung: (file: Stored) => boolean,
): Promise<Stored[]> {
  const manifests = kept.filter(isManifest).map(parseBuild);
  // A build without a manifest is unfinished or damaged: its pictures are unknown.
  if (new Set(kept.map(parseBuild)).size > manifests.length) return [];
  const shown = new Set<string>();
  for (const build of manifests) {
    const [app = '', version = ''] = build.split('/');
    const manifest = await store.manifest(app, version).catch(() => null);
    if (!manifest) return [];
    for (const picture of manifest.pictures) shown.add(`pictures/${picture}`);
    for (const file of Object.keys(manifest.files)) shown.add(buildFile(app, version, file));
  }
  const folders = ['pictures/', ENTRIES, CHUNKS].map((folder) => store.files.list(folder));
  const stored = (await Promise.all(folders)).flat();
  // A file goes with its compressed siblings.
  const whole = ({ name }: Stored) => name.replace(/\.(br|gz)$/, '');
  return stored.filter((file) => !shown.has(whole(file)) && !isYoung(file));
}
