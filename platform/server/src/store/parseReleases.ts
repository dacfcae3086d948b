import { parsePointer, versionsOf } from '@asia/release-store';
import { noForeignOrigins, type ForeignOrigins } from '../headers';

/** What the server reads from `releases.json`. */
export interface LiveReleases {
  /** Version by app. */
  versions: Readonly<Record<string, string>>;
  origins: ForeignOrigins;
}

const originsOf = (addresses: readonly string[]): string[] => [
  ...new Set(addresses.filter((address) => /^https?:\/\//i.test(address)).map(originOf)),
];

function originOf(address: string): string {
  const { origin } = new URL(address);
  // Rejects hosts with characters that would end a CSP directive.
  if (/[;,'"]/.test(origin)) throw new TypeError(`${origin} is no origin`);
  return origin;
}

/**
 * Reads the pointer of what is live.
 * @throws {TypeError} naming the part that is not as it should be
 */
export function parseReleases(pointer: unknown): LiveReleases {
  const parsed = parsePointer(pointer);
  const { shell, remotes, productsUrl } = parsed;
  const builds = originsOf([shell, ...remotes].map(({ base }) => base));
  const data = originsOf([productsUrl]);
  return {
    versions: versionsOf(parsed),
    origins: builds.length + data.length > 0 ? { builds, data } : noForeignOrigins,
  };
}
