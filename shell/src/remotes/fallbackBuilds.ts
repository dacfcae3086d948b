import type { LoadRecord, RemoteBuild } from '@asia/shared/contracts';
import { usedRemotes } from './usedRemotes';

/** Remotes that use their fallback build. The tab stays with it: code of two builds must not mix. */
const activated = new Set<string>();

/** None in Node, where no page pins builds: an error of a remote refuses the release. */
const usedBuild = (name: string) =>
  typeof document === 'undefined' ? undefined : usedRemotes().find((remote) => remote.name === name);

/** Records that the files of a remote loaded, but throw or do not have the expected exports. No other code records that. */
export function rememberBroken(name: string, more: Partial<LoadRecord> = { phase: 'use' }): void {
  const used = usedBuild(name);
  if (used) globalThis.__mfe?.remember(used.base + used.entry, { outcome: 'failed', ...more });
}

/** The fallback build of a remote, under its own name: the federation can then hold both builds. */
export function fallbackBuildOf(name: string): RemoteBuild | undefined {
  const used = usedBuild(name);
  return used?.fallbackBuild && { ...used, ...used.fallbackBuild, name: `${name}-fallback` };
}

export const usesFallback = (name: string) => activated.has(name);

/** @returns false without a fallback build, or if it is in use already */
export function activateFallback(name: string): boolean {
  if (activated.has(name) || !fallbackBuildOf(name)) return false;
  activated.add(name);
  rememberBroken(name, { recovered: true });
  return true;
}
