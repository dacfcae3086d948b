import type { BrowserContext, Page } from '@playwright/test';
import { fullCart, fullCartTotal, pesosIn } from '../harness/dishes';
import { plain, retry, visit } from '../harness/page';
import { expect, test } from '../harness/test';
import { long } from '../harness/tiers';

/** Words of the hall that stay readable. */
const ofHall = /Celebra con nosotros.*Reservar Ahora/;

/** The scripts of one remote, retries included. Its styles still load. */
const scriptsOf = (remote: string) => new RegExp(`/mfe/${remote}/.*\\.js(\\?|$)`);

/** Has the scripts of a remote fail. @returns a function that brings them back */
async function cut(context: BrowserContext, remote: string): Promise<() => Promise<void>> {
  await context.route(scriptsOf(remote), (route) => route.abort('connectionrefused'));
  return () => context.unroute(scriptsOf(remote));
}

/** The text at this moment. */
const mainText = async (page: Page) => plain((await page.locator('main').textContent()) ?? '');

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
    await retry(page);
    expect(await page.getByText('Esta parte no cargó').count()).toBe(0);
    expect(await mainText(page)).toMatch(ofHall);
  });

  test('shows an error on the way to it, and "Reintentar" loads it', async ({ page, context }) => {
    const heal = await cut(context, 'cart-mfe');
    const failure = /Loading chunk failed \(error: http\S+\/mfe\/cart-mfe\/\w+\/remoteEntry\.js\)/;
    const told = page.waitForEvent('console', (message) => failure.test(message.text()));
    await visit(page, '/');
    await page
      .getByRole('link', { name: /^Ver carrito/ })
      .first()
      .click();
    await expect(page.getByText('Se produjo un error inesperado...')).toBeVisible({ timeout: 20_000 });
    await told;
    await heal();
    const cart = page.getByRole('heading', { level: 1, name: 'Carrito Virtual Asia' });
    await retry(page, () => expect(cart).toBeVisible());
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
    await context.route(scriptsOf('salon-mfe'), () => new Promise(() => undefined));
    await page.goto('/Salon', { waitUntil: 'domcontentloaded' });
    expect(await mainText(page)).toMatch(ofHall);
    await page.getByRole('button', { name: 'Abrir el menú de navegación' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Nosotros' }).click();
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('heading', { level: 1, name: 'Asia' })).toBeVisible();
  });
});
