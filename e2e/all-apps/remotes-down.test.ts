import type { BrowserContext, Page, Route } from '@playwright/test';
import { fullCart, fullCartTotal, kidsDish, pesosIn, rice } from '../harness/dishes';
import { hydrated, plain, visit } from '../harness/page';
import { expect, test } from '../harness/test';
import { shortIf } from '../harness/tiers';

interface RemoteCase {
  remote: string;
  /** A page of this remote, and words that stay readable on it. */
  route: string;
  words: RegExp;
  /** A link on the neighbour's page that leads here. */
  from: string;
  link: RegExp;
  title: string;
  /** A page of another remote, which must not be affected. */
  neighbour: string;
}

const cases: readonly RemoteCase[] = [
  {
    remote: 'menu-mfe',
    route: '/ArrozChino',
    words: new RegExp(`${rice.name}.*${pesosIn(rice.price).source}`),
    from: '/',
    link: /Arroz Chino/,
    title: 'Arroz Chino',
    neighbour: '/Salon',
  },
  {
    remote: 'salon-mfe',
    route: '/Salon',
    words: /Celebra con nosotros.*Reservar Ahora/,
    from: '/',
    link: /Ver mas/,
    title: 'Nuestro salón',
    neighbour: '/ArrozChino',
  },
  {
    remote: 'cart-mfe',
    route: '/Cart',
    words: /Carrito Virtual Asia/,
    from: '/',
    link: /^Ver carrito/,
    title: 'Carrito Virtual Asia',
    neighbour: '/ArrozChino',
  },
];

const hang = () => new Promise<void>(() => undefined);

const faults: Record<string, (route: Route) => Promise<void>> = {
  refused: (route) => route.abort('connectionrefused'),
  'answering 503': (route) => route.fulfill({ status: 503, contentType: 'text/plain', body: 'no' }),
};

/** The scripts of one remote, retries included. Its styles still load. */
const scriptsOf = (remote: string) => new RegExp(`/mfe/${remote}/.*\\.js(\\?|$)`);

async function cut(
  context: BrowserContext,
  remote: string,
  way: (route: Route) => Promise<void>,
): Promise<void> {
  await context.route(scriptsOf(remote), way);
}

/** The text at this moment. */
const mainText = async (page: Page) => plain((await page.locator('main').textContent()) ?? '');

const expected =
  /Failed to load resource|valid digest|Loading chunk failed|ERR_CONNECTION|RUNTIME-|RemoteError|could not be compared|already registered/;

test.use({ stored: fullCart });

for (const { remote, route, words, from, link, title, neighbour } of cases) {
  // For the menu's own page, `faults.test.ts` proves the same in more ways.
  const isInTable = remote === 'menu-mfe';
  for (const [name, way] of Object.entries(faults)) {
    test.describe(`${remote} ${name}`, shortIf(name === 'refused'), () => {
      if (!isInTable) {
        test('leaves its page readable, and "Reintentar" hydrates it without a reload', async ({
          page,
          context,
          allowed,
        }) => {
          allowed.push(expected);
          await cut(context, remote, way);
          await page.goto(route, { waitUntil: 'load' });
          expect(await mainText(page)).toMatch(words);
          const retry = page.getByRole('button', { name: 'Reintentar' }).first();
          await expect(retry).toBeVisible({ timeout: 20_000 });
          expect(await mainText(page)).toMatch(words);

          await context.unroute(scriptsOf(remote));
          await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
          await retry.click();
          await hydrated(page);
          expect(await page.getByText('Esta parte no cargó').count()).toBe(0);
          expect(await mainText(page)).toMatch(words);
          expect(await page.evaluate(() => 'sameDocument' in globalThis), 'no reload').toBe(true);
        });

        test('shows an error on the way to it, and "Reintentar" loads it', async ({
          page,
          context,
          allowed,
        }) => {
          allowed.push(expected);
          await cut(context, remote, way);
          await visit(page, from);
          await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
          await page.getByRole('link', { name: link }).first().click();
          await expect(page.getByText('Se produjo un error inesperado...')).toBeVisible({ timeout: 20_000 });
          await context.unroute(scriptsOf(remote));
          await page.getByRole('button', { name: 'Reintentar' }).first().click();
          await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
          expect(await page.evaluate(() => 'sameDocument' in globalThis), 'no reload').toBe(true);
        });
      }

      test('does not affect its neighbours', async ({ page, guest, context, allowed }) => {
        // Without menu-mfe, other pages cannot compare the cart with the menu; all else works.
        allowed.push(expected);
        await cut(context, remote, way);
        await visit(page, neighbour);
        expect(await page.getByRole('button', { name: 'Reintentar' }).count()).toBe(0);
        if (remote === 'cart-mfe') return;
        await guest.cartLink().click();
        await expect(page.getByRole('heading', { level: 1, name: 'Carrito Virtual Asia' })).toBeVisible();
        await expect(page.locator('main')).toContainText(pesosIn(fullCartTotal));
      });
    });
  }

  test.describe(`${remote} never answering`, shortIf(remote === 'salon-mfe'), () => {
    test.describe('on a phone', () => {
      test.use({ width: 390 });

      test('leaves its page readable and the frame interactive', async ({ page, context, allowed }) => {
        // The page preloads the script, which this journey never answers.
        allowed.push(new RegExp(`/mfe/${remote}/.* was preloaded using link preload but not used`));
        await cut(context, remote, hang);
        await page.goto(route, { waitUntil: 'domcontentloaded' });
        expect(await mainText(page)).toMatch(words);
        await page.getByRole('button', { name: 'Abrir el menú de navegación' }).click();
        await page.getByRole('dialog').getByRole('link', { name: 'Nosotros' }).click();
        await expect(page).toHaveURL('/about');
        await expect(page.getByRole('heading', { level: 1, name: 'Asia' })).toBeVisible();
      });
    });

    if (isInTable) return;
    test('shows on the way to it that the connection is slow', async ({ page, context }) => {
      await cut(context, remote, hang);
      // Does not wait for `load`: a prefetched file may hang before it.
      await page.goto(from, { waitUntil: 'domcontentloaded' });
      await hydrated(page);
      await page.getByRole('link', { name: link }).first().click();
      await expect(page.getByText('Cargando...').first()).toBeVisible();
      await expect(page.getByText('La conexión está lenta.').first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Recargar la página' })).toBeVisible();
    });
  });
}

test.describe('with an empty cart', () => {
  test.use({ stored: {} });

  test('the kids page is complete without the game', async ({ page, guest, context, allowed }) => {
    allowed.push(expected);
    await cut(context, 'salon-mfe', (route) => route.abort('connectionrefused'));
    await page.goto('/Menuinfantil', { waitUntil: 'load' });
    await expect(guest.addButton(kidsDish)).toBeVisible();
    const retry = page.getByRole('button', { name: 'Reintentar' }).first();
    await expect(retry).toBeVisible({ timeout: 20_000 });
    await context.unroute(scriptsOf('salon-mfe'));
    await retry.click();
    await hydrated(page);
    await page.getByRole('button', { name: 'Bloque 1, boca abajo' }).click();
    await expect(page.getByRole('button', { name: /^Bloque 1, (?!boca abajo)/ })).toBeVisible();
  });
});
