import type { BuildManifest, ReleasePointer, RemoteRelease } from '@asia/shared/contracts';
import { appTable } from '../build/appTable';
import { checkFit } from './checkFit';
import { goLive, liveManifests } from './goLive';
import { withLock } from './lock';
import { placePictures } from './placePictures';
import type { Store } from './Store';

export interface ReleaseResult {
  /** Id of the live generation after the call. */
  generation: string;
  /** Apps whose live version changed. */
  changed: string[];
}

/**
 * Makes stored builds live.
 * @param builds one build per app to change
 * @throws Error with what has to be released first, or why a page could not be written; nothing has changed then
 */
export async function releaseBuilds(store: Store, builds: BuildManifest[]): Promise<ReleaseResult> {
  placePictures(store);
  return withLock(store, async () => {
    // Read under the lock: two teams that release at once must both be in the outcome.
    const live = store.pointer();
    const changed = builds
      .filter(({ app, version }) => liveVersion(live, app) !== version)
      .map(({ app }) => app);
    const generation = store.currentId();
    if (live && generation && changed.length === 0) return { generation, changed };
    const pointer = nextPointer(live, builds);
    checkFit(liveManifests(store, pointer));
    return { generation: await goLive(store, pointer, changed), changed };
  });
}

export function liveVersion(pointer: ReleasePointer | null, app: string): string | undefined {
  return app === 'shell'
    ? pointer?.shell.version
    : pointer?.remotes.find(({ name }) => name === app)?.version;
}

/** @throws Error when the store is empty and an app is missing from the first release */
function nextPointer(live: ReleasePointer | null, builds: BuildManifest[]): ReleasePointer {
  const version = (app: string): string => {
    const next = builds.find((build) => build.app === app)?.version ?? liveVersion(live, app);
    if (!next) throw new Error(`The store has no ${app} yet: npm run release -- all`);
    return next;
  };
  const remotes: RemoteRelease[] = appTable.remotes.map(({ name, container }) => ({
    name,
    container,
    version: version(name),
    base: `/mfe/${name}/${version(name)}/`,
    entry: 'remoteEntry.js',
  }));
  return {
    schema: 1,
    shell: { version: version('shell'), base: `/mfe/shell/${version('shell')}/` },
    remotes,
    productsUrl: process.env.PRODUCTS_URL ?? live?.productsUrl ?? '/products',
  };
}
