import type { Page } from '@playwright/test';
import { fullCart, rice, starter } from '../harness/dishes';
import { hydrated, visit } from '../harness/page';
import { runRelease } from '../harness/releaseChanged';
import { copySite } from '../harness/releasedSite';
import { expect, test } from '../harness/test';
import { long } from '../harness/tiers';
import { isCached, visitAndCache, whileCaching } from '../harness/worker';

test.use({ serviceWorkers: 'allow', width: 390 });

const withoutNetwork = [
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|503/,
  /Failed to (?:fetch|load)|Loading chunk failed/,
  /already registered/,
];
test.beforeEach(({ allowed }) => void allowed.push(...withoutNetwork));

const line = (page: Page) => page.getByText(/^Sin conexión\. Precios del \d+ de \w+, \d+:\d\d [AP]M\.$/);

/** Brings the network back, and says so: a page that was opened offline may hear no `online`, as in Chromium 150. */
async function goOnline(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.evaluate(() => dispatchEvent(new Event('online')));
}

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test('an order is begun and finished without a network, after one visit', async ({
  page,
  guest,
  context,
}) => {
  await guest.catchWindows();
  await visitAndCache(page, '/');
  await context.setOffline(true);

  const opened = await page.evaluateHandle(() => document);
  await page.locator('footer a[href="/Carta"]').last().click();
  await expect(page).toHaveURL(/\/Carta$/);
  await expect(page.locator('main').getByText(rice.name).first()).toBeVisible();
  expect(await opened.evaluate((first) => first === document)).toBe(true);
  await expect(line(page)).toBeVisible();
  await guest.add(starter);
  // A carta reads the dish first: a page that is left before has not added it.
  await guest.holds(1);
  await visit(page, '/Menu');
  await page.getByRole('searchbox').fill(rice.name);
  await expect(page.locator('main').getByText(rice.name).first()).toBeVisible();
  await guest.cartLink(1).click();
  await guest.checkOut();
  await page.getByLabel('Nombre').fill('María');
  await guest.order();
  const { text: sent } = await guest.message();
  expect(sent).toContain('*Cliente:* María');
  expect(sent).toContain(`- ${starter.plato} - ${starter.name}: 1 x`);
});

test.describe('with a full cart', () => {
  test.use({ stored: fullCart });

  const kept =
    'pages open without a network: six that are precached, one that was visited; each other once it is back';

  test(kept, long, async ({ page, context }) => {
    await visitAndCache(page, '/');
    await page.getByRole('link', { name: 'Arroz Chino' }).first().click();
    await expect(page).toHaveURL(/arrozchino/i);
    await whileCaching(page, () => isCached(page, '/arrozchino'));
    await context.setOffline(true);
    for (const [address, title] of [
      ['/', /./],
      ['/Menu', 'Menú'],
      ['/carta?plato=entradas:lumpia-unidad', /Carta/],
      ['/Cart', 'Carrito Virtual Asia'],
      ['/CheckoutPage', 'Informacion'],
      ['/ArrozChino/', 'Arroz Chino'],
    ] as const) {
      await visit(page, address);
      await page.reload();
      await hydrated(page);
      await expect(page.locator('h1').first()).toHaveText(title, { useInnerText: true });
      await expect(line(page), address).toBeVisible();
    }
    await expect(page.locator('main')).toContainText(rice.name);
    await goOnline(page);
    await expect(line(page)).toHaveCount(0);
    await context.setOffline(true);
    await expect(line(page)).toBeVisible();
    await page.getByRole('link', { name: 'Asia, ir al inicio' }).click();
    await page.getByRole('link', { name: 'Ver mas' }).click();
    await expect(page.getByText('Se produjo un error inesperado...')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Nuestro salón' })).toBeVisible();
    await expect(line(page)).toHaveCount(0);

    await context.setOffline(true);
    await visit(page, '/CartaIngles');
    await expect(
      page.getByText(/^You are offline\. Prices as of \w+ \d+\D+\d+:\d\d\s[AP]M\.$/),
    ).toBeVisible();
    await page.goto('/About');
    await expect(page.getByText('Esta página no está guardada en este navegador.')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Menú/ })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Asia' })).toBeVisible({ timeout: 20_000 });
  });
});

test('after a release without a network, the next page is all of the new release; a switch removes the worker', async ({
  browser,
}) => {
  const own = await copySite({ offline: true });
  const context = await browser.newContext({
    serviceWorkers: 'allow',
    baseURL: own.url,
  });
  const page = await context.newPage();
  await visitAndCache(page, '/');
  const hall = page.getByRole('link', { name: /sal[oó]n/i });
  const pinned = () => page.locator('#releases').textContent();
  const before = await pinned();
  await context.setOffline(true);
  await page.goto('/Menu');
  await hydrated(page);
  await runRelease(own, 'scripts/retire.ts', 'salon-mfe');
  expect(await pinned()).toBe(before);

  await goOnline(page);
  await expect(page.getByRole('button', { name: 'Actualizar' })).toBeVisible();
  await page.locator('main a[href="/ArrozChino"]:not([aria-hidden])').first().click();
  await expect(page).toHaveURL(/arrozchino/i);
  await expect.poll(pinned).not.toBe(before);
  expect(await pinned()).not.toContain('salon-mfe');
  await hydrated(page);

  // The cache follows: nothing of the old release is left.
  await whileCaching(page, () =>
    page.evaluate(async (old) => {
      const pages = await caches.open('asia-pages');
      const texts = await Promise.all((await pages.matchAll()).map((each) => each.text()));
      return !texts.some((text) => text.includes(old));
    }, before ?? ''),
  );
  await context.setOffline(true);
  await visit(page, '/Menu');
  expect(await pinned()).not.toBe(before);
  await expect(hall).toHaveCount(0);

  await context.setOffline(false);
  await own.restart({ offline: false });
  expect(await registrations(page)).toBe(1);
  // A visit makes Chromium look for another worker too, some time after it.
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => registrations(page)).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await context.setOffline(true);
  await expect(page.goto('/')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
  await context.close();
  await own.close();
});
