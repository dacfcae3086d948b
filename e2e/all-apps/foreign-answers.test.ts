import type { Browser, Page } from '@playwright/test';
import { FaultServer } from '../harness/FaultServer';
import { hydrated, visit } from '../harness/page';
import { expect, test } from '../harness/test';
import { long } from '../harness/tiers';
import { isCached, visitAndCache, wronglyCached } from '../harness/worker';

/** Runs `work` with a new guest on a phone, between whom and the site another answers, such as a hotspot with its login page. */
async function withGuest(
  { browser, site }: { browser: Browser; site: string },
  work: (page: Page, network: FaultServer) => Promise<void>,
  serviceWorkers: 'allow' | 'block' = 'allow',
): Promise<void> {
  const network = new FaultServer(() => [site]);
  const baseURL = await network.start();
  const context = await browser.newContext({
    serviceWorkers,
    baseURL,
    viewport: { width: 390, height: 844 },
  });
  try {
    await work(await context.newPage(), network);
  } finally {
    await context.close();
    await network.stop();
  }
}

/** Addresses of what is cached and not of this site. */
const foreign = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const text = await (await cache.match(request))?.clone().text();
        if (text?.includes('Mantenimiento') || text === '{"items":7}') found.push(request.url);
      }
    }
    return found;
  });

const cached = (page: Page, name: string) =>
  page.evaluate(async (cache) => (await (await caches.open(cache)).keys()).map(({ url }) => url), name);

/** Scrolls to the end, so that all pictures load. @returns how many the page shows */
const picturesShown = (page: Page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 400) {
      window.scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return [...document.querySelectorAll<HTMLImageElement>('main picture img')].filter(
      ({ complete, naturalWidth }) => complete && naturalWidth > 0,
    ).length;
  });

/** How many pictures the menu has. */
async function loadMenuPictures(page: Page): Promise<number> {
  const html = await (await page.request.get('/Menu')).text();
  return (/<main.*<\/main>/s.exec(html)?.[0].split('<picture').length ?? 0) - 1;
}

test('on a second visit, nothing that a login page answers is kept, and nothing is lost', async ({
  browser,
  site,
}) => {
  await withGuest({ browser, site }, async (page, network) => {
    await visitAndCache(page, '/');
    const kept = await cached(page, 'asia-files');
    const pictures = await loadMenuPictures(page);
    expect(pictures).toBe(20);
    // The page itself arrives, so that it asks for all the rest.
    network.break(/^(?!\/Menu$)/, 'HTML with 200');
    await visit(page, '/Menu');
    await picturesShown(page);
    await expect.poll(() => network.asked.filter((address) => address === '/offline.json').length).toBe(2);
    await page.goto('/?reload');
    await expect(page).toHaveTitle('Mantenimiento');
    expect(await foreign(page)).toEqual([]);
    expect(await cached(page, 'asia-files')).toEqual(kept);
    expect(await page.evaluate(async () => (await caches.match('/products'))?.text())).toMatch(/^\[\{/);

    network.heal();
    await visit(page, '/Menu');
    await expect.poll(() => picturesShown(page)).toBe(pictures);
    expect(await wronglyCached(page)).toEqual([]);
  });
});

test('drawings and fonts that came as HTML are replaced', long, async ({ browser, site }) => {
  await withGuest({ browser, site }, async (page, network) => {
    // Nothing of the release is cached while one of its files goes wrong: the next page asks for all of them again.
    network.break(/\/assets\//, 'HTML with 200');
    await visit(page, '/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await visit(page, '/Menu');
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await visit(page, '/Carta');
    expect(await foreign(page)).toEqual([]);
    network.heal();
    await visitAndCache(page, '/Menu');
    expect(await wronglyCached(page)).toEqual([]);
  });
});

test('a cached page stays while it is answered with HTML of another', long, async ({ browser, site }) => {
  await withGuest({ browser, site }, async (page, network) => {
    await visitAndCache(page, '/');
    // As after a release: every page is requested again.
    await page.evaluate(async () => (await caches.open('asia-pages')).delete('/offline.json'));
    network.break(/^\/(?:menu|carta)$/, 'HTML with 200');
    await visitAndCache(page, '/');
    expect(network.asked).toContain('/menu');
    network.break(/./, 'refuse');
    await page.goto('/Menu', { waitUntil: 'commit' });
    await hydrated(page);
    await expect(page.locator('h1')).toHaveText('Menú');
    expect(await isCached(page, '/carta')).toBe(true);
  });
});

for (const serviceWorkers of ['allow', 'block'] as const)
  test(
    `a picture that does not decode is asked for past the cache, once, with workers that the browser ${serviceWorkers}s`,
    long,
    async ({ browser, site }) => {
      await withGuest(
        { browser, site },
        async (page, network) => {
          if (serviceWorkers === 'allow') await visitAndCache(page, '/About');
          const before = network.asked.length;
          const pictures = await loadMenuPictures(page);
          network.break(/^\/pictures\//, 'wrong JSON');
          await visit(page, '/Menu');
          const left = async () => (await picturesShown(page)) + (await page.locator('main picture').count());
          await expect.poll(left).toBe(0);
          const asked = network.asked.slice(before).filter((address) => address.startsWith('/pictures/'));
          // Those of the menu, and one of the footer.
          expect(asked.length).toBeLessThanOrEqual(2 * (pictures + 1));

          network.heal();
          await visit(page, '/Menu');
          await expect.poll(() => picturesShown(page)).toBe(pictures);
        },
        serviceWorkers,
      );
    },
  );
