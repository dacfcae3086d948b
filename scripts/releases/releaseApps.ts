import type { BuildManifest } from '@asia/shared/contracts';
import { buildApps, type Mode } from './build/buildApps';
import { publishBuild } from './build/publishBuild';
import { releaseBuilds, type ReleaseResult } from './releaseBuilds';
import { stage } from './stage';
import type { ReleaseStore } from './store/ReleaseStore';

/** Builds apps, puts the builds into the store and makes them live. */
export async function releaseApps(
  store: ReleaseStore,
  apps: string[],
  mode: Mode = 'production',
): Promise<ReleaseResult> {
  const builds = await publishApps(store, apps, mode);
  return stage('pages', () => releaseBuilds(store, builds));
}

/** Builds apps and puts the builds into the store. */
export async function publishApps(
  store: ReleaseStore,
  apps: string[],
  mode: Mode = 'production',
): Promise<BuildManifest[]> {
  await buildApps(apps, mode);
  const builds = [];
  for (const app of apps) builds.push(await publishBuild(store, app, mode));
  return builds;
}
