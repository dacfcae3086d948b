import { buildApps, type Mode } from './build/buildApps';
import { publishBuild } from './build/publishBuild';
import { releaseBuilds, type ReleaseResult } from './releaseBuilds';
import type { ReleaseStore } from './store/ReleaseStore';

/** Builds apps, puts the builds into the store and makes them live. */
export async function releaseApps(
  store: ReleaseStore,
  apps: string[],
  mode: Mode = 'production',
): Promise<ReleaseResult> {
  await buildApps(apps, mode);
  const builds = [];
  for (const app of apps) builds.push(await publishBuild(store, app, mode));
  return releaseBuilds(store, builds);
}
