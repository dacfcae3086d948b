import type { BuildManifest, ReleasePointer } from '@asia/shared/contracts';
import { liveVersion } from './releaseApps';

/**
 * The build to go back to: the named one, or the newest that was published before the live one.
 * @param history newest first
 * @throws Error when there is none
 */
export function rollbackTarget(
  history: BuildManifest[],
  pointer: ReleasePointer | null,
  app: string,
  version?: string,
): BuildManifest {
  if (version) {
    const named = history.find((build) => build.version.startsWith(version));
    if (named) return named;
    throw new Error(`The store has no build ${version} of ${app}. It has: ${list(history)}.`);
  }
  const live = history.findIndex((build) => build.version === liveVersion(pointer, app));
  const previous = history[live + 1];
  if (live < 0 || !previous)
    throw new Error(`There is nothing before the live ${app}. The store has: ${list(history)}.`);
  return previous;
}

function list(history: BuildManifest[]): string {
  return history.map((build) => build.version).join(', ') || 'none';
}
