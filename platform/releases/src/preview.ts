import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BuildManifest } from '@asia/shared/contracts';
import { ReleaseStore, versionsOf } from '@asia/release-store';
import { composePreview, releaseBuilds, type ReleaseResult } from './releaseBuilds';

export interface Preview extends ReleaseResult {
  /** The release store of the preview, which any server can serve. */
  fork: ReleaseStore;
}

/**
 * Composes the site as it would be with stored builds, and marks every page as a preview. What is live stays.
 */
export async function previewBuilds(store: ReleaseStore, builds: BuildManifest[]): Promise<Preview> {
  const fork = await emptyFork(store);
  const live = await store.live();
  const versions = { ...versionsOf(live?.pointer), ...versionsIn(builds) };
  for (const [app, version] of Object.entries(versions)) await store.pullBuild(app, version);
  if (live) {
    const nothing = await mkdtemp(path.join(tmpdir(), 'asia-fork-'));
    await fork.publish(nothing, null, { action: 'release', changed: [], pointer: live.pointer });
    await rm(nothing, { recursive: true });
  }
  return { fork, ...(await composePreview(fork, builds)) };
}

const versionsIn = (builds: BuildManifest[]) =>
  Object.fromEntries(builds.map(({ app, version }) => [app, version]));

/**
 * Releases the builds of the last preview.
 * @param apps some of them; none means all
 * @throws Error when there is no preview, or not of that app
 */
export async function releasePreview(store: ReleaseStore, apps: string[]): Promise<ReleaseResult> {
  const seen = await forkOf(store).live();
  const known = Object.entries(versionsOf(seen?.pointer)).filter(([app]) => seen?.changed.includes(app));
  const missing = apps.find((app) => !known.some(([name]) => name === app));
  if (known.length === 0 || missing)
    throw new Error(`There is no preview${missing ? ` of ${missing}` : ''}: npm run preview`);
  const wanted = known.filter(([app]) => apps.length === 0 || apps.includes(app));
  const builds = await Promise.all(wanted.map(([app, version]) => store.manifest(app, version)));
  return releaseBuilds(store, builds);
}

const forkOf = ({ dir }: ReleaseStore) => ReleaseStore.inFolder(path.join(dir, 'preview'));

/** A release store inside another one, with the same builds and pictures but generations of its own. */
async function emptyFork(store: ReleaseStore): Promise<ReleaseStore> {
  const fork = forkOf(store);
  await rm(fork.dir, { recursive: true, force: true });
  await mkdir(fork.dir, { recursive: true });
  for (const part of ['mfe', 'server-builds', 'pictures']) {
    await mkdir(path.join(store.dir, part), { recursive: true });
    await symlink(path.join('..', part), path.join(fork.dir, part));
  }
  return fork;
}
