import { registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteRelease } from '@asia/shared/contracts';

/**
 * Tells the federation runtime where each remote lives. Nothing is loaded.
 * @param force forget what was loaded or failed before, so that a retry reaches the network again
 */
export function registerReleases(remotes: RemoteRelease[], { force = false } = {}): void {
  registerRemotes(
    remotes.map(({ container, base, entry }) => ({
      name: container,
      entry: base + entry,
      type: 'global' as const,
      entryGlobalName: container,
    })),
    { force },
  );
}
