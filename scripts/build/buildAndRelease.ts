import { publishBuild } from '../store/publishBuild';
import { releaseBuilds, type ReleaseResult } from '../store/releaseApps';
import type { Store } from '../store/Store';
import { buildApps, type Mode } from './buildApps';

/** Builds apps, puts the builds into the store and makes them live. */
export async function buildAndRelease(
  store: Store,
  apps: string[],
  mode: Mode = 'production',
): Promise<ReleaseResult> {
  await buildApps(apps, mode);
  const builds = [];
  for (const app of apps) builds.push(await publishBuild(store, app, mode));
  return releaseBuilds(store, builds);
}
