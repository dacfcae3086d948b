import { listVersions, parsePointer } from '@asia/release-store';

function originOf(address: string): string[] {
  if (!/^https?:\/\//i.test(address)) return [];
  const { origin } = new URL(address);
  // Rejects hosts with characters that would end a CSP directive.
  if (/[;,'"]/.test(origin)) throw new TypeError(`${origin} is no origin`);
  return [origin];
}

/**
 * Reads a pointer: versions by app, `app/version` of each build with its fallback, and the foreign origin of products.
 * @throws {TypeError} naming the key, or the origin, that is wrong
 */
export function parseReleases(pointer: unknown): {
  versions: Record<string, string>;
  builds: Set<string>;
  data: string[];
} {
  const parsed = parsePointer(pointer);
  const { shell, remotes, productsUrl } = parsed;
  const ofRemotes = remotes.flatMap(({ name, version, fallbackBuild }) =>
    [version, fallbackBuild?.version ?? version].map((one) => `${name}/${one}`),
  );
  return {
    versions: listVersions(parsed),
    builds: new Set([`shell/${shell.version}`, ...ofRemotes]),
    data: originOf(productsUrl),
  };
}
