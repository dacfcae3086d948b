import type { Page } from '@playwright/test';
import { holdBack, hydrated, idle, visit } from '../harness/page';
import { expect, test } from '../harness/test';

const PHONES = [360, 390, 412];
const NAMES = '[style*="--name-width"]';

/** Height of each dish name of the page, by its text. */
const nameHeights = (page: Page) =>
  page
    .locator(NAMES)
    .evaluateAll((names) =>
      names.map((name) => `${name.textContent}: ${Math.round(name.getBoundingClientRect().height)} px`),
    );

test('every dish name has its lines before and after its font arrives', async ({ page }) => {
  // The cartas have every name, in each language.
  for (const route of ['/Carta', '/CartaIngles', '/CartaChino', '/ArrozChino']) {
    await visit(page, route);
    for (const width of PHONES) {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate(() => document.fonts.load("1em 'Zen Antique'"));
      const arrived = await nameHeights(page);
      await page.evaluate(() => {
        document.documentElement.style.setProperty('--font-heading', "'Antique Fallback', serif");
      });
      expect(await nameHeights(page), `${route} at ${width} px`).toEqual(arrived);
      await page.evaluate(() => document.documentElement.removeAttribute('style'));
    }
  }
});

/** Pages with a name that would break in one font alone. */
for (const [address, width] of [
  ['/Vegano', 390],
  ['/ArrozChino', 412],
] as const)
  test(`no row of ${address} moves at ${width} px when the font of names is late`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          document.documentElement.dataset.shift = `${Number(document.documentElement.dataset.shift ?? 0) + entry.value}`;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const release = await holdBack(page, /zen-antique.*\.woff2$/);
    await page.goto(address, { waitUntil: 'commit' });
    await hydrated(page);
    release();
    await page.evaluate(() => document.fonts.ready);
    await idle(page);
    const shift = await page.evaluate(() => document.documentElement.dataset.shift ?? '0');
    expect(Number(shift)).toBeLessThan(0.005);
  });
