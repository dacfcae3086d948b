import type { BuildManifest } from '@asia/shared/contracts';
import type { ReleaseStore } from '@asia/release-store';
import { buildApps } from './buildApps';
import { withProgress } from '../withProgress';
import { publishBuild } from './publishBuild';

/** Builds apps and adds the builds to the release store. */
export async function publishApps(store: ReleaseStore, apps: string[]): Promise<BuildManifest[]> {
  await buildApps(apps);
  return withProgress('publish', async () => {
    const builds = [];
    for (const app of apps) builds.push(await publishBuild(store, app));
    return builds;
  });
}
