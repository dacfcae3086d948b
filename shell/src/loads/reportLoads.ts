import { REPORTS } from '@asia/shared/contracts';
import type { PageLoads } from './rememberLoads';

/** The most records in one report; a visit has about thirty. */
const MOST = 60;

/** Sends the new records whenever the page is hidden, if the server has said where to (`Server-Timing`). */
export function reportLoads(page: PageLoads): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const address = visit?.serverTiming?.find(({ name }) => name === REPORTS)?.description;
  if (!address) return;
  let told = 0;
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') return;
    const news = page.loads.slice(told, told + MOST);
    told += news.length;
    if (news.length > 0) navigator.sendBeacon(address, JSON.stringify(news));
  });
}
