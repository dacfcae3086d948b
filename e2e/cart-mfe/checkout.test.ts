import { fullCart } from '../harness/dishes';
import { visit } from '../harness/page';
import { expect, test } from '../harness/test';

test.use({ width: 390, stored: fullCart });

test('what must be ticked, and why, is in view when the order button is', async ({ page, guest }) => {
  await visit(page, '/CheckoutPage');
  await expect(guest.orderButton).not.toBeInViewport();
  await guest.orderButton.evaluate((button) => button.scrollIntoView({ block: 'end' }));
  await expect(guest.orderButton).toBeDisabled();
  await expect(guest.consent).toBeInViewport();
  await expect(page.getByText('Marca la casilla para activar el botón.')).toBeInViewport();
});

test('the text on data is folded until somebody wants to read it', async ({ page }) => {
  const text = page.getByText(/Superintendencia de Industria y Comercio/);
  await visit(page, '/CheckoutPage');
  await expect(text).toBeHidden();
  const link = page.locator('form').getByRole('link', { name: 'Tus datos' });
  await link.press('Enter');
  await expect(text).toBeInViewport();
  await page.getByRole('heading', { name: 'Tus datos' }).click();
  await expect(text).toBeHidden();
  await link.press('Enter');
  await expect(text).toBeVisible();

  await visit(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tus datos' }).press('Enter');
  await expect(text).toBeInViewport();
});
