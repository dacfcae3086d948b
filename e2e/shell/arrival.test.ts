import { idle, visit } from '../harness/page';
import { expect, test } from '../harness/test';

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
