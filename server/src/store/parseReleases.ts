import { noForeignOrigins, type ForeignOrigins } from '../headers';
import { isRecord } from '../isRecord';

/** What the server needs to know of `releases.json`. */
export interface LiveReleases {
  /** Version by app. */
  versions: Readonly<Record<string, string>>;
  origins: ForeignOrigins;
  /** Addresses of the files of this site that the live builds are made of. */
  files: string[];
}

function originOf(address: unknown): string[] {
  if (typeof address !== 'string' || !/^https?:\/\//i.test(address)) return [];
  return [new URL(address).origin];
}

/** What the pointer says of a build's files; those of another origin are that origin's care. */
function filesOf(build: Record<string, unknown>): string[] {
  const { base, entry, integrity } = build;
  if (typeof base !== 'string' || !base.startsWith('/')) return [];
  const named = isRecord(integrity) ? Object.keys(integrity) : [];
  return [...named, ...(typeof entry === 'string' ? [entry] : [])].map((file) => base + file);
}

function release(value: unknown, where: string): { version: string; base: unknown } {
  if (!isRecord(value) || typeof value.version !== 'string') throw new TypeError(`${where} has no version`);
  return { version: value.version, base: value.base };
}

/**
 * Reads the pointer of what is live.
 * @throws {TypeError} naming the part that is not as it should be
 */
export function parseReleases(pointer: unknown): LiveReleases {
  if (!isRecord(pointer) || (pointer.schema !== 1 && pointer.schema !== 2))
    throw new TypeError('schema is neither 1 nor 2');
  if (!Array.isArray(pointer.remotes)) throw new TypeError('remotes is not a list');
  const shell = release(pointer.shell, 'shell');
  const versions: Record<string, string> = { shell: shell.version };
  const builds = new Set(originOf(shell.base));
  const files = isRecord(pointer.shell) ? filesOf(pointer.shell) : [];
  for (const [index, remote] of pointer.remotes.entries()) {
    const { version, base } = release(remote, `remotes[${index}]`);
    if (!isRecord(remote) || typeof remote.name !== 'string')
      throw new TypeError(`remotes[${index}] has no name`);
    versions[remote.name] = version;
    files.push(...filesOf(remote));
    for (const origin of originOf(base)) builds.add(origin);
  }
  const data = originOf(pointer.productsUrl);
  return {
    versions,
    files,
    origins: builds.size + data.length > 0 ? { builds: [...builds], data } : noForeignOrigins,
  };
}
