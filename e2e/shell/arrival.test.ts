import { holdBack, idle, visit } from '../harness/page';
import { expect, test } from '../harness/test';

test('the focus is on the title of a slow page, whatever the pointer passed on the way', async ({ page }) => {
  await visit(page, '/');
  const release = await holdBack(page, /\/mfe\/salon-mfe\/.*\.js$/);
  await page.locator('header nav').getByRole('link', { name: 'Menu', exact: true }).hover();
  await page.getByRole('link', { name: 'Ver mas' }).click();
  await expect(page.getByText('Cargando...').first()).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Nuestro salón' })).toBeFocused();
  expect(await page.locator('h1').count()).toBe(1);
});

test('Back moves the focus to the title, also after interest in the very page that is left', async ({
  page,
}) => {
  await visit(page, '/Sopas');
  const menu = page.locator('header nav').getByRole('link', { name: 'Menu', exact: true });
  await menu.click();
  const focused = page.locator(':focus');
  await expect(focused).toHaveText('Menú');
  // The pointer leaves the link and comes again: interest in the page that is shown.
  await page.mouse.move(640, 700);
  await menu.hover();
  await idle(page);
  await page.goBack();
  await expect(focused).toHaveText('Sopas');
});
