import { publishApps, withProgress, type Mode } from '@asia/app-build';
import type { ReleaseStore } from '@asia/release-store';
import { releaseBuilds, type ReleaseResult } from '@asia/releases';

/** Builds apps, publishes the builds and makes them live. */
export async function releaseApps(
  store: ReleaseStore,
  apps: string[],
  mode: Mode = 'production',
): Promise<ReleaseResult> {
  const builds = await publishApps(store, apps, mode);
  return withProgress('pages', () => releaseBuilds(store, builds));
}
