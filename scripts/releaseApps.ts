import { publishApps, withProgress, type Mode } from '@asia/app-build';
import type { ReleaseStore } from '@asia/release-store';
import { releaseBuilds, type ReleaseResult } from '@asia/releases';
import { publishChanged } from './sourceVersion';

/** Publishes the builds of apps, of those that changed new ones, and makes them live. */
export async function releaseApps(
  store: ReleaseStore,
  apps: string[],
  mode: Mode = 'production',
): Promise<ReleaseResult> {
  const builds = await (mode === 'production' ? publishChanged(store, apps) : publishApps(store, apps, mode));
  return releaseBuilds(store, builds, withProgress);
}
