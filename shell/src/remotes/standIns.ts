import type { LoadRecord, RemoteRelease } from '@asia/shared/contracts';
import { pinnedReleases } from './pinnedReleases';

/** Remotes whose former build stands in. The tab stays with it: code of two builds must not mix. */
const standing = new Set<string>();

const pinnedOf = (name: string) => pinnedReleases().remotes.find((remote) => remote.name === name);

/** Remembers that the files of a remote came, but break or are not what was agreed. No other code notes that. */
export function rememberBroken(name: string, more: Partial<LoadRecord> = { phase: 'use' }): void {
  const pinned = pinnedOf(name);
  if (pinned) globalThis.__mfe?.remember(pinned.base + pinned.entry, { outcome: 'failed', ...more });
}

/** The build that was live before the pinned one, under a name of its own: the federation can know both. */
export function formerOf(name: string): RemoteRelease | undefined {
  const pinned = pinnedOf(name);
  return pinned?.former && { ...pinned, ...pinned.former, name: `${name}-former` };
}

export const standsIn = (name: string) => standing.has(name);

/** Lets the former build of a remote stand in. @returns false where there is none, or where it stands in already */
export function standIn(name: string): boolean {
  if (standing.has(name) || !formerOf(name)) return false;
  standing.add(name);
  rememberBroken(name, { recovered: true });
  return true;
}
