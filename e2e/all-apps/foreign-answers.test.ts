import type { Page } from '@playwright/test';
import { withGuest } from '../harness/FaultServer';
import { hydrated, visit } from '../harness/page';
import { expect, test } from '../harness/test';
import { long } from '../harness/tiers';
import { isCached, visitAndCache, wronglyCached } from '../harness/worker';

/** A guest on a phone, who caches pages; another answers for the site, such as a hotspot with its login page. */
const phone = { serviceWorkers: 'allow', viewport: { width: 390, height: 844 } } as const;

/** Addresses of what is cached and not of this site. */
const foreign = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const text = await (await cache.match(request))?.clone().text();
        if (text?.includes('Mantenimiento')) found.push(request.url);
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

test(
  'on a second visit, nothing that a login page answers is kept, and nothing is lost',
  long,
  async ({ browser, site }) => {
    await withGuest({ browser, site, ...phone }, async (page, network) => {
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
  },
);

test('a cached page stays while it is answered with HTML of another', long, async ({ browser, site }) => {
  await withGuest({ browser, site, ...phone }, async (page, network) => {
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
