import type { Page } from '@playwright/test';
import { rice } from './dishes';
import { visit } from './page';
import { expect, test } from './test';

/** The page behind a link is in the document, and nobody can see it yet. */
async function drawnAhead(page: Page, title: string): Promise<void> {
  const drawn = page.locator('h1', { hasText: title });
  await expect(drawn).toHaveCount(1);
  expect(await drawn.isVisible()).toBe(false);
}

test('the page under the pointer is drawn ahead, and the click shows that very page', async ({ page }) => {
  await visit(page, '/Menu');
  const tab = await page.title();
  const link = page.getByRole('link', { name: 'ver sopas' });
  await link.hover();
  await drawnAhead(page, 'Sopas');
  expect(await page.title(), 'the tab still has the name of the page on show').toBe(tab);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  await page.evaluate(() => document.querySelectorAll('h1').item(1).setAttribute('data-seen', ''));

  await link.click();
  await expect(page).toHaveURL(/\/Sopas$/);
  const title = page.getByRole('heading', { level: 1, name: 'Sopas' });
  await expect(title).toBeVisible();
  expect(await title.getAttribute('data-seen')).toBe('');
  await expect(page).toHaveTitle(/^Sopas/);
  await expect(title).toBeFocused();
  await expect(page.locator('h1'), 'the page that was left is gone').toHaveCount(1);
  expect(await page.locator('[data-dish]').count(), 'the rest of the page has followed').toBeGreaterThan(5);

  await page.goBack();
  await expect(page).toHaveTitle(tab);
});

test('a page drawn ahead does not open the dish in the address of the page on show', async ({ page }) => {
  await visit(page, `/Carta?plato=${rice.key}`);
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  // The page behind an open sheet takes no pointer; a keyboard's or a program's interest may still reach it.
  await page.locator('main a[href="/CartaIngles"]').first().dispatchEvent('pointerover');
  await drawnAhead(page, 'Menu');
  expect(await sheet.count()).toBe(1);
  await page.keyboard.press('Escape');
  await expect(sheet).not.toBeAttached();
});

test('Back moves the focus to the title, also after interest in the very page that is left', async ({
  page,
}) => {
  await visit(page, '/Sopas');
  const menu = page.locator('header nav').getByRole('link', { name: 'Menu', exact: true });
  await menu.click();
  const focused = page.locator(':focus');
  await expect(focused).toHaveText('Menú');
  // The pointer leaves the link and comes again: interest in the page that is on show.
  await page.mouse.move(640, 700);
  await menu.hover();
  await page.waitForTimeout(500);
  await page.goBack();
  await expect(focused).toHaveText('Sopas');
});
