import type { LoadRecord } from '@asia/shared/contracts';

/** How the files of the page were loaded: the global `__mfe`, for the other scripts and for developers. */
export interface PageLoads {
  /** One record for each file of a build, oldest first. */
  readonly loads: LoadRecord[];
  /** Adds to the record of the file at `address`. */
  remember(address: string, more: Partial<LoadRecord>): void;
}

declare global {
  var __mfe: PageLoads | undefined;
}

const fileOfBuild = /\/mfe\/([^/]+)\/([^/]+)\/([^?]+\.(?:js|css))/;

/**
 * Keeps what the browser measures of each file; what went wrong is added by whoever notices it. There is one record for
 * each file, so the list cannot grow without end.
 */
export function rememberLoads(): PageLoads {
  const records = new Map<string, LoadRecord>();
  const recordOf = (address: string): LoadRecord | undefined => {
    // The second try for a file has a query, and is part of the same load.
    const [key, app, version, file] = fileOfBuild.exec(address) ?? [];
    if (!key || !app || !version || !file) return undefined;
    const known = records.get(key) ?? {
      ...{ app, version, phase: phaseOf(file), ms: 0, bytes: 0 },
      ...({ outcome: 'ready', recovered: false } as const),
    };
    records.set(key, known);
    return known;
  };
  new PerformanceObserver((list) => {
    for (const { name, duration, transferSize } of list.getEntries() as PerformanceResourceTiming[]) {
      const record = recordOf(name);
      if (!record) continue;
      // A file that was fetched ahead is measured again when it is used, with 0 bytes; a second try adds its bytes.
      record.bytes += transferSize;
      record.ms = Math.max(record.ms, Math.round(duration));
    }
  }).observe({ type: 'resource', buffered: true });
  return (globalThis.__mfe = {
    get loads() {
      return [...records.values()];
    },
    remember: (address, more) => void Object.assign(recordOf(address) ?? {}, more),
  });
}

const phaseOf = (file: string): LoadRecord['phase'] =>
  /css$/.test(file) ? 'style' : /\//.test(file) ? 'chunk' : /^r/.test(file) ? 'entry' : 'start';
