import {
  OVERRIDES,
  RELEASES_ID,
  ROOT_ID,
  type ReleasePointer,
  type RemoteRelease,
} from '@asia/shared/contracts';
import { pinnedReleases } from '../remotes/pinnedReleases';
import { serverTiming } from '../boot/assetLog';
import { OVERRIDES_KEY } from './devtoolsRequested';
import { checkCompatibility } from './checkCompatibility';

/** Remote → origin of a local build, or version of a stored one. */
type Overrides = Record<string, string>;

const applied: Overrides = {};
/** Why a wished build is not on the page, one sentence each. */
export const refusals: string[] = [];
/** Why a build that is on the page may not fit, one sentence each. */
export const doubts: string[] = [];

/** The builds that replace released ones on this page. */
export const overrides = (): Overrides => applied;

/** Where the server allows such builds from: `stored`, and origins of this machine. */
function allowed(): string[] {
  return (serverTiming(OVERRIDES) ?? '').split(' ').filter(Boolean);
}

const wish = /^([\w-]+)@(https?:\/\/[^/]+|\w+)\/?$/;

/** `?mfe=menu-mfe@http://localhost:3001`, or a version; kept for this tab until it is turned off. */
function wished(): Overrides {
  const asked = new URLSearchParams(location.search).getAll('mfe').flatMap((value) => {
    const [, remote, place] = wish.exec(value) ?? [];
    return remote && place ? [[remote, place] as const] : [];
  });
  return { ...kept(), ...Object.fromEntries(asked) };
}

function kept(): Overrides {
  try {
    const stored = Object.entries(JSON.parse(sessionStorage.getItem(OVERRIDES_KEY) ?? '{}') as object);
    return Object.fromEntries<string>(stored.filter(([, place]) => typeof place === 'string'));
  } catch {
    return {};
  }
}

/**
 * Puts the wished builds into the pointer of the page, before any remote is loaded. A build that the server does not allow
 * or that does not fit is refused, and the panel says why. The prerendered HTML goes, because released builds wrote it.
 */
export async function applyOverrides(): Promise<void> {
  const wishes = wished();
  const pointer = pinnedReleases();
  for (const [remote, place] of Object.entries(wishes)) {
    const refusal = await refusalOf(pointer, remote, place);
    if (refusal) refusals.push(refusal);
    else applied[remote] = place;
  }
  if (Object.keys(applied).length === 0) return sessionStorage.removeItem(OVERRIDES_KEY);
  sessionStorage.setItem(OVERRIDES_KEY, JSON.stringify(applied));
  pointer.remotes = pointer.remotes.map((remote) => instead(remote, applied[remote.name]));
  document.getElementById(RELEASES_ID)!.textContent = JSON.stringify(pointer);
  document.getElementById(ROOT_ID)!.replaceChildren();
}

export function turnOff(): void {
  sessionStorage.removeItem(OVERRIDES_KEY);
  location.replace(location.pathname);
}

async function refusalOf(
  { remotes, shell }: ReleasePointer,
  name: string,
  place: string,
): Promise<string | undefined> {
  const remote = remotes.find((candidate) => candidate.name === name);
  if (!remote) return `${name} is no remote of this site.`;
  const isOrigin = place.includes(':');
  if (!allowed().includes(isOrigin ? place : 'stored'))
    return `This server does not let ${name} come from ${place}: OVERRIDES does not name it.`;
  const { errors: misfits, warnings: its } = await checkCompatibility(instead(remote, place), shell.base);
  if (misfits.length > 0) return `${name} of ${place} does not fit: ${misfits.join(' ')}`;
  doubts.push(...its.map((doubt) => `${name} may not fit: ${doubt}`));
  return undefined;
}

/** The pointer's entry for another build: without a hash, which nobody knows, and without a fallback build. */
function instead(remote: RemoteRelease, place: string | undefined): RemoteRelease {
  if (!place) return remote;
  const { name, container, entry, version, base } = remote;
  return place.includes(':')
    ? { name, container, entry, version: 'local', base: `${place}/` }
    : { name, container, entry, version: place, base: base.replace(version, place) };
}
