import { OVERRIDES, type RemoteRelease, ROOT_ID } from '@asia/shared/contracts';
import { storedFields, tabStorage } from '@asia/shared/storage';
import { readServerTiming } from '../boot/assetLog';
import { pinnedReleases } from '../remotes/pinnedReleases';
import { overrideRemotes } from '../remotes/usedRemotes';
import { OVERRIDES_KEY } from './devtoolsRequested';

/** Remote → origin of a local build, or version of a stored one. */
type Overrides = Record<string, string>;

const applied: Overrides = {};
/** Reasons why requested overrides were rejected, one sentence each. */
export const rejections: string[] = [];

/** The builds that replace released ones on this page. */
export const overrides = (): Overrides => applied;

/** Sources of overrides that the server allows: `stored`, and origins of this machine. */
function readAllowed(): string[] {
  return (readServerTiming(OVERRIDES) ?? '').split(' ').filter(Boolean);
}

const overridePattern = /^([\w-]+)@(https?:\/\/[^/]+|\w+)\/?$/;

/** Overrides in the address (`?mfe=menu-mfe@http://localhost:3001`, or a version) and those that this tab has stored. */
function readRequested(): Overrides {
  const added = new URLSearchParams(location.search).getAll('mfe').flatMap((value) => {
    const [, remote, source] = overridePattern.exec(value) ?? [];
    return remote && source ? [[remote, source] as const] : [];
  });
  const stored = [...storedFields(tabStorage, OVERRIDES_KEY)].filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  );
  return Object.fromEntries([...stored, ...added]);
}

/**
 * Replaces pinned builds by the requested builds, before any remote is loaded. Rejects a build that the server does not
 * allow; the panel shows why. Removes the prerendered HTML: released builds wrote it.
 */
export function applyOverrides(): void {
  const { remotes } = pinnedReleases();
  for (const [remote, source] of Object.entries(readRequested())) {
    const rejection = findRejection(remotes, remote, source);
    if (rejection) rejections.push(rejection);
    else applied[remote] = source;
  }
  const none = Object.keys(applied).length === 0;
  tabStorage.write(OVERRIDES_KEY, none ? null : JSON.stringify(applied));
  if (none) return;
  overrideRemotes(
    remotes.flatMap((remote) => {
      const source = applied[remote.name];
      return source ? [overridden(remote, source)] : [];
    }),
  );
  document.getElementById(ROOT_ID)!.replaceChildren();
}

export function turnOff(): void {
  tabStorage.write(OVERRIDES_KEY, null);
  location.replace(location.pathname);
}

function findRejection(remotes: readonly RemoteRelease[], name: string, source: string): string | undefined {
  if (!remotes.some((remote) => remote.name === name)) return `${name} is no remote of this site.`;
  const isOrigin = source.includes(':');
  if (!readAllowed().includes(isOrigin ? source : 'stored'))
    return `This server does not allow ${name} from ${source}: OVERRIDES does not name it.`;
  return undefined;
}

/** A remote of the pointer with another build, without a hash, which is unknown, and without a fallback build. */
function overridden({ name, container, entry, version, base }: RemoteRelease, source: string): RemoteRelease {
  return source.includes(':')
    ? { name, container, entry, version: 'local', base: `${source}/` }
    : { name, container, entry, version: source, base: base.replace(version, source) };
}
