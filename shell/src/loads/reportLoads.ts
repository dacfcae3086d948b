import { REPORTS } from '@asia/shared/contracts';
import type { PageLoads } from './rememberLoads';

/** As many in one report; a visit has about thirty. */
const MOST = 60;

/** Reports the loads of the page when the guest leaves it or looks elsewhere, if the operator has said where. */
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
