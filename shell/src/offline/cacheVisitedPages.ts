import { OFFLINE_COPY_DATE } from '@asia/shared/contracts';
import { inBackground, Loadable, prefersReducedData, whenHydrated } from '@asia/shared/ui';

/** Offline banner and registration of the service worker: loaded when the browser is idle, or with a stored page. */
export const offline = new Loadable(
  'offline',
  () => import(/* webpackChunkName: "offline" */ './OfflineBanner'),
);

/** Has the service worker cache each page last of all in the background. Never with Save-Data. */
export function cacheVisitedPages(page: Document): void {
  const cachePage = async () => (await offline.prefetch())?.registerServiceWorker(location.pathname);
  if (page.documentElement.hasAttribute(OFFLINE_COPY_DATE)) void offline.prefetch();
  if (prefersReducedData()) return;
  whenHydrated(page, () => inBackground(cachePage));
}
