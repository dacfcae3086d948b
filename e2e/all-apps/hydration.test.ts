import { fullCart, rice } from '../harness/dishes';
import { expectWhole, holdBack, visit } from '../harness/page';
import { kindsOfPage } from '../harness/routes';
import { expect, test } from '../harness/test';
import { long, shortIf } from '../harness/tiers';

/** Sets a property on the title of the page before any script of the site runs. */
const tagTitle = () =>
  document.addEventListener('DOMContentLoaded', () => {
    const title = document.querySelector('h1');
    if (title) Object.assign(title, { fromServer: true });
  });

/** Pages of each app: the frame, which is the same on every page, renders the full cart. */
const ofEachApp = ['/', '/ArrozChino', '/Cart', '/CheckoutPage', '/Salon'];

for (const [name, stored, pages, inShort] of [
  ['an empty cart', {}, kindsOfPage, ['/']],
  ['a full cart', fullCart, ofEachApp, ['/ArrozChino', '/Cart']],
] as const) {
  test.describe(`with ${name} the prerendered page hydrates`, () => {
    test.use({ width: 390, stored });

    for (const route of pages) {
      test(route, shortIf(inShort.some((followed) => followed === route)), async ({ page }) => {
        await page.addInitScript(tagTitle);
        await visit(page, route);
        // If React renders the title again instead of hydrating it, the property is lost.
        const kept = await page.locator('h1').evaluate((node) => 'fromServer' in node);
        expect(kept, 'the same title').toBe(true);
        expect(await page.locator('head title').count()).toBe(1);
        expect(await page.locator('head meta[name="description"]').count()).toBe(1);
        if (stored !== fullCart) await expectWhole(page, route);
      });
    }
  });
}

test.describe('a tap before hydration is not lost', () => {
  test('on a block of the game', async ({ page, context }) => {
    const release = await holdBack(context, /\/mfe\/menu-mfe\/.*\.js$/);
    await page.goto('/Menuinfantil', { waitUntil: 'domcontentloaded' });
    await page.getByRole('button', { name: 'Bloque 1, boca abajo' }).click();
    release();
    await expect(page.getByRole('button', { name: /^Bloque 1, (?!boca abajo)/ })).toBeVisible();
  });

  test.describe('on a phone', () => {
    test.use({ width: 390 });

    test('on a dish', async ({ page, context }) => {
      const release = await holdBack(context, /\/mfe\/shell\/.*main\.js$/);
      await page.goto(rice.page, { waitUntil: 'domcontentloaded' });
      await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
      await page.getByRole('link', { name: rice.name }).first().click();
      release();
      await expect(page.getByRole('dialog', { name: rice.name })).toBeVisible();
      expect(await page.evaluate(() => 'sameDocument' in globalThis), 'no reload').toBe(true);
    });

    test('on the drawer button', async ({ page, context }) => {
      const release = await holdBack(context, /\/mfe\/shell\/.*main\.js$/);
      await page.goto('/Contact', { waitUntil: 'domcontentloaded' });
      await page.locator('[data-tap="menu"]').click();
      release();
      await expect(page.getByRole('dialog').getByRole('link', { name: 'Nosotros' })).toBeVisible();
    });
  });
});

test('a walk through the site changes pages without a reload', long, async ({ page }) => {
  const title = (name: string) => page.getByRole('heading', { level: 1, name });
  await visit(page, '/');
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await page.getByRole('link', { name: 'Ver Menu' }).first().click();
  await expect(title('Menú')).toBeVisible();
  await page.locator('main').getByRole('link', { name: 'ver arroces' }).click();
  await expect(title('Arroz Chino')).toBeVisible();
  await page.getByRole('link', { name: 'Regresar al Menú' }).first().click();
  await expect(title('Menú')).toBeVisible();
  await page.locator('main').getByRole('link', { name: 'ver mariscos' }).click();
  await expect(title('Mariscos')).toBeVisible();
  expect(new URL(page.url()).hash).toBe('#mariscos');
  expect(await page.evaluate(() => scrollY), 'the page begins with its head').toBe(0);
  expect(await page.title()).toBe('Mariscos al wok y pescado al vapor, Asia Medellín');
  await page.goBack();
  await expect(title('Menú')).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
});
