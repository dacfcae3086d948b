import { ROUTES_ID, SLOW_NOTICE_ID } from '@asia/shared/contracts';
import { afterLcpImage } from './afterLcpImage';
import { recordLoads, reporter, reportLoads } from './assetLog';
import { earlyTaps } from './earlyTaps';
import { reportErrors } from './errorLog';
import { loadDeferredImages } from './loadDeferredImages';
import { retryAssets } from './retryAssets';
import { Scripts } from './Scripts';
import { storeIntents } from './storeIntents';

// Runs before every other script, so it must stay tiny. Until hydration it adds tapped dishes to the cart and holds
// other taps. It starts the other scripts once they no longer compete with the first picture.
// A browser below `browserslist` gets none of that: its page stays plain HTML with working links, and SlowNotice tells
// the guest. The test is `accent-color`, as in SlowNotice.module.css: of older browsers only Chrome 93 and Firefox 92
// to 97 have it. These Firefox lack `<dialog>`: the notice of a failed load replaces the dish sheet, and the bar's
// links replace the drawer.
if (CSS.supports('accent-color', 'auto')) boot();
else loadDeferredImages();

function boot(): void {
  let scripts: Scripts | undefined;
  const forgetTaps = earlyTaps(document, storeIntents(document), () => scripts?.fetchEarly());
  const loads = recordLoads();
  const send = reporter();
  if (send) {
    reportErrors(send);
    reportLoads(loads, send);
  }
  retryAssets(document, loads);
  // Bubble phase: scrolling inside a rail must not count as scrolling the page.
  for (const type of ['scroll', 'keydown'])
    addEventListener(type, loadDeferredImages, { once: true, passive: true });

  const start = () => {
    scripts = startScripts(forgetTaps);
  };
  // Something follows the last data of the page: all of them are there. The parser may still wait for the styles.
  if (document.getElementById(ROUTES_ID)?.nextSibling) start();
  else document.addEventListener('DOMContentLoaded', start);
}

function startScripts(forgetTaps: () => void): Scripts {
  const scripts = new Scripts(document, () => {
    forgetTaps();
    document.getElementById(SLOW_NOTICE_ID)?.setAttribute('data-now', '');
  });
  afterLcpImage({ arrived: () => scripts.fetch(), painted: () => scripts.run() });
  return scripts;
}
