import { ROUTES_ID } from '@asia/shared/contracts';

/**
 * A document whose end did not arrive can be read, and would never answer: it is asked for once more.
 * @returns whether it lacks its end
 */
export function askAgainWhenCut(page: Document): boolean {
  try {
    // The last that a page writes.
    JSON.parse(page.getElementById(ROUTES_ID)?.textContent ?? '');
    return false;
  } catch {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (visit?.type !== 'reload') location.reload();
    return true;
  }
}
