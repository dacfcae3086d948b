import { ROUTES_ID } from '@asia/shared/contracts';

/**
 * A page that was cut off on its way can be read, but its scripts cannot start. Reloads such a page, once.
 * @returns whether the end of the page is missing
 */
export function askAgainWhenCut(page: Document): boolean {
  try {
    // The last element of every page.
    JSON.parse(page.getElementById(ROUTES_ID)?.textContent ?? '');
    return false;
  } catch {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (visit?.type !== 'reload') location.reload();
    return true;
  }
}
