import {
  type ErrorRecord,
  type LoadRecord,
  MAX_REPORTED_LOADS,
  type PageGlobals,
  type PageLoads,
  REPORTS,
} from '@asia/shared/contracts';

declare global {
  var __mfe: PageGlobals['__mfe'];
}

const fileOfBuild = /\/mfe\/([^/]+)\/([^/]+)\/([^?]+\.(?:js|css))/;

/**
 * Records the browser's measurements of each file; callers of `remember` add failures. One record for each file: the
 * list is bounded.
 */
export function recordLoads(): PageLoads {
  const records = new Map<string, LoadRecord>();
  const findRecord = (address: string): LoadRecord | undefined => {
    // A retry has a query and belongs to the same load.
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
      const record = findRecord(name);
      if (!record) continue;
      // A prefetched file is measured again when it is used, with 0 bytes; a retry adds its bytes.
      record.bytes += transferSize;
      record.ms = Math.max(record.ms, Math.round(duration));
    }
  }).observe({ type: 'resource', buffered: true });
  return (globalThis.__mfe = {
    get loads() {
      return [...records.values()];
    },
    remember: (address, more) => void Object.assign(findRecord(address) ?? {}, more),
  });
}

const phaseOf = (file: string): LoadRecord['phase'] =>
  /css$/.test(file) ? 'style' : /\//.test(file) ? 'chunk' : /^r/.test(file) ? 'entry' : 'start';

/** Sends records to the address in the header `Server-Timing`; undefined without one. */
export function reporter(): ((records: readonly (LoadRecord | ErrorRecord)[]) => void) | undefined {
  const address = readServerTiming(REPORTS);
  return address ? (records) => void navigator.sendBeacon(address, JSON.stringify(records)) : undefined;
}

/** Sends the new records whenever the page is hidden. */
export function reportLoads(page: PageLoads, send: (records: LoadRecord[]) => void): void {
  let reported = 0;
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') return;
    const unreported = page.loads.slice(reported, reported + MAX_REPORTED_LOADS);
    reported += unreported.length;
    if (unreported.length > 0) send(unreported);
  });
}

export function readServerTiming(name: string): string | undefined {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.serverTiming?.find((timing) => timing.name === name)?.description;
}
