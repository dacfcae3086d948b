import {
  CAUGHT_EVENT,
  type CaughtError,
  type ErrorRecord,
  MAX_REPORTED_ERRORS,
  type ReleasePointer,
  RELEASES_ID,
} from '@asia/shared/contracts';

/** Event of the window → kind of its error. */
const kinds = { error: 'error', unhandledrejection: 'rejection', [CAUGHT_EVENT]: 'boundary' } as const;

/** A place in a stack, as Chrome (`at name (address:1:2)`), Firefox and Safari (`name@address:1:2`) write it. */
const frame = /(?:^ +at .*?|@)([^\s(@]+):(\d+:\d+)\)?$/gm;
const fileOfBuild = /^\/mfe\/([^/]+)\/([^/]+)\/([^?]+)/;

/** Sends each new error of this site's code at once, up to a limit for each visit. */
export function reportErrors(send: (records: ErrorRecord[]) => void): void {
  const sent = new Set<string>();
  for (const [type, kind] of Object.entries(kinds))
    addEventListener(type, (event) => {
      const { error, reason, detail } = event as Event &
        Partial<Record<'error' | 'reason', unknown>> & { detail?: CaughtError };
      const thrown = (detail?.thrown ?? error ?? reason) as Partial<Error> | undefined;
      // The record of a load covers failed files.
      if (!thrown?.stack || 'request' in thrown || thrown.name === 'LoadFailure') return;
      const found = findPlace(thrown.stack + (detail?.components ?? ''));
      const record = found && { ...found, kind, name: thrown.name ?? '' };
      const key = JSON.stringify(record);
      if (!record || sent.size === MAX_REPORTED_ERRORS || sent.has(key)) return;
      sent.add(key);
      send([record]);
    });
}

/** The first place outside of libraries, which throw for their callers; none if code of another origin comes first. */
function findPlace(stack: string): Pick<ErrorRecord, 'app' | 'version' | 'place'> | undefined {
  for (const [, address = '', position] of stack.matchAll(frame)) {
    const [, app, folder, file] = fileOfBuild.exec(address.replace(location.origin, '')) ?? [];
    if (!app || !folder || !file) return undefined;
    if (/^libraries\./.test(file)) continue;
    // Chunks of the shell are in no folder of a build.
    const version = folder === 'chunks' ? pinnedShell() : folder;
    return { app, version, place: `${file}:${position}` };
  }
  return undefined;
}

const pinnedShell = () =>
  (JSON.parse(document.getElementById(RELEASES_ID)?.textContent ?? '') as ReleasePointer).shell.version;
