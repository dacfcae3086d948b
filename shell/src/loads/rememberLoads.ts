import type { LoadRecord } from '@asia/shared/contracts';

/** What the boot script leaves on the page for the other scripts, and for whoever looks. */
export interface PageLoads {
  /** What this page has loaded of builds, oldest first. */
  readonly loads: LoadRecord[];
  /** Says more about the load of a file, by its address. */
  remember(address: string, more: Partial<LoadRecord>): void;
}

declare global {
  var __mfe: PageLoads | undefined;
}

const fileOfBuild = /\/mfe\/([^/]+)\/([^/]+)\/([^?]+\.(?:js|css))/;

/**
 * The browser itself measures what the page loads; what went wrong is said by whoever notices it. One record a file, and
 * a page has no more files than its builds: it never grows beyond that.
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
      // A file fetched ahead comes a second time out of the cache, at no cost; a second try costs once more.
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
