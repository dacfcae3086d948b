import { STORED } from '@asia/shared/contracts';
import { Loadable } from '@asia/shared/ui';
import { whenAlive } from '../hydration/whenAlive';
import { savesData } from './savesData';

/** The code for a visit without a network: most visits never need it. */
export const offline = new Loadable('offline', () => import(/* webpackChunkName: "offline" */ './atHand'), {
  quiet: true,
});

/** Keeps each page that has come to life, as soon as the browser is idle. Never with Save-Data. */
export function keepPages(page: Document): void {
  const keep = async () => (await offline.prefetch())?.keepAtHand(location.pathname);
  if (page.documentElement.hasAttribute(STORED)) void offline.prefetch();
  if (savesData()) return;
  whenAlive(page, () => whenIdleAtLast(() => void keep()));
}

/** Without a time limit, unlike `whenIdle`, because no guest waits for it. Safari does not tell when it is idle. */
function whenIdleAtLast(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else setTimeout(work, 3_000);
}
