import type { Bench } from '../Bench';
import { inTurns, median } from '../measure';
import { Phone } from '../phone/Phone';

export interface FirstOrder {
  /** From navigation until the button answers, ms, median. */
  ready: number;
  /** When the early tap was made, ms after navigation, median: as soon as something is painted. */
  tapped: number;
  /** When its effect was in the cart, ms after navigation, median. */
  taken: number;
  /** How many of the early taps took effect, of how many. */
  kept: number;
  taps: number;
}

const LONGEST_MS = 20_000;
const button = 'main button[aria-label^="Agregar "]';

/** How soon "Agregar" works on the page of drinks, and what becomes of a tap made before that. */
export async function measureFirstOrder(bench: Bench): Promise<FirstOrder> {
  const { ready, early } = await inTurns<'ready' | 'early', { tapped: number; done: number }>(bench.runs, {
    ready: () => untilReady(bench),
    early: () => earlyTap(bench),
  });
  const kept = early.filter(({ done }) => done > 0);
  return {
    ready: Math.round(median(ready.map(({ done }) => done))),
    tapped: Math.round(median(early.map(({ tapped }) => tapped))),
    taken: kept.length > 0 ? Math.round(median(kept.map(({ done }) => done))) : 0,
    kept: kept.length,
    taps: early.length,
  };
}

/** A page of drinks that has begun to load. */
async function openDrinks({ browser, site }: Bench): Promise<Phone> {
  const phone = await Phone.open(browser);
  await phone.page.goto(`${site}/Bebidas`, { waitUntil: 'commit' });
  return phone;
}

async function untilReady(bench: Bench): Promise<{ tapped: number; done: number }> {
  const phone = await openDrinks(bench);
  try {
    await phone.alive();
    return { tapped: 0, done: (await phone.vitals()).alive };
  } finally {
    await phone.close();
  }
}

async function earlyTap(bench: Bench): Promise<{ tapped: number; done: number }> {
  const phone = await openDrinks(bench);
  try {
    await phone.page.waitForFunction(
      (wanted) => window.vitals?.fcp > 0 && document.querySelector(wanted) !== null,
      button,
      { timeout: LONGEST_MS, polling: 'raf' },
    );
    const target = phone.page.locator(button).first();
    // Without waiting for anything else: the finger knows nothing of handlers.
    await target.tap({ force: true, noWaitAfter: true });
    const tapped = await phone.page.evaluate(() => performance.now());
    const done = await phone.page
      .waitForFunction(
        () => localStorage.getItem('cartItems')?.includes('cartQuantity') && performance.now(),
        undefined,
        { timeout: LONGEST_MS, polling: 20 },
      )
      .then((handle) => handle.jsonValue())
      .catch(() => 0);
    return { tapped, done: Number(done) };
  } finally {
    await phone.close();
  }
}
