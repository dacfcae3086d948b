import type { CDPSession, Page } from '@playwright/test';
import { visit } from '../harness/page';
import { expect, test } from '../harness/test';
import { nightly } from '../harness/tiers';

/** A page of each remote, and what its title says. */
const places: [remote: string, address: string, title: RegExp][] = [
  ['menu-mfe', '/Menu', /Men/],
  ['cart-mfe', '/Cart', /Carrito/],
  ['salon-mfe', '/Salon', /salón/],
];
const MOUNTS = 50;

interface Held {
  /** Memory of objects, after garbage collection. */
  megabytes: number;
  listeners: number;
  nodes: number;
  styles: number;
}

async function heldBy(page: Page, devtools: CDPSession): Promise<Held> {
  // Twice: what the first collection frees may have held something else.
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? NaN;
  return {
    megabytes: of('JSHeapUsedSize') / 1e6,
    listeners: of('JSEventListeners'),
    nodes: of('Nodes'),
    styles: await page.locator('style, link[rel="stylesheet"]').count(),
  };
}

/** Changes the page as a link does, without a new document. */
async function goTo(page: Page, address: string, title: RegExp): Promise<void> {
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
  await expect(page.locator('h1')).toHaveText(title);
}

for (const [remote, address, title] of places) {
  test(`${remote} leaves nothing behind that ${MOUNTS} visits would add up`, nightly, async ({ page }) => {
    await visit(page, '/about');
    const about = new RegExp(await page.locator('h1').innerText());
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable');
    const mount = async (times: number) => {
      for (let time = 0; time < times; time += 1) {
        await goTo(page, address, title);
        await goTo(page, '/about', about);
      }
    };
    // React keeps the last page until others have come after it.
    const heldNow = async () => {
      await goTo(page, '/contact', /./);
      await goTo(page, '/about', about);
      return heldBy(page, devtools);
    };
    // The first visits fill some caches, which stay.
    await mount(4);
    const before = await heldNow();
    await mount(MOUNTS);
    await expect(async () => {
      const after = await heldNow();
      // Less than one for each visit: what loads once is no leak.
      expect(after.styles - before.styles).toBeLessThan(5);
      expect(after.listeners - before.listeners).toBeLessThan(MOUNTS / 2);
      expect(after.nodes - before.nodes).toBeLessThan(MOUNTS);
      expect(after.megabytes - before.megabytes).toBeLessThan(1);
    }).toPass({ timeout: 15_000 });
  });
}
