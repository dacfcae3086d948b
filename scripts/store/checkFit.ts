import type { BuildManifest } from '@asia/shared/contracts';

/**
 * Refuses a set of builds that cannot work together: every remote's need of `@asia/shared` must be met
 * by the shell, which provides it.
 * @throws Error that says what to release first
 */
export function checkFit(manifests: Record<string, BuildManifest>): void {
  const shell = manifests.shell;
  if (!shell) throw new Error('There is no shell among the builds.');
  for (const { app, shared } of Object.values(manifests)) {
    if (!provides(shell.shared, shared)) {
      throw new Error(
        `${app} needs @asia/shared ${shared}, and the live shell provides ${shell.shared}. ` +
          `Release a shell with ${shared} first: npm run release -- shell`,
      );
    }
  }
}

/** Same major version, and at least as new. */
function provides(offered: string, needed: string): boolean {
  const [a, b] = [offered, needed].map((version) => version.split('.').map(Number)) as [number[], number[]];
  if (a[0] !== b[0]) return false;
  return a[1] !== b[1] ? (a[1] ?? 0) > (b[1] ?? 0) : (a[2] ?? 0) >= (b[2] ?? 0);
}
