/** The Network Information API, which some browsers have. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** A slower first byte means a line without room for prefetching. */
const SLOW_FIRST_BYTE_MS = 600;

/** Whether to load as little as possible: the guest has asked for it, or the connection is very slow. */
export function prefersReducedData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData) || /2g/.test(connection?.effectiveType ?? '') || firstByteWasSlow();
}

function firstByteWasSlow(): boolean {
  // jsdom does not have it.
  const { getEntriesByType } = performance as Partial<Performance>;
  const [visit] = (getEntriesByType?.call(performance, 'navigation') ?? []) as PerformanceNavigationTiming[];
  return visit !== undefined && visit.responseStart - visit.requestStart > SLOW_FIRST_BYTE_MS;
}
