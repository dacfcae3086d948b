import { LATE_ID } from '@asia/shared/contracts';
import { rememberLoads } from '../loads/rememberLoads';
import { reportLoads } from '../loads/reportLoads';
import { keepTaps } from './keepTaps';
import { askAgainWhenCut } from './askAgainWhenCut';
import { letPicturesCome } from './letPicturesCome';
import { Scripts } from './Scripts';
import { tryAgain } from './tryAgain';
import { whenFirstPictureStands } from './whenFirstPictureStands';

// Runs before anything else, so it must stay tiny. It keeps the guest's taps until the code behind them runs, and
// fetches that code once it no longer competes with the first picture.
const forgetTaps = keepTaps(document);
const loads = rememberLoads();
reportLoads(loads);
tryAgain(document, loads);
for (const type of ['scroll', 'pointerdown', 'keydown'])
  addEventListener(type, letPicturesCome, { capture: true, once: true, passive: true });

function start(): void {
  if (askAgainWhenCut(document)) return;
  const scripts = new Scripts(document, () => {
    forgetTaps();
    document.getElementById(LATE_ID)?.setAttribute('data-now', '');
  });
  whenFirstPictureStands({ arrived: () => scripts.fetch(), painted: () => scripts.run() });
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
