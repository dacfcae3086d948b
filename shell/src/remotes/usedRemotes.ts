import type { RemoteBuild } from '@asia/shared/contracts';
import { pinnedBuilds } from './pinnedBuilds';

let overriding: readonly RemoteBuild[] = [];

/** The remotes of this page: the pinned builds, or those that the developer tools put in their place. */
export const usedRemotes = (): RemoteBuild[] =>
  pinnedBuilds().remotes.map((remote) => overriding.find(({ name }) => name === remote.name) ?? remote);

/** Uses builds in place of the pinned ones. Call before any remote is loaded. */
export function overrideRemotes(builds: readonly RemoteBuild[]): void {
  overriding = builds;
}
