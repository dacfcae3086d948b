import { OFFLINE_COPY_DATE } from '@asia/shared/contracts';
import { Loadable } from '@asia/shared/ui';
import { whenHydrated } from '../hydration/whenHydrated';
import { prefersReducedData } from './prefersReducedData';

/** Offline banner and registration of the service worker: loaded when the browser is idle, or with a stored page. */
export const offline = new Loadable(
  'offline',
  () => import(/* webpackChunkName: "offline" */ './OfflineBanner'),
);

/** Has the service worker cache each page once it is hydrated and the browser idle. Never with Save-Data. */
export function cacheVisitedPages(page: Document): void {
  const cachePage = async () => (await offline.prefetch())?.registerServiceWorker(location.pathname);
  if (page.documentElement.hasAttribute(OFFLINE_COPY_DATE)) void offline.prefetch();
  if (prefersReducedData()) return;
  whenHydrated(page, () => whenIdleWithoutTimeout(() => void cachePage()));
}

/** No timeout, unlike `whenIdle`: nobody waits for it. Safari has no `requestIdleCallback`. */
function whenIdleWithoutTimeout(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else setTimeout(work, 3_000);
}
