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
  MANIFEST,
  type ReleaseStore,
  RETENTION,
  SERVER_BUILDS,
  serverBuildOf,
  SOURCES,
  type Stored,
  VERDICTS,
} from '@asia/release-store';
import { readable } from './rollbackTarget';

interface BuildFile extends Stored {
  /** `app/version`. */
  build: string;
  app: string;
  version: string;
  isManifest: boolean;
}

/** Files that may go, by kind. */
export interface Pruning {
  builds: BuildFile[];
  /** Pictures, entries and chunks of the shell that no kept build has. */
  shared: Stored[];
  /** Pages that never went live, unfinished files of killed releases, records of sources without builds. */
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
  const folders = [SERVER_BUILDS, 'mfe/'].map((folder) => store.files.list(folder));
  const stored = (await Promise.all(folders)).flat().filter(({ name }) => !isOfManyBuilds(name));
  const files = stored.map(parseBuildFile);
  for (const { build } of files.filter(isYoung)) kept.add(build);
  const doomed = files.filter(({ build }) => !kept.has(build));
  const deployments = readable(history);
  const deployed = new Set(deployments.map(({ folder }) => folder));
  // A damaged deployment may name any of the pages: then all stay.
  const pages = deployments.length < history.length ? [] : await store.files.list('generations/');
  return {
    // Manifests go first. Without one a build does not exist, so an interruption leaves no half build.
    builds: doomed.sort((a, b) => Number(b.isManifest) - Number(a.isManifest)),
    shared: await unreferenced(
      store,
      files.filter(({ build }) => kept.has(build)),
      isYoung,
    ),
    leftovers: [
      ...pages.filter((file) => !deployed.has(file.name.split('/')[1] ?? '')),
      ...(await store.files.list(DRAFTS)),
      ...(await recordsOfOthers(store, kept)),
      // The compiler judges again.
      ...(await store.files.list(VERDICTS)),
    ].filter((file) => !isYoung(file)),
  };
}

/** @throws Error when a build of these files was released again meanwhile */
export async function removeUnneeded(
  store: ReleaseStore,
  { builds, shared, leftovers }: Pruning,
): Promise<void> {
  const known = new Map(builds.map(({ name, at }) => [name, at.getTime()]));
  const manifests = builds.filter(({ isManifest }) => isManifest);
  for (const { app, version } of manifests) {
    const folder = serverBuildOf(app, version);
    const changed = (await store.files.list(folder)).some(({ name, at }) => known.get(name) !== at.getTime());
    if (changed) throw new Error(`${folder} was just released again. Prune once more.`);
  }
  await store.files.remove(manifests.map(({ name }) => name));
  await store.files.remove(builds.map(({ name }) => name));
  await store.files.remove([...shared, ...leftovers].map(({ name }) => name));
}

/** e.g. `12.3 MB`. */
export const megabytes = (files: readonly { size: number }[]): string =>
  `${(files.reduce((sum, { size }) => sum + size, 0) / 1_000_000).toFixed(1)} MB`;

function parseBuildFile(file: Stored): BuildFile {
  const [, app = '', version = ''] = file.name.split('/');
  const isManifest = file.name === serverBuildOf(app, version) + MANIFEST;
  return { ...file, build: `${app}/${version}`, app, version, isManifest };
}

/**
 * Live builds, the builds before them, builds of a rollback, and builds that were live at any moment after `since`. The
 * last deployment before `since` counts: it was still live then.
 */
function keptBuilds(history: readonly (Deployment | DamagedFile)[], since: number): Set<string> {
  // The clock of a machine may be wrong. The numbers are not: no deployment is older than the one before it.
  let time = 0;
  const times = history.toReversed().map((one) => {
    if (!(one instanceof DamagedFile)) time = Math.max(time, Date.parse(one.at) || 0);
    return time;
  });
  const lately = history.slice(0, times.filter((each) => each >= since).length + 1);
  for (const one of lately) if (one instanceof DamagedFile) throw one;
  const deployments = readable(history).slice(0, Math.max(lately.length, 2));
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
  kept: readonly BuildFile[],
  isYoung: (file: Stored) => boolean,
): Promise<Stored[]> {
  const manifests = kept.filter(({ isManifest }) => isManifest);
  // A build without a manifest is unfinished or damaged: its pictures are unknown.
  if (new Set(kept.map(({ build }) => build)).size > manifests.length) return [];
  const shown = new Set<string>();
  for (const { app, version } of manifests) {
    const manifest = await store.manifest(app, version).catch(() => null);
    if (!manifest) return [];
    for (const picture of manifest.pictures) shown.add(`pictures/${picture}`);
    for (const file of Object.keys(manifest.files)) shown.add(buildFile(app, version, file));
  }
  const folders = ['pictures/', ENTRIES, CHUNKS].map((folder) => store.files.list(folder));
  const stored = (await Promise.all(folders)).flat();
  // A file goes with its compressed siblings.
  const whole = ({ name }: Stored) => name.replace(/\.br$/, '');
  return stored.filter((file) => !shown.has(whole(file)) && !isYoung(file));
}
