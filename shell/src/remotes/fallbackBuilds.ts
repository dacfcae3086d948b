import type { LoadRecord, RemoteRelease } from '@asia/shared/contracts';
import { pinnedReleases } from './pinnedReleases';

/** Remotes whose fallback build is in use. The tab stays with it: code of two builds must not mix. */
const standing = new Set<string>();

const pinnedOf = (name: string) => pinnedReleases().remotes.find((remote) => remote.name === name);

/** Remembers that the files of a remote came, but break or are not what was agreed. No other code notes that. */
export function rememberBroken(name: string, more: Partial<LoadRecord> = { phase: 'use' }): void {
  const pinned = pinnedOf(name);
  if (pinned) globalThis.__mfe?.remember(pinned.base + pinned.entry, { outcome: 'failed', ...more });
}

/** The build that was live before the pinned one, under a name of its own: the federation can know both. */
export function fallbackBuildOf(name: string): RemoteRelease | undefined {
  const pinned = pinnedOf(name);
  return pinned?.fallbackBuild && { ...pinned, ...pinned.fallbackBuild, name: `${name}-fallback` };
}

export const usesFallback = (name: string) => standing.has(name);

/** Switches a remote to its fallback build. @returns false where there is none, or where it is in use already */
export function activateFallback(name: string): boolean {
  if (standing.has(name) || !fallbackBuildOf(name)) return false;
  standing.add(name);
  rememberBroken(name, { recovered: true });
  return true;
}
