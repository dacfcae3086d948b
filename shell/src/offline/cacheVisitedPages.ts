import { OFFLINE_COPY_DATE } from '@asia/shared/contracts';
import { Loadable } from '@asia/shared/ui';
import { whenHydrated } from '../hydration/whenHydrated';
import { prefersReducedData } from './prefersReducedData';

/** The code for a visit without a network: most visits never need it. */
export const offline = new Loadable(
  'offline',
  () => import(/* webpackChunkName: "offline" */ './OfflineBanner'),
  {
    quiet: true,
  },
);

/** Keeps each page that has come to life, as soon as the browser is idle. Never with Save-Data. */
export function cacheVisitedPages(page: Document): void {
  const keep = async () => (await offline.prefetch())?.registerServiceWorker(location.pathname);
  if (page.documentElement.hasAttribute(OFFLINE_COPY_DATE)) void offline.prefetch();
  if (prefersReducedData()) return;
  whenHydrated(page, () => whenIdleAtLast(() => void keep()));
}

/** Without a time limit, unlike `whenIdle`, because no guest waits for it. Safari does not tell when it is idle. */
function whenIdleAtLast(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else setTimeout(work, 3_000);
}
