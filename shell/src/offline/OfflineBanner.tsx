import { OFFLINE_COPY_DATE, WORKER } from '@asia/shared/contracts';
import { language } from '@asia/shared/messages';
import { Button, observer } from '@asia/shared/ui';
import { pinnedReleases } from '../remotes/pinnedReleases';
import { linkOf } from '../routing/linkOf';
import { ReleaseStatus } from './ReleaseStatus';
import { offlineTexts } from './offlineTexts';
import classes from './OfflineBanner.module.css';

const stored = document.documentElement.getAttribute(OFFLINE_COPY_DATE);
const releaseStatus = new ReleaseStatus(pinnedReleases(), dateOf(stored ?? performance.timeOrigin));

function dateOf(words: string | number): Date | null {
  const date = new Date(words);
  return Number.isNaN(date.getTime()) ? null : date;
}

// A page may come out of storage while there is a network: when the server does not answer in time.
if (stored !== null || !navigator.onLine) releaseStatus.goOffline();
if (stored !== null) void releaseStatus.check();
addEventListener('offline', () => releaseStatus.goOffline());
addEventListener('online', () => void releaseStatus.check());
// After a new release the browser follows the next link itself, so that the new page has no code of the old release.
addEventListener(
  'click',
  (event) => {
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    if (releaseStatus.stale && !elsewhere && linkOf(event.target)) event.stopImmediatePropagation();
  },
  { capture: true },
);

/** Has the browser keep the site, and the page at `path`. */
export async function registerServiceWorker(path: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  // Where workers are switched off or forbidden, the site goes on without.
  await navigator.serviceWorker.register(`/${WORKER}`, { updateViaCache: 'none' }).catch(() => undefined);
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ seen: path });
}

/** Says that there is no network and how old the prices are; and when it is back, whether something has changed. */
export const OfflineBanner = observer(function OfflineBanner() {
  const { offline: alone, asOf, stale: changed } = releaseStatus;
  const texts = offlineTexts[language.current];
  return (
    <div role="status" lang={texts.lang}>
      {alone && (
        <p className={classes.line}>
          {texts.alone} {asOf && texts.prices(asOf)}
        </p>
      )}
      {changed && !alone && (
        <p className={classes.line}>
          {texts.changed}
          <Button variant="line" slim onClick={() => location.reload()}>
            {texts.reload}
          </Button>
        </p>
      )}
    </div>
  );
});
