import type { Page } from '@playwright/test';
import { fullCart } from '../harness/dishes';
import type { Guest } from '../harness/Guest';
import { visit } from '../harness/page';
import { expect, test } from '../harness/test';
import { long } from '../harness/tiers';

test.use({ width: 390, stored: fullCart });

/** Id of the element with the focus. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);

/** A guest at the checkout, with consent: the order button would send. */
async function consented(page: Page, guest: Guest): Promise<void> {
  await visit(page, '/CheckoutPage');
  await guest.consent.check();
  await expect(guest.orderButton).toBeEnabled();
}

test('Enter goes to the next field, and sends only from the last one', long, async ({ page, guest }) => {
  await guest.catchWindows();
  await consented(page, guest);
  const choices = ['pedido-entrega', 'pedido-pago', 'pedido-consentimiento', 'pedido-guardar'];
  for (const id of choices) {
    await page.locator(`#${id}`).focus();
    await page.keyboard.press('Enter');
    expect(await guest.messages(), id).toEqual([]);
  }
  await page.getByLabel('Nombre').focus();
  for (const next of ['telefono', 'direccion', 'correo', 'nota']) {
    await page.keyboard.press('Enter');
    expect(await focused(page)).toBe(`pedido-${next}`);
    expect(await guest.messages(), next).toEqual([]);
  }
  await page.keyboard.press('Enter');
  await guest.message();
});
