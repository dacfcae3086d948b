import { visit } from '../harness/page';
import { expect, test } from '../harness/test';
import { long } from '../harness/tiers';

test.describe('on a phone', long, () => {
  test.use({ width: 390 });

  test('the navigation is in a drawer, which Back closes first', async ({ page }) => {
    await visit(page, '/');
    const opener = page.getByRole('button', { name: 'Abrir el menú de navegación' });
    await opener.click();
    const drawer = page.getByRole('dialog');
    await expect(drawer).toBeVisible();
    await expect(drawer.locator(':focus')).toHaveCount(1);

    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.click();
    await drawer.getByRole('button', { name: 'Cerrar el menú de navegación' }).click();
    await expect(drawer).toBeHidden();

    await opener.click();
    await drawer.getByRole('link', { name: 'Nosotros' }).click();
    await expect(page).toHaveURL('/about');
    await expect(drawer).toBeHidden();

    await opener.click();
    await expect(drawer).toBeVisible();
    await page.goBack();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL('/about');
    await expect(opener).toBeFocused();

    await page.goForward();
    await expect(drawer).toBeVisible();
    await page.reload();
    await expect(drawer).toBeVisible();
    await drawer.getByRole('link', { name: 'Nosotros' }).click();
    await expect(drawer).toBeHidden();
    await page.goBack();
    await expect(page, 'no step of the drawer is left').toHaveURL('/');
    await expect(drawer).toBeHidden();
  });
});

test('a wide window shows the links in the bar', async ({ page }) => {
  await visit(page, '/');
  await expect(page.getByRole('button', { name: 'Abrir el menú de navegación' })).toBeHidden();
  await page.getByRole('navigation').getByRole('link', { name: 'Contacto' }).first().click();
  await expect(page).toHaveURL('/contact');
});
