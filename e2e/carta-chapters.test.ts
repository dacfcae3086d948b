import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { eventually } from './eventually';
import { openHouse } from './house';
import { visit } from './page';

const house = openHouse();

/** Under the bar and the rail, and in the upper half of the screen. */
async function arrivedAt(page: Page, chapter: string): Promise<void> {
  await eventually(async () => {
    const { top, covered } = await page.evaluate((id) => {
      const rail = document.querySelector('main nav')?.getBoundingClientRect().bottom ?? 0;
      const title = document.querySelector(`#${id} h2`)?.getBoundingClientRect().top ?? 0;
      return { top: title, covered: rail };
    }, chapter);
    assert.ok(top >= covered - 1 && top < 422, `${chapter} stands at ${top}, the rail ends at ${covered}`);
  });
}

for (const route of ['/Carta', '/CartaIngles', '/CartaChino']) {
  test(`a phone arrives at the chapter that was asked for in ${route}`, () =>
    house.welcome({ width: 390 }, async ({ page, at }) => {
      await visit(page, at(`${route}#c-vinos`));
      await arrivedAt(page, 'c-vinos');
      for (const chapter of ['c-sopas', 'c-lomien']) {
        await page.locator(`main nav a[href="#${chapter}"]`).click();
        await arrivedAt(page, chapter);
      }
    }));
}

test('a printed carta has every chapter', () =>
  house.welcome({ width: 390 }, async ({ page, at }) => {
    await visit(page, at('/Carta'));
    await page.emulateMedia({ media: 'print' });
    const left = await page.evaluate(
      () =>
        [...document.querySelectorAll('main section')].filter(
          (section) => getComputedStyle(section).contentVisibility !== 'visible',
        ).length,
    );
    assert.equal(left, 0);
  }));
