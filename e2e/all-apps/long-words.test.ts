import type { Page } from '@playwright/test';
import type { CartItem } from '@asia/shared/contracts';
import { fullCart, rice, starter } from '../harness/dishes';
import { visit } from '../harness/page';
import { expect, test } from '../harness/test';
import { long } from '../harness/tiers';

/** The address of a place on a map. */
const word = `https://maps.app.goo.gl/${'xKq7'.repeat(26)}`;

const [line] = JSON.parse(fullCart.cartItems) as [CartItem];
const lines: CartItem[] = [
  line,
  { ...line, note: word, price: starter.price - 1000 },
  { ...line, note: word, key: `${line.key}-de-antes` },
];

test.use({ stored: { cartItems: JSON.stringify(lines) } });

/** Expects that the page, and each box of an open sheet, is as wide as its content. */
async function expectFits(page: Page, where: string): Promise<void> {
  for (const width of [360, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const wide = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('dialog[open] :has(*)')]
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth)
        .map((box) => `${box.tagName} ${box.className}: ${box.scrollWidth} px in ${box.clientWidth} px`),
    );
    expect.soft(wide, `${where}, ${width} px`).toEqual([]);
  }
}

test('a long word that a guest pastes widens no page', long, async ({ page, guest }) => {
  await guest.catchWindows();
  await visit(page, rice.page);
  await page.getByRole('searchbox').fill(word);
  await expect(page.getByRole('status').filter({ hasText: '0 platos' })).toBeVisible();
  await expectFits(page, 'search');
  await page.getByRole('searchbox').fill('');
  await page.locator('main').getByRole('link', { name: rice.name }).first().click();
  await page.getByRole('dialog').getByRole('textbox', { name: /^Nota/ }).fill(word);
  await expectFits(page, 'sheet');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Agregar al carrito/ })
    .click();
  await guest.cartLink().click();
  await page.getByRole('button', { name: `Agregar nota de ${starter.name}` }).click();
  await page.getByLabel(`Nota para la cocina: ${starter.name}`).fill(word);
  await expectFits(page, 'cart');
  await guest.checkOut();
  const form = page.locator('form:has([type=submit])');
  await expect(form.getByLabel('Nombre')).toBeVisible();
  for (const field of await form.getByRole('textbox').all()) await field.fill(word);
  await expectFits(page, 'checkout');
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await guest.order();
  // By key: the site ignores a second tap in the place of the first.
  await page.getByRole('button', { name: 'Copiar pedido' }).press('Enter');
  await expect(page.getByLabel('Texto del pedido')).toHaveValue(new RegExp(word));
  await expectFits(page, 'panel after the order');
  await form.getByLabel('Nota para todo').fill(word.repeat(80));
  await expect(page.getByText('No todo cabe en el enlace')).toBeVisible();
  await expectFits(page, 'list of what the link leaves out');
});
