import type { Bench } from '../Bench';
import { inTurns, median } from '../measure';
import { Phone } from '../phone/Phone';
import '../phone/RouteChange';

export interface MeasuredChange {
  from: string;
  to: string;
  /** From a click without warning to the painted title, in ms, median; the network is part of it. */
  cold: number;
  /** The same after a guest has shown an interest in the link and what it needs has arrived. */
  prefetched: number;
}

/** Into a remote, inside one, and into another. */
const changes = [
  { from: '/', to: '/menu' },
  { from: '/Menu', to: '/ArrozChino' },
  { from: '/', to: '/Salon' },
] as const;

/** How long nothing may be asked for before a prefetch counts as complete. */
const QUIET_MS = 1000;
const LONGEST_MS = 20_000;
const POLLING_MS = 500;

/** How long a route change by click takes, cold and prefetched. */
export async function measureRouteChanges(bench: Bench): Promise<MeasuredChange[]> {
  const measured: MeasuredChange[] = [];
  for (const { from, to } of changes) {
    const times = await inTurns(bench.runs, {
      cold: () => changeRoute(bench, from, to, false),
      prefetched: () => changeRoute(bench, from, to, true),
    });
    measured.push({
      from,
      to,
      cold: Math.round(median(times.cold)),
      prefetched: Math.round(median(times.prefetched)),
    });
  }
  return measured;
}

/** @returns milliseconds from the click to the painted title */
async function changeRoute(
  { browser, site }: Bench,
  from: string,
  to: string,
  prefetch: boolean,
): Promise<number> {
  const phone = await Phone.open(browser);
  try {
    await phone.visit(site + from);
    const link = phone.page.locator(`a[href="${to}" i]:visible`).first();
    if (prefetch) {
      const settled = settledAfter(phone);
      await link.dispatchEvent('pointerover');
      await settled;
    }
    // A click from nowhere: a mouse on its way to the link would already start the prefetch.
    await link.dispatchEvent('click');
    await phone.page.waitForFunction(() => window.routeChange.painted > 0, undefined, {
      timeout: LONGEST_MS,
      // Not in every frame, which is the default: asking costs the page some of what is measured.
      polling: POLLING_MS,
    });
    const { clicked, painted } = await phone.page.evaluate(() => window.routeChange);
    return painted - clicked;
  } finally {
    await phone.close();
  }
}

/** Resolves once the page has asked for nothing new and waits for nothing. */
async function settledAfter({ page }: Phone): Promise<void> {
  let underWay = 0;
  let last = Date.now();
  const note = (step: number) => () => {
    underWay += step;
    last = Date.now();
  };
  page.on('request', note(1));
  page.on('requestfinished', note(-1));
  page.on('requestfailed', note(-1));
  const end = Date.now() + LONGEST_MS;
  while (Date.now() < end && (underWay > 0 || Date.now() - last < QUIET_MS)) await page.waitForTimeout(50);
}
