import type { Page, Request } from '@playwright/test';
import { drink } from '../harness/dishes';
import { holdBack, hydrated, idle, saveData, slowAnimations, visit } from '../harness/page';
import { expect, test } from '../harness/test';
import { long, shortIf } from '../harness/tiers';

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

  for (const route of ['/', '/Menu', '/ArrozChino', '/Bebidas', '/Menuinfantil', '/Salon']) {
    test(`load after hydration: ${route}`, shortIf(route === '/ArrozChino'), async ({ page }) => {
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
      await page.goto(route, { waitUntil: 'commit' });
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
  }

  test('load as soon as the guest scrolls', async ({ page }) => {
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

  test('nothing that can wait is fetched while the sheet of an early touch is under way', async ({
    page,
  }) => {
    await slowAnimations(page, 0);
    const released = await holdBack(page, /\/main\.js$/);
    const sheetReleased = await holdBack(page, /\/dish-sheet\.js$/);
    const canWait = /\/(products|chunks\/offline\.\w+\.js|chunks\/expose-MenuPage\.js)$/;
    const below = page.locator('main li img').last();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (canWait.test(request.url())) asked.push(request.url());
    });
    await page.goto('/ArrozChino', { waitUntil: 'commit' });
    await page.waitForRequest(/\/main\.js$/);
    // Where it is: a touch that scrolls lets the pictures come, and `tap` scrolls the row above the room of a toast.
    const row = await page.locator('main [data-dish]').first().boundingBox();
    await page.touchscreen.tap(row!.x + 40, row!.y + 40);
    const sheet = page.waitForRequest(/\/dish-sheet\.js$/);
    released();
    await sheet;
    await hydrated(page);
    await idle(page);
    expect(asked).toEqual([]);
    expect(await below.evaluate((image: HTMLImageElement) => image.complete)).toBe(false);
    sheetReleased();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect.poll(() => asked.length, { timeout: 15_000 }).toBe(3);
  });

  test('prefetches nothing with Save-Data', async ({ page }) => {
    await saveData(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await visit(page, '/');
    await idle(page);
    expect(asked.filter((address) => address.includes('/mfe/menu-mfe/'))).toEqual([]);
  });

  test(
    'lets an order be finished though the connection is lost after the first dish',
    long,
    async ({ page, guest, context, allowed }) => {
      allowed.push(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/);
      await guest.catchWindows();
      await visit(page, '/Bebidas');
      const code = page.waitForResponse(/expose-CheckoutPage\.js$/);
      const content = page.waitForResponse(/\/page-CheckoutPage\.\w+\.json$/);
      await guest.add(drink);
      await Promise.all([code, content]);
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await guest.cartLink().click();
      await expect(page.getByRole('heading', { level: 1, name: 'Carrito Virtual Asia' })).toBeVisible();
      await guest.checkOut();
      await page.getByLabel('Nombre').fill('María');
      await guest.order();
      const { text } = await guest.message();
      expect(text).toContain('*Cliente:* María');
      expect(text).toContain(drink.name);
    },
  );
});
