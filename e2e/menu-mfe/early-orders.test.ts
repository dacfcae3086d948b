import type { Page } from '@playwright/test';
import { fullCart, fullCartTotal, pesosIn, rice } from '../harness/dishes';
import type { Guest } from '../harness/Guest';
import { holdBack, hydrated } from '../harness/page';
import { expect, test } from '../harness/test';
import { long } from '../harness/tiers';

const MAIN = /\/mfe\/shell\/.*main\.js$/;
const MENU = /\/mfe\/menu-mfe\/.*\.js$/;

/** Opens a page whose code does not come yet. @returns lets it come */
async function arriveEarly(page: Page, path: string, code = MAIN): Promise<() => void> {
  const release = await holdBack(page, code);
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

  test('to a cart that has started already, while its row waits for code', long, async ({ page, guest }) => {
    const release = await arriveEarly(page, rice.page, MENU);
    await expect(page.locator('#app[data-hydrated]')).toBeAttached();
    await guest.add(rice);
    await expect(row(page).getByText('1', { exact: true })).toBeVisible();
    await storedUnits(guest, 1);
    await expect(guest.cartLink(1)).toBeVisible();
    await guest.add(rice);
    await storedUnits(guest, 2);
    release();
    await hydrated(page);
    await expect(row(page).getByText('2', { exact: true })).toBeVisible();
    await expect(guest.cartLink(2)).toBeVisible();
  });

  test('is in the cart of the next page if the guest leaves', async ({ page, guest }) => {
    const release = await arriveEarly(page, rice.page);
    await guest.add(rice);
    await guest.cartLink(1).click({ noWaitAfter: true });
    await page.waitForURL('**/Cart', { waitUntil: 'commit' });
    release();
    await expect(page.getByRole('button', { name: `Quitar ${rice.name}` })).toBeVisible();
    await storedUnits(guest, 1);
  });

  test('and taken back: the tap on minus waits for the code', long, async ({ page, guest }) => {
    const release = await arriveEarly(page, rice.page);
    await guest.add(rice);
    await page.getByRole('button', { name: `Quitar ${rice.name}` }).click();
    release();
    await hydrated(page);
    await storedUnits(guest, 0);
    await expect(guest.cartLink()).toHaveCount(0);
    await expect(page.getByRole('button', { name: `Quitar ${rice.name}` })).toBeHidden();
  });

  test.describe('by a guest who reads Chinese', () => {
    test.use({ stored: { idioma: 'zh' } });

    test('is counted, and then told in that language', long, async ({ page, guest }) => {
      const release = await arriveEarly(page, rice.page);
      await guest.add(rice);
      await expect(guest.cartLink(1)).toBeVisible();
      release();
      await hydrated(page);
      await expect(page.getByRole('link', { name: /^查看购物车/ })).toBeVisible();
      await storedUnits(guest, 1);
    });
  });
});

test(
  'without a tap the link to an empty cart is not in sight before hydration',
  long,
  async ({ page, guest }) => {
    const release = await arriveEarly(page, rice.page);
    await expect(guest.cartLink()).toHaveCount(0);
    await expect(page.locator('main').getByRole('button', { name: /^Quitar/ })).toHaveCount(0);
    release();
    await hydrated(page);
    await expect(page.locator('#cart-button')).toHaveCount(0);
  },
);
