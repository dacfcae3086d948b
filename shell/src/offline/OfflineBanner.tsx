import { languageTags, OFFLINE_COPY_DATE, opensElsewhere, WORKER } from '@asia/shared/contracts';
import { language } from '@asia/shared/messages';
import { Button, observer, onReconnect } from '@asia/shared/ui';
import { offlineTexts } from '../messages/offline';
import { pinnedBuilds } from '../remotes/pinnedBuilds';
import { findLink } from '../routing/findLink';
import { ReleaseStatus } from './ReleaseStatus';
import classes from './OfflineBanner.module.css';

const stored = document.documentElement.getAttribute(OFFLINE_COPY_DATE);
const releaseStatus = new ReleaseStatus(pinnedBuilds(), parseDate(stored ?? performance.timeOrigin));

function parseDate(value: string | number): Date | null {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? null : date;
}

// A stored page may be shown although there is a network: when the server does not answer in time.
if (stored !== null || !navigator.onLine) releaseStatus.goOffline();
if (stored !== null) void releaseStatus.check();
addEventListener('offline', () => releaseStatus.goOffline());
onReconnect(() => void releaseStatus.check());
// After a new release the next link loads a whole document: the new page then runs no code of the old release.
addEventListener(
  'click',
  (event) => {
    if (releaseStatus.stale && !opensElsewhere(event) && findLink(event.target))
      event.stopImmediatePropagation();
  },
  { capture: true },
);

/** Registers the service worker, which then caches the site and the page at `path`. */
export async function registerServiceWorker(path: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  // Errors are ignored: the site works without a worker.
  await navigator.serviceWorker.register(`/${WORKER}`, { updateViaCache: 'none' }).catch(() => undefined);
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ seen: path });
}

/** Banner: offline, with the age of the prices; then, back online, whether a new release is live. */
export const OfflineBanner = observer(function OfflineBanner() {
  const { offline, asOf, stale } = releaseStatus;
  const texts = offlineTexts.texts;
  return (
    <div role="status" lang={languageTags[language.current]}>
      {offline && (
        <p className={classes.line}>{asOf ? `${texts.offline} ${texts.prices(asOf)}` : texts.offline}</p>
      )}
      {stale && !offline && (
        <p className={classes.line}>
          <span>{texts.stale}</span>
          <Button variant="line" slim onClick={() => location.reload()}>
            {texts.reload}
          </Button>
        </p>
      )}
    </div>
  );
});
