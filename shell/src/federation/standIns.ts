import type { LoadRecord, RemoteRelease } from '@asia/shared/contracts';
import { pinnedReleases } from './pinnedReleases';

/** Remotes whose former build runs in this tab: it stays with it, so that no remote is a mixture of two for long. */
const standing = new Set<string>();

const pinnedOf = (name: string) => pinnedReleases().remotes.find((remote) => remote.name === name);

/** Remembers that the files of a remote came, but break or are not what was agreed: nothing else notes that. */
export function rememberBroken(name: string, more: Partial<LoadRecord> = { phase: 'use' }): void {
  const pinned = pinnedOf(name);
  if (pinned) globalThis.__mfe?.remember(pinned.base + pinned.entry, { outcome: 'failed', ...more });
}

/** The build before the pinned one, as a remote that stands beside it. */
export function formerOf(name: string): RemoteRelease | undefined {
  const pinned = pinnedOf(name);
  return pinned?.former && { ...pinned, ...pinned.former, name: `${name}-former` };
}

export const standsIn = (name: string) => standing.has(name);

/** @returns false where there is no former build, or where it stands in already: it never happens twice */
export function standIn(name: string): boolean {
  if (standing.has(name) || !formerOf(name)) return false;
  standing.add(name);
  rememberBroken(name, { recovered: true });
  return true;
}
