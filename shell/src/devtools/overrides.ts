import { OVERRIDES, type RemoteBuild, ROOT_ID } from '@asia/shared/contracts';
import { storedFields, tabStorage } from '@asia/shared/storage';
import { readServerTiming } from '../boot/assetLog';
import { pinnedBuilds } from '../remotes/pinnedBuilds';
import { overrideRemotes } from '../remotes/usedRemotes';
import { OVERRIDES_KEY } from './devtoolsRequested';

/** Remote → origin of a local build, or version of a stored one. */
type Overrides = Record<string, string>;

const applied: Overrides = {};
/** Reasons why requested overrides were rejected, one sentence each. */
export const rejections: string[] = [];

export const overrides = (): Overrides => applied;

/** Sources of overrides that the server allows: `stored`, and origins of this machine. */
function readAllowed(): string[] {
  return (readServerTiming(OVERRIDES) ?? '').split(' ').filter(Boolean);
}

/** Whether the address asks for the panel: by `?mfe`, or, where the server allows overrides, by any value of it. */
export const panelRequested = () => readValues().some((value) => value === '' || readAllowed().length > 0);

const readValues = () => new URLSearchParams(location.search).getAll('mfe');

const overridePattern = /^([\w-]+)@(https?:\/\/[^/]+|\w+)\/?$/;

/** Overrides in the address (`?mfe=menu-mfe@http://localhost:3001`, or a version) and those that this tab has stored. */
function readRequested(): Overrides {
  const added = readValues()
    .filter((value) => value !== '')
    .map((value) => {
      const [, remote = value, source = ''] = overridePattern.exec(value) ?? [];
      return [remote, source] as const;
    });
  const stored = [...storedFields(tabStorage, OVERRIDES_KEY)].filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  );
  return Object.fromEntries([...stored, ...added]);
}

/**
 * Replaces pinned builds by the requested builds, before any remote is loaded. Rejects a build that the server does not
 * allow; the badge says why. Removes the prerendered HTML: released builds wrote it.
 */
export function applyOverrides(): void {
  const { remotes } = pinnedBuilds();
  for (const [remote, source] of Object.entries(readRequested())) {
    const rejection = findRejection(remotes, remote, source);
    if (rejection) rejections.push(rejection);
    else applied[remote] = source;
  }
  // Anybody may follow a link with `?mfe=`: only where developers may open builds the page shows what was refused.
  if (readAllowed().length === 0) for (const rejection of rejections.splice(0)) console.warn(rejection);
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

function findRejection(remotes: readonly RemoteBuild[], name: string, source: string): string | undefined {
  if (!source) return `${name} is no override: it takes <remote>@<origin>, or <remote>@<version>.`;
  if (!remotes.some((remote) => remote.name === name)) return `${name} is no remote of this site.`;
  const isOrigin = source.includes(':');
  if (!readAllowed().includes(isOrigin ? source : 'stored'))
    return `This server does not allow ${name} from ${source}: OVERRIDES does not name it.`;
  return undefined;
}

/** A remote of the pointer with another build, without a hash, which is unknown, and without a fallback build. */
function overridden({ name, container, entry, version, base }: RemoteBuild, source: string): RemoteBuild {
  return source.includes(':')
    ? { name, container, entry, version: 'local', base: `${source}/` }
    : { name, container, entry, version: source, base: base.replace(version, source) };
}
