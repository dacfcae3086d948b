import { STORED } from '@asia/shared/contracts';
import { Loadable } from '@asia/shared/ui';
import { whenAlive } from '../islands/whenAlive';
import { savesData } from './savesData';

/** What a visit without a network needs: most visits never do. */
export const offline = new Loadable('offline', () => import(/* webpackChunkName: "offline" */ './atHand'), {
  quiet: true,
});

/** Keeps each page that has come alive, once the browser is idle: one that never is keeps nothing. Never with Save-Data. */
export function keepPages(page: Document): void {
  const keep = async () => (await offline.prefetch())?.keepAtHand(location.pathname);
  if (page.documentElement.hasAttribute(STORED)) void offline.prefetch();
  if (savesData()) return;
  whenAlive(page, () => whenIdleAtLast(() => void keep()));
}

/** Waits as long as it takes, unlike what a guest waits for. Safari does not tell when it is idle. */
function whenIdleAtLast(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else setTimeout(work, 3_000);
}
