import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { BrowserContext, Route } from 'playwright-core';
import { fullCart } from './carts';
import { eventually } from './eventually';
import { openHouse } from './house';
import { alive, textOf, visit } from './page';

const house = openHouse();

interface RemoteCase {
  remote: string;
  /** A page of this remote, and words that stay readable on it. */
  route: string;
  words: RegExp;
  /** A link on the neighbour's page that leads here. */
  from: string;
  link: RegExp;
  title: string;
  /** A page of another remote that must not notice. */
  neighbour: string;
}

const cases: readonly RemoteCase[] = [
  {
    remote: 'menu-mfe',
    route: '/ArrozChino',
    words: /Arroz chowfan de pollo.*\$ 34\.800/,
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

const ways: Record<string, (route: Route) => Promise<void>> = {
  refused: (route) => route.abort('connectionrefused'),
  'answering 503': (route) => route.fulfill({ status: 503, contentType: 'text/plain', body: 'no' }),
};

const script = (body: string) => (route: Route) =>
  route.fulfill({ status: 200, contentType: 'text/javascript', body });

/** Answers that arrive and are of no use: one remote stands for all, the loading is the same. */
const nonsense: typeof ways = {
  'answering with a page': (route) =>
    route.fulfill({
      status: 200,
      contentType: 'text/html',
      body: '<!doctype html><title>Mantenimiento</title>',
    }),
  'defining nothing': script(';'),
  'breaking when it starts': script(
    'var salon_mfe = { init() { throw new Error("broken entry"); }, get() { throw new Error("broken entry"); } };',
  ),
};

/** The scripts of one remote; its styles belong to the page and stay. */
const scriptsOf = (remote: string) => new RegExp(`/mfe/${remote}/.*\\.js$`);

async function cut(
  context: BrowserContext,
  remote: string,
  way: (route: Route) => Promise<void>,
): Promise<void> {
  await context.route(scriptsOf(remote), way);
}

const expected =
  /Failed to load resource|Loading chunk failed|ERR_CONNECTION|RUNTIME-|RemoteError|could not be compared|already registered|Refused to execute|Unexpected token|broken entry/;

for (const { remote, route, words, from, link, title, neighbour } of cases) {
  for (const [name, way] of Object.entries(remote === 'salon-mfe' ? { ...ways, ...nonsense } : ways)) {
    describe(`${remote} ${name}`, () => {
      test('leaves its page readable, and "Reintentar" wakes it without a reload', () =>
        house.welcome({ stored: fullCart }, async ({ page, context, at, allowed }) => {
          allowed.push(expected);
          await cut(context, remote, way);
          await page.goto(at(route), { waitUntil: 'load' });
          assert.match(await textOf(page, 'main'), words);
          const retry = page.getByRole('button', { name: 'Reintentar' }).first();
          await retry.waitFor({ timeout: 20_000 });
          assert.match(await textOf(page, 'main'), words);

          await context.unroute(scriptsOf(remote));
          await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
          await retry.click();
          await alive(page);
          assert.equal(await page.getByText('Esta parte no cargó').count(), 0);
          assert.match(await textOf(page, 'main'), words);
          assert.equal(await page.evaluate(() => 'sameDocument' in globalThis), true, 'no reload');
        }));

      test('is told on the way to it, and "Reintentar" brings it', () =>
        house.welcome({ stored: fullCart }, async ({ page, context, at, allowed }) => {
          allowed.push(expected);
          await cut(context, remote, way);
          await visit(page, at(from));
          await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
          await page.getByRole('link', { name: link }).first().click();
          await page.getByText('Se produjo un error inesperado...').waitFor({ timeout: 20_000 });
          await context.unroute(scriptsOf(remote));
          await page.getByRole('button', { name: 'Reintentar' }).first().click();
          await page.getByRole('heading', { level: 1, name: title }).waitFor();
          assert.equal(await page.evaluate(() => 'sameDocument' in globalThis), true, 'no reload');
        }));

      test('does not touch its neighbours', () =>
        house.welcome({ stored: fullCart }, async ({ page, context, at, allowed }) => {
          // The one thing the others miss is the comparison of the cart with the menu.
          allowed.push(expected);
          await cut(context, remote, way);
          await visit(page, at(neighbour));
          assert.equal(await page.getByRole('button', { name: 'Reintentar' }).count(), 0);
          if (remote !== 'cart-mfe') {
            await page.getByRole('link', { name: /^Ver carrito/ }).click();
            await page.getByRole('heading', { level: 1, name: 'Carrito Virtual Asia' }).waitFor();
            await eventually(async () => assert.match(await textOf(page, 'main'), /\$ 54\.400/));
          }
        }));
    });
  }

  describe(`${remote} never answering`, () => {
    test('leaves its page readable and the frame alive', () =>
      house.welcome({ stored: fullCart, width: 390 }, async ({ page, context, at }) => {
        await cut(context, remote, hang);
        await page.goto(at(route), { waitUntil: 'domcontentloaded' });
        assert.match(await textOf(page, 'main'), words);
        await page.getByRole('button', { name: 'Abrir el menú de navegación' }).click();
        const drawer = page.getByRole('dialog');
        await drawer.getByRole('link', { name: 'Nosotros' }).click();
        // Committed, not loaded: the script that never answers keeps the load event waiting too.
        await page.waitForURL(at('/about'), { waitUntil: 'commit' });
        await page.getByRole('heading', { level: 1, name: 'Asia' }).waitFor();
      }));

    test('says on the way to it that the connection is slow', () =>
      house.welcome({ stored: fullCart }, async ({ page, context, at }) => {
        await cut(context, remote, hang);
        await visit(page, at(from));
        await page.getByRole('link', { name: link }).first().click();
        await page.getByText('Cargando...').first().waitFor();
        await page.getByText('La conexión está lenta.').first().waitFor({ timeout: 15_000 });
        await page.getByRole('button', { name: 'Recargar la página' }).waitFor();
      }));
  });
}

test('the kids page is complete without the game', () =>
  house.welcome({}, async ({ page, context, at, allowed }) => {
    allowed.push(expected);
    await cut(context, 'salon-mfe', (route) => route.abort('connectionrefused'));
    await page.goto(at('/Menuinfantil'), { waitUntil: 'load' });
    await page.getByRole('button', { name: /^Agregar Cremita de pollo/ }).waitFor();
    await page.getByRole('button', { name: 'Reintentar' }).first().waitFor({ timeout: 20_000 });
    await context.unroute(scriptsOf('salon-mfe'));
    await page.getByRole('button', { name: 'Reintentar' }).first().click();
    await alive(page);
    await page.getByRole('button', { name: 'Bloque 1, boca abajo' }).click();
    await page.getByRole('button', { name: /^Bloque 1, (?!boca abajo)/ }).waitFor();
  }));
