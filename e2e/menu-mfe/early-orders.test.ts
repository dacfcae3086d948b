import type { Page } from '@playwright/test';
import { fullCart, fullCartTotal, pesosIn, rice } from '../harness/dishes';
import type { Guest } from '../harness/Guest';
import { holdBack, hydrated, keepsDocument } from '../harness/page';
import { expect, test } from '../harness/test';

const MAIN = /\/mfe\/shell\/.*main\.js$/;

/** Opens a page whose code does not come yet. @returns lets it come */
async function arriveEarly(page: Page, path: string): Promise<() => void> {
  const release = await holdBack(page, MAIN);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return release;
}

/** Records what the live region says. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const region = document.querySelector('[aria-live="polite"][aria-atomic]');
    const said: string[] = [];
    if (!region) throw new Error('no live region');
    new MutationObserver(() => region.textContent && said.push(region.textContent)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    Object.assign(globalThis, { said });
  });
  return () => page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
}

const storedUnits = (guest: Guest, units: number) => guest.holds(units, 'units in the stored cart');
const row = (page: Page) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `Agregar ${rice.name}`, exact: true }) });

test.use({ width: 390 });

test('a dish that is tapped before hydration fetches its sheet at once, and opens it', async ({ page }) => {
  const release = await arriveEarly(page, rice.page);
  const files = ['js', 'css'].map((kind) => page.waitForResponse(new RegExp(`/early-dish-sheet\\.${kind}$`)));
  await keepsDocument(page, async () => {
    await page.locator('main').getByRole('link', { name: rice.name }).first().click();
    await Promise.all(files);
    release();
    await expect(page.getByRole('dialog', { name: rice.name })).toBeVisible();
  });
});

test.describe('a dish that is added before hydration', () => {
  test.describe('to a full cart', () => {
    test.use({ stored: fullCart });

    test('is counted at once, each tap, and said once', async ({ page, guest }) => {
      const release = await arriveEarly(page, rice.page);
      const said = await listen(page);
      const add = guest.addButton(rice);
      await add.click();
      await add.click();
      await expect(row(page).getByText('3 en tu pedido')).toBeAttached();
      await expect(row(page).getByText('3', { exact: true })).toBeVisible();
      await expect(guest.cartLink(5)).toBeVisible();
      await expect(guest.cartLink()).toHaveText(pesosIn(fullCartTotal + 2 * rice.price));
      expect(await guest.units(), 'only the cart writes the cart').toBe(3);

      release();
      await storedUnits(guest, 5);
      await hydrated(page);
      await expect(row(page).getByText('3 en tu pedido')).toBeAttached();
      await expect(guest.cartLink(5)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Cerrar aviso' })).toBeVisible();
      expect(await said()).toHaveLength(1);
      await add.click();
      await storedUnits(guest, 6);
    });
  });

  test('is in the cart of the next page if the guest leaves', async ({ page, guest }) => {
    const release = await arriveEarly(page, rice.page);
    await expect(guest.cartLink(), 'an empty cart has no link').toHaveCount(0);
    await guest.add(rice);
    await guest.cartLink(1).click({ noWaitAfter: true });
    await page.waitForURL('**/Cart', { waitUntil: 'commit' });
    release();
    await expect(page.getByRole('button', { name: `Quitar ${rice.name}` })).toBeVisible();
    await storedUnits(guest, 1);
  });
});
