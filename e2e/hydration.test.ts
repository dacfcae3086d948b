import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { BrowserContext } from 'playwright-core';
import { fullCart } from './carts';
import { openHouse } from './house';
import { alive, storedUnits, visit } from './page';
import { kindsOfPage } from './routes';

const house = openHouse();

/** Marks the title of the page before any script of the site runs. */
const markTitle = () =>
  document.addEventListener('DOMContentLoaded', () => {
    const title = document.querySelector('h1');
    if (title) Object.assign(title, { fromServer: true });
  });

const carts = { 'an empty cart': {}, 'a full cart': fullCart } as const;

for (const [name, stored] of Object.entries(carts)) {
  describe(`with ${name} the page of the server comes alive`, () => {
    for (const route of kindsOfPage) {
      test(route, () =>
        house.welcome({ width: 390, stored }, async ({ page, at }) => {
          await page.addInitScript(markTitle);
          await page.goto(at(route), { waitUntil: 'load' });
          await alive(page);
          // What React renders anew instead of waking up loses the mark.
          assert.equal(
            await page.locator('h1').evaluate((node) => 'fromServer' in node),
            true,
            'the same title',
          );
          assert.equal(await page.locator('head title').count(), 1);
          assert.equal(await page.locator('head meta[name="description"]').count(), 1);
        }),
      );
    }
  });
}

/** Holds the scripts of some builds back until the guest has tapped. */
async function holdScripts(context: BrowserContext, of: RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await context.route(of, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

describe('a tap made before the page is alive is not lost', () => {
  test('on a block of the game', () =>
    house.welcome({}, async ({ page, context, at }) => {
      const release = await holdScripts(context, /\/mfe\/menu-mfe\/.*\.js$/);
      await page.goto(at('/Menuinfantil'), { waitUntil: 'domcontentloaded' });
      await page.getByRole('button', { name: 'Bloque 1, boca abajo' }).click();
      release();
      await page.getByRole('button', { name: /^Bloque 1, (?!boca abajo)/ }).waitFor();
    }));

  test('on "Agregar": one unit, however often it was tapped', () =>
    house.welcome({ width: 390 }, async ({ page, context, at }) => {
      const release = await holdScripts(context, /\/mfe\/shell\/.*main\.js$/);
      await page.goto(at('/Bebidas'), { waitUntil: 'domcontentloaded' });
      const add = page.getByRole('button', { name: /^Agregar/ }).first();
      await add.click();
      await add.click();
      release();
      await page.getByRole('link', { name: /^Ver carrito: 1 plato/ }).waitFor();
      assert.equal(await storedUnits(page), 1);
    }));

  test('on a dish', () =>
    house.welcome({ width: 390 }, async ({ page, context, at }) => {
      const release = await holdScripts(context, /\/mfe\/shell\/.*main\.js$/);
      await page.goto(at('/ArrozChino'), { waitUntil: 'domcontentloaded' });
      await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
      await page.getByRole('link', { name: /Arroz Yangzhou/ }).click();
      release();
      await page.getByRole('dialog', { name: 'Arroz Yangzhou' }).waitFor();
      assert.equal(await page.evaluate(() => 'sameDocument' in globalThis), true, 'no reload');
    }));

  test('on the drawer button', () =>
    house.welcome({ width: 390 }, async ({ page, context, at }) => {
      const release = await holdScripts(context, /\/mfe\/shell\/.*main\.js$/);
      await page.goto(at('/Contact'), { waitUntil: 'domcontentloaded' });
      await page.locator('[data-tap="menu"]').click();
      release();
      await page.getByRole('dialog').getByRole('link', { name: 'Nosotros' }).waitFor();
    }));
});

test('a walk through the site changes pages without loading them anew', () =>
  house.welcome({}, async ({ page, at }) => {
    await visit(page, at('/'));
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    await page.getByRole('link', { name: 'Ver Menu' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Menú' }).waitFor();
    await page.locator('main').getByRole('link', { name: 'ver arroces' }).click();
    await page.getByRole('heading', { level: 1, name: 'Arroz Chino' }).waitFor();
    await page.getByRole('link', { name: 'Regresar al Menú' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Menú' }).waitFor();
    await page.locator('main').getByRole('link', { name: 'ver mariscos' }).click();
    await page.getByRole('heading', { level: 1, name: 'Mariscos' }).waitFor();
    assert.equal(new URL(page.url()).hash, '#mariscos');
    assert.equal(await page.evaluate(() => scrollY), 0, 'the page begins with its head');
    assert.equal(await page.title(), 'Mariscos al wok y pescado al vapor, Asia Medellín');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Menú' }).waitFor();
    assert.equal(await page.evaluate(() => 'sameDocument' in globalThis), true);
  }));
