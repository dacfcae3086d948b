import type { RemoteRelease } from '@asia/shared/contracts';
import { pinnedReleases } from './pinnedReleases';

let overriding: readonly RemoteRelease[] = [];

/** The remotes of this page: the pinned builds, or those that the developer tools put in their place. */
export const usedRemotes = (): RemoteRelease[] =>
  pinnedReleases().remotes.map((remote) => overriding.find(({ name }) => name === remote.name) ?? remote);

/** Uses builds in place of the pinned ones. Call before any remote is loaded. */
export function overrideRemotes(builds: readonly RemoteRelease[]): void {
  overriding = builds;
}
