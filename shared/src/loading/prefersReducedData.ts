/** The Network Information API, which some browsers have. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** A server that takes longer for its first byte is behind a slow line. */
const SLOW_ANSWER_MS = 600;

/** Whether to load nothing ahead of need: the guest has asked for it, or the line is slow. */
export function prefersReducedData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (connection?.saveData || /[23]g/.test(connection?.effectiveType ?? '')) return true;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit !== undefined && visit.responseStart - visit.requestStart > SLOW_ANSWER_MS;
}
