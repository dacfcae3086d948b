import type { Page } from '@playwright/test';
import { drink, fullCart, fullCartTotal, pesosIn, rice } from '../harness/dishes';
import { Guest } from '../harness/Guest';
import { expectWhole, hydrated, overflow, violations, visit } from '../harness/page';
import { isKindOfPage, kindsOfPage, routes, unknownRoute } from '../harness/routes';
import { expect, test } from '../harness/test';
import { long, nightly, shortIf } from '../harness/tiers';

test.use({ reducedMotion: 'reduce' });

interface Window {
  width: number;
  text?: string;
}

/** The windows of a laptop and a phone; each kind of page is checked in them first. */
const usual: readonly Window[] = [{ width: 1280 }, { width: 390 }];
/** A laptop zoomed four times. */
const zoomed: Window = { width: 320 };
/** Besides: a tablet, and a phone whose text is twice as large. */
const unusual: readonly Window[] = [{ width: 768 }, zoomed, { width: 390, text: '200%' }];

/** Pages on the way of an order. */
const ofOrder = ['/', '/ArrozChino', '/Cart', '/CheckoutPage'];

test.describe('whole, without violations and without sideways scroll', () => {
  // A carta has two hundred dishes, checked up to five times: that takes minutes on a busy machine.
  test.describe.configure({ timeout: 360_000 });

  for (const route of kindsOfPage) {
    test(`${route} on a laptop and a phone`, shortIf(ofOrder.includes(route)), ({ page }) =>
      expectSound(page, route, usual),
    );
  }

  for (const route of routes) {
    test(`${route} in five windows`, isKindOfPage(route) ? long : nightly, ({ page }) =>
      expectSound(page, route, isKindOfPage(route) ? unusual : [...usual, ...unusual]),
    );
  }
});

async function expectSound(page: Page, route: string, windows: readonly Window[]): Promise<void> {
  await visit(page, route);
  await expectWhole(page, route);
  for (const { width, text = '' } of windows) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), text);
    const where = `${width} px ${text}`;
    // One pixel is a rounding of the layout.
    expect(await overflow(page), where).toBeLessThanOrEqual(1);
    // axe skips 390 px when 320 px follows: the page is only narrower there.
    const isCheckedAt320 = width === 390 && text === '' && windows.includes(zoomed);
    if (!isCheckedAt320) expect(await violations(page), where).toEqual([]);
    if (text !== '') await expectSmallStrip(page);
  }
}

/** At any text size the strip at the foot takes less than a sixth of the window, and cuts nothing off. */
async function expectSmallStrip(page: Page): Promise<void> {
  const strip = page.locator('aside[aria-label*="WhatsApp"]');
  expect((await strip.boundingBox())?.height ?? 0).toBeLessThan(844 / 6);
  const cut = await strip.evaluate((dock) =>
    [...dock.children]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map((element) => element.textContent),
  );
  expect(cut).toEqual([]);
}

test.describe('no violations on a phone', () => {
  test.use({ width: 390 });

  test.describe('with a full cart', long, () => {
    test.use({ stored: fullCart });

    for (const route of ['/Cart', '/CheckoutPage', '/ArrozChino']) {
      test(route, async ({ page }) => {
        await visit(page, route);
        await expect(page.getByText(pesosIn(fullCartTotal)).first()).toBeVisible();
        expect(await violations(page)).toEqual([]);
        await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
        expect(await overflow(page)).toBeLessThanOrEqual(1);
        await expectSmallStrip(page);
      });
    }
  });

  /** Dialogs and notices of a page, and how a guest opens them. */
  const states: Record<string, [route: string, open: (page: Page) => Promise<unknown>, tier?: object]> = {
    'a dish sheet': [
      rice.page,
      async (page) => {
        await page.getByRole('link', { name: rice.name }).first().click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: /^Agregar al carrito/ })
          .waitFor();
      },
      long,
    ],
    'a toast': [
      '/Bebidas',
      async (page) => {
        await new Guest(page).add(drink);
        await page.getByText('Product added to cart').waitFor();
      },
      long,
    ],
    'the drawer': [
      '/',
      async (page) => {
        await page.getByRole('button', { name: 'Abrir el menú de navegación' }).click();
        await page.getByRole('dialog').waitFor();
      },
    ],
    'a picked block': [
      '/Menuinfantil',
      (page) => page.getByRole('button', { name: /^Bloque 1,/ }).click(),
      long,
    ],
    'the panel after an order': [
      '/CheckoutPage',
      async (page) => {
        const guest = new Guest(page);
        await guest.catchWindows();
        await page.evaluate((stored) => localStorage.setItem('cartItems', stored), fullCart.cartItems);
        await page.reload();
        await hydrated(page);
        await guest.consent.check();
        await guest.orderButton.press('Enter');
        await expect(page.getByRole('region', { name: '¿No se abrió WhatsApp?' })).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(page.getByRole('link', { name: /^Abrir WhatsApp/ })).toBeFocused();
      },
      long,
    ],
  };
  for (const [name, [route, open, tier = {}]] of Object.entries(states))
    test(`with ${name}`, tier, async ({ page }) => {
      await visit(page, route);
      await open(page);
      expect(await violations(page)).toEqual([]);
    });

  test('on the page that was not found', long, async ({ page, allowed }) => {
    allowed.push(/status of 404/);
    await visit(page, unknownRoute);
    expect(await violations(page)).toEqual([]);
  });
});
