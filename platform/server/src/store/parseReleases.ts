import { listVersions, parsePointer } from '@asia/release-store';
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
 * Reads a pointer: versions by app, `app/version` of each build with its fallback, and foreign origins.
 * @throws {TypeError} naming the key, or the origin, that is wrong
 */
export function parseReleases(pointer: unknown): {
  versions: Record<string, string>;
  builds: Set<string>;
  origins: ForeignOrigins;
} {
  const parsed = parsePointer(pointer);
  const { shell, remotes, productsUrl } = parsed;
  const bases = parseOrigins([shell, ...remotes].map(({ base }) => base));
  const ofRemotes = remotes.flatMap(({ name, version, fallbackBuild }) =>
    [version, fallbackBuild?.version ?? version].map((one) => `${name}/${one}`),
  );
  return {
    versions: listVersions(parsed),
    builds: new Set([`shell/${shell.version}`, ...ofRemotes]),
    origins: { builds: bases, data: parseOrigins([productsUrl]) },
  };
}
