import type { BuildManifest } from '@asia/shared/contracts';
import type { ReleaseStore } from '@asia/release-store';
import { buildApps, type Mode } from './buildApps';
import { withProgress } from '../withProgress';
import { publishBuild } from './publishBuild';

/** Builds apps and adds the builds to the release store. */
export async function publishApps(
  store: ReleaseStore,
  apps: string[],
  mode: Mode = 'production',
): Promise<BuildManifest[]> {
  await buildApps(apps, mode);
  return withProgress('publish', async () => {
    const builds = [];
    for (const app of apps) builds.push(await publishBuild(store, app, mode));
    return builds;
  });
}
