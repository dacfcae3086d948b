import type { Locator, Page } from '@playwright/test';
import { fullCart, rice, starter } from '../harness/dishes';
import { slowAnimations, visit, visitFullCart } from '../harness/page';
import { press } from '../harness/press';
import { expect, test } from '../harness/test';
import { long } from '../harness/tiers';

test.use({ width: 390, stored: fullCart });

/** Scrolls the middle of an element to this distance from the foot of the window. */
function lift(element: Locator, fromFoot: number): Promise<void> {
  return element.evaluate((node, distance) => {
    const { top, bottom } = node.getBoundingClientRect();
    scrollBy({ top: (top + bottom) / 2 - innerHeight + distance, behavior: 'instant' });
  }, fromFoot);
}

test.describe('a finger that taps on where its button was', () => {
  test('adds a dish once, and stays on the page under the sheet', async ({ page, guest }) => {
    await visit(page, rice.page);
    await page.locator('main').getByRole('link', { name: rice.name }).first().click();
    const sheet = page.getByRole('dialog');
    const add = sheet.getByRole('button', { name: /^Agregar al carrito/ });
    await add.click({ trial: true });
    const again = await press(add);
    await again(30);
    await expect(sheet).toBeHidden();
    await again(400);
    await guest.holds(4);
    await expect(page).toHaveURL(rice.page);
  });

  for (const [does, at, button, { holds, fromFoot, details = long }] of [
    ['opens no dish under the minus of a row', rice.page, `Quitar ${rice.name}`, { holds: 2, fromFoot: 400 }],
    ['opens no category under the end of a search', '/menu?q=pollo', 'Borrar la búsqueda', { holds: 3 }],
    ['removes one dish', '/Cart', `Remover ${starter.name} del carrito`, { holds: 1, details: {} }],
    ['presses no undo under what empties the cart', '/Cart', 'Vaciar Carrito', { holds: 0, fromFoot: 150 }],
  ] as [string, string, string, { holds: number; fromFoot?: number; details?: object }][])
    test(does, details, async ({ page, guest }) => {
      const inCart = at === '/Cart';
      const pressed = page.getByRole('button', { name: button });
      const undo = page.getByRole('button', { name: 'Deshacer' });
      await (inCart ? visitFullCart(page) : visit(page, at));
      if (fromFoot) await lift(pressed, fromFoot);
      const again = await press(pressed);
      await expect(pressed).toBeHidden();
      if (inCart) await expect(undo).toBeVisible();
      for (const gap of [60, 400, 400]) await again(gap);
      await expect(page).toHaveURL(at.replace(/\?.*/, ''));
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await guest.holds(holds);
      if (!inCart) return;
      await undo.click();
      await guest.holds(3);
    });
});

test.describe('a finger that taps on', () => {
  /** Waits until one element stands over the middle of another. */
  async function comesOver(element: Locator, under: Locator): Promise<void> {
    await expect
      .poll(async () => {
        const [box, place] = [await element.boundingBox(), await under.boundingBox()];
        if (!box || !place) return false;
        const [x, y] = [place.x + place.width / 2 - box.x, place.y + place.height / 2 - box.y];
        return 0 < x && x < box.width && 0 < y && y < box.height;
      })
      .toBe(true);
  }

  /** Lets what comes stand at once, and takes ten times as long until it takes taps. */
  async function slowly(page: Page): Promise<void> {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await slowAnimations(page, 0.1);
  }

  test('counts on although a toast has come over the plus', async ({ page, guest }) => {
    // So low that the last line of the cart comes to where toasts are.
    await page.setViewportSize({ width: 390, height: 640 });
    await visitFullCart(page);
    await slowly(page);
    const plus = page.getByRole('button', { name: `Agregar una unidad de ${rice.name}` });
    await lift(plus, 92);
    const again = await press(plus);
    await comesOver(page.getByRole('button', { name: 'Cerrar aviso' }).locator('..'), plus);
    for (const gap of [150, 150, 150]) await again(gap);
    await guest.holds(7);
  });

  test('orders nothing with the button that has come under it', async ({ page, guest }) => {
    await visit(page, rice.page);
    await slowly(page);
    const orderable = page.getByRole('listitem').filter({ has: page.getByRole('button') });
    const row = orderable.getByRole('link').nth(5);
    await lift(row, 67);
    const again = await press(row);
    const sheet = page.getByRole('dialog');
    await comesOver(sheet.getByRole('button', { name: /^Agregar al carrito/ }), row);
    await again(150);
    await expect(sheet).toBeVisible();
    await guest.holds(3);
  });

  test('leaves the menu open that it has opened', long, async ({ page }) => {
    await visit(page, rice.page);
    await slowly(page);
    const opener = page.getByRole('button', { name: 'Abrir el menú de navegación' });
    const again = await press(opener);
    await comesOver(page.getByRole('button', { name: 'Cerrar el menú de navegación' }), opener);
    await again(150);
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});
