import type { BrowserContext, Page, Route } from '@playwright/test';
import { fullCart, fullCartTotal, pesosIn } from '../harness/dishes';
import { hydrated, plain, visit } from '../harness/page';
import { expect, test } from '../harness/test';
import { long } from '../harness/tiers';

/** Words of the hall that stay readable. */
const ofHall = /Celebra con nosotros.*Reservar Ahora/;

/** The scripts of one remote, retries included. Its styles still load. */
const scriptsOf = (remote: string) => new RegExp(`/mfe/${remote}/.*\\.js(\\?|$)`);

const refuse = (route: Route) => route.abort('connectionrefused');
const hang = () => new Promise<void>(() => undefined);

/** Has the scripts of a remote fail. @returns a function that brings them back */
async function cut(context: BrowserContext, remote: string, way = refuse): Promise<() => Promise<void>> {
  await context.route(scriptsOf(remote), way);
  return () => context.unroute(scriptsOf(remote));
}

/** The text at this moment. */
const mainText = async (page: Page) => plain((await page.locator('main').textContent()) ?? '');

/** Presses "Reintentar". @returns expects that the document is still the same */
async function retry(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await page.getByRole('button', { name: 'Reintentar' }).first().click();
  return async () => expect(await page.evaluate(() => 'sameDocument' in globalThis), 'no reload').toBe(true);
}

/** A page preloads the script of its remote, which is then not used. */
const unused = /\/mfe\/[\w-]+-mfe\/.* was preloaded using link preload but not used/;
const expected =
  /Failed to load resource|valid digest|Loading chunk failed|ERR_CONNECTION|RUNTIME-|RemoteError|could not be compared|already registered/;

test.use({ stored: fullCart });

// Each way in which a file of the menu's own page fails is in `faults.test.ts`.
test.describe('a remote that is refused', () => {
  test.beforeEach(({ allowed }) => void allowed.push(expected, unused));

  test('leaves its page readable, and "Reintentar" hydrates it without a reload', async ({
    page,
    context,
  }) => {
    const heal = await cut(context, 'salon-mfe');
    await page.goto('/Salon', { waitUntil: 'load' });
    expect(await mainText(page)).toMatch(ofHall);
    await expect(page.getByRole('button', { name: 'Reintentar' }).first()).toBeVisible({ timeout: 20_000 });
    expect(await mainText(page)).toMatch(ofHall);

    await heal();
    const expectSameDocument = await retry(page);
    await hydrated(page);
    expect(await page.getByText('Esta parte no cargó').count()).toBe(0);
    expect(await mainText(page)).toMatch(ofHall);
    await expectSameDocument();
  });

  test('shows an error on the way to it, and "Reintentar" loads it', async ({ page, context }) => {
    const heal = await cut(context, 'cart-mfe');
    await visit(page, '/');
    await page
      .getByRole('link', { name: /^Ver carrito/ })
      .first()
      .click();
    await expect(page.getByText('Se produjo un error inesperado...')).toBeVisible({ timeout: 20_000 });
    await heal();
    const expectSameDocument = await retry(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Carrito Virtual Asia' })).toBeVisible();
    await expectSameDocument();
  });

  test('does not affect its neighbours', async ({ page, guest, context }) => {
    // Without menu-mfe, other pages cannot compare the cart with the menu; all else works.
    for (const [remote, neighbour] of [
      ['menu-mfe', '/Salon'],
      ['salon-mfe', '/ArrozChino'],
      ['cart-mfe', '/ArrozChino'],
    ] as const) {
      const heal = await cut(context, remote);
      await visit(page, neighbour);
      expect(await page.getByRole('button', { name: 'Reintentar' }).count()).toBe(0);
      if (remote !== 'cart-mfe') {
        await guest.cartLink().click();
        await expect(page.getByRole('heading', { level: 1, name: 'Carrito Virtual Asia' })).toBeVisible();
        await expect(page.locator('main')).toContainText(pesosIn(fullCartTotal));
      }
      await heal();
    }
  });
});

test.describe('a remote that never answers, on a phone', long, () => {
  test.use({ width: 390 });

  test('leaves the frame interactive', async ({ page, context, allowed }) => {
    allowed.push(unused);
    await cut(context, 'salon-mfe', hang);
    await page.goto('/Salon', { waitUntil: 'domcontentloaded' });
    expect(await mainText(page)).toMatch(ofHall);
    await page.getByRole('button', { name: 'Abrir el menú de navegación' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Nosotros' }).click();
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('heading', { level: 1, name: 'Asia' })).toBeVisible();
  });
});
