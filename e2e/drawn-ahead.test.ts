import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { eventually } from './eventually';
import { openHouse } from './house';
import { visit } from './page';

const house = openHouse();

/** The page behind a link is in the document, and nobody can see it yet. */
async function drawnAhead(page: Page, title: string): Promise<void> {
  await eventually(async () => {
    const drawn = page.locator('h1', { hasText: title });
    assert.equal(await drawn.count(), 1);
    assert.equal(await drawn.isVisible(), false);
  }, 10_000);
}

test('the page under the pointer is drawn ahead, and the click shows that very page', () =>
  house.welcome({}, async ({ page, at }) => {
    await visit(page, at('/Menu'));
    const tab = await page.title();
    const link = page.getByRole('link', { name: 'ver sopas' });
    await link.hover();
    await drawnAhead(page, 'Sopas');
    assert.equal(await page.title(), tab, 'the tab still has the name of the page on show');
    assert.equal(await page.getByRole('heading', { level: 1 }).count(), 1);
    await page.evaluate(() => document.querySelectorAll('h1').item(1).setAttribute('data-seen', ''));

    await link.click();
    await page.waitForURL(/\/Sopas$/);
    const title = page.getByRole('heading', { level: 1, name: 'Sopas' });
    assert.equal(await title.getAttribute('data-seen'), '');
    await eventually(async () => {
      assert.match(await page.title(), /^Sopas/);
      assert.equal(await title.evaluate((element) => element === document.activeElement), true);
    });
    assert.equal(await page.locator('h1').count(), 1, 'the page that was left is gone');
    assert.ok((await page.locator('[data-dish]').count()) > 5, 'the rest of the page has followed');

    await page.goBack();
    await eventually(async () => assert.equal(await page.title(), tab));
  }));

test('a page drawn ahead does not open the dish in the address of the page on show', () =>
  house.welcome({}, async ({ page, at }) => {
    await visit(page, at('/Carta?plato=sopas:sopa-wantan'));
    await page.getByRole('dialog').waitFor();
    // The page behind an open sheet takes no pointer; a keyboard's or a program's interest may still reach it.
    await page.locator('main a[href="/CartaIngles"]').first().dispatchEvent('pointerover');
    await drawnAhead(page, 'Menu');
    assert.equal(await page.getByRole('dialog').count(), 1);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }));

test('Back moves the focus to the title, also after interest in the very page that is left', () =>
  house.welcome({}, async ({ page, at }) => {
    await visit(page, at('/Sopas'));
    const menu = page.locator('header nav').getByRole('link', { name: 'Menu', exact: true });
    await menu.click();
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await eventually(async () => assert.equal(await focused(), 'Menú'));
    // The pointer leaves the link and comes again: interest in the page that is on show.
    await page.mouse.move(640, 700);
    await menu.hover();
    await page.waitForTimeout(500);
    await page.goBack();
    await eventually(async () => assert.equal(await focused(), 'Sopas'));
  }));
