import { parsePointer, listVersions } from '@asia/release-store';
import type { ForeignOrigins } from '../headers';

const parseOrigins = (addresses: readonly string[]): string[] => [
  ...new Set(addresses.filter((address) => /^https?:\/\//i.test(address)).map(parseOrigin)),
];

function parseOrigin(address: string): string {
  const { origin } = new URL(address);
  // Rejects hosts with characters that would end a CSP directive.
  if (/[;,'"]/.test(origin)) throw new TypeError(`${origin} is no origin`);
  return origin;
}

/**
 * Versions by app, and foreign origins, in the pointer of what is live.
 * @throws {TypeError} naming the key, or the origin, that is wrong
 */
export function parseReleases(pointer: unknown): {
  versions: Record<string, string>;
  origins: ForeignOrigins;
} {
  const parsed = parsePointer(pointer);
  const { shell, remotes, productsUrl } = parsed;
  const builds = parseOrigins([shell, ...remotes].map(({ base }) => base));
  return { versions: listVersions(parsed), origins: { builds, data: parseOrigins([productsUrl]) } };
}
