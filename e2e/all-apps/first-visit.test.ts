import { statSync } from 'node:fs';
import path from 'node:path';
import type { Page, Request } from '@playwright/test';
import { ROUTES_ID } from '@asia/shared/contracts';
import { holdBack, idle, slowAnimations } from '../harness/page';
import { siteDir } from '../harness/releasedSite';
import { expect, test } from '../harness/test';
import { long } from '../harness/tiers';

const tile = /\/pictures\/(?!hero-mesa).*\.avif$/;

/** The addresses of tile pictures that a page has requested so far. */
function tilesAskedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (tile.test(request.url())) asked.push(request.url());
  });
  return asked;
}

test.describe('pictures further down a page', () => {
  test.use({ width: 390 });

  test('load after hydration', async ({ page }) => {
    // After six seconds without scripts, an animation shows the pictures further down.
    await slowAnimations(page, 0);
    const release = await holdBack(page, /\/main\.js$/);
    /** How many pictures of the first screen have not arrived, and how many below it have. */
    const pictures = () =>
      page.locator('main img').evaluateAll((images: HTMLImageElement[]) => {
        const top = (image: Element) => image.parentElement!.getBoundingClientRect().top;
        const first = images.filter((image) => top(image) < innerHeight && image.loading !== 'lazy');
        const below = images.filter((image) => top(image) > 1.15 * innerHeight);
        return {
          missing: first.filter(({ complete }) => !complete).length,
          below: below.filter(({ complete }) => complete).length,
        };
      });
    await page.goto('/ArrozChino', { waitUntil: 'commit' });
    await page.waitForRequest(/\/main\.js$/);
    // Without its styles the first picture, too, is far down the page.
    await page.waitForFunction(() =>
      Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')).every(
        ({ sheet }) => sheet !== null,
      ),
    );
    await expect.poll(async () => (await pictures()).missing).toBe(0);
    await idle(page);
    expect((await pictures()).below).toBe(0);
    release();
    await expect.poll(async () => (await pictures()).below, { timeout: 15_000 }).toBeGreaterThan(0);
  });

  test('load as soon as the guest scrolls', long, async ({ page }) => {
    const asked = tilesAskedFor(page);
    await page.route(/\/main\.js$/, () => {});
    await page.goto('/', { waitUntil: 'commit' });
    await page.waitForRequest(/\/main\.js$/);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => asked.length).toBeGreaterThan(0);
  });

  test('load by themselves if no script loads', async ({ page, allowed }) => {
    allowed.push(/boot\.js/, /ERR_FAILED/);
    const asked = tilesAskedFor(page);
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto('/');
    await expect.poll(() => asked.length, { timeout: 10_000 }).toBeGreaterThan(0);
  });
});

test('a page is not laid out before its styles have come', async ({ page }) => {
  // Without the boot script, which retries a silent style sheet.
  await page.route(/\/boot\.js$/, () => {});
  const release = await holdBack(page, /\/main\.css$/);
  await page.goto('/ArrozChino', { waitUntil: 'commit' });
  await page.locator(`#${ROUTES_ID}`).waitFor({ state: 'attached' });
  release();
  await page.waitForLoadState('domcontentloaded');
  // Chrome lays out a page at the end of its HTML.
  const { parsed, styled } = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const styles = files.find(({ name }) => name.endsWith('/main.css'));
    return { parsed: visit!.domInteractive, styled: styles?.responseEnd ?? Infinity };
  });
  expect(parsed).toBeGreaterThan(styled);
});

/** Compressed kilobytes of scripts and styles that a page may name: just above the goals of `docs/performance.md`. */
const MAX_FIRST = { '/': 116, '/ArrozChino': 151 };

for (const [address, kilobytes] of Object.entries(MAX_FIRST))
  test(`${address} needs at most ${kilobytes} KB of scripts and styles`, async ({ request }) => {
    const html = await (await request.get(address)).text();
    // Files of a sheet are fetched at a tap alone.
    const first = html.replace(/"early":\{[^}]*\}/, '');
    const files = [...new Set(first.match(/\/mfe\/[\w@+~./-]*\.(?:js|css)\b/g))];
    const sizes = files.map((file) => statSync(path.join(siteDir, `${file}.br`)).size);
    expect(sizes.length).toBeGreaterThan(3);
    expect(sizes.reduce((sum, size) => sum + size, 0) / 1000).toBeLessThan(kilobytes);
  });

/** Kilobytes on the wire that a page may fetch ahead of need. */
const MAX_AHEAD = 60;

test.describe('what comes next', () => {
  test.use({ width: 390 });

  test('is there before the tap, once the page is hydrated, and within its budget', async ({ page }) => {
    // Files that the page itself names are not ahead of need.
    const html = await (await page.request.get('/')).text();
    let ahead = 0;
    const files: string[] = [];
    const count = async (request: Request) => {
      const address = new URL(request.url()).pathname;
      if (!/\.(js|json)$/.test(address) || html.includes(address)) return;
      const { responseBodySize } = await request.sizes();
      files.push(address);
      ahead += responseBodySize / 1000;
    };
    page.on('requestfinished', (request) => void count(request));
    await page.goto('/');
    await expect
      .poll(() => files.some((file) => /menu-mfe\/.*expose-MenuPage\.js$/.test(file)), { timeout: 15_000 })
      .toBe(true);
    await page.waitForLoadState('networkidle');
    expect(ahead).toBeLessThan(MAX_AHEAD);
  });
});
