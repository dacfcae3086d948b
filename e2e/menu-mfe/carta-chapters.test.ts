import type { Page } from '@playwright/test';
import { visit } from '../harness/page';
import { expect, test } from '../harness/test';

test.use({ width: 390 });

/** Under the bar and the rail, and in the upper half of the screen. */
async function arrivedAt(page: Page, chapter: string): Promise<void> {
  await expect(async () => {
    const { top, covered } = await page.evaluate((id) => {
      const rail = document.querySelector('main nav')?.getBoundingClientRect().bottom ?? 0;
      const title = document.querySelector(`#${id} h2`)?.getBoundingClientRect().top ?? 0;
      return { top: title, covered: rail };
    }, chapter);
    expect(top, `${chapter} is below the rail`).toBeGreaterThanOrEqual(covered - 1);
    expect(top, `${chapter} is in the upper half`).toBeLessThan(422);
  }).toPass({ timeout: 10_000 });
}

test('a phone arrives at the chapter that was asked for', async ({ page }) => {
  await visit(page, '/CartaChino#c-vinos');
  await arrivedAt(page, 'c-vinos');
  for (const chapter of ['c-sopas', 'c-lomien']) {
    await page.locator(`main nav a[href="#${chapter}"]`).click();
    await arrivedAt(page, chapter);
  }
});

test('the chapter of a first visit stays in place while those above it get their heights', async ({
  page,
}) => {
  await visit(page, '/Carta#c-vinos');
  await arrivedAt(page, 'c-vinos');
  await page.evaluate(() => {
    // Often the browser itself corrects such a shift, but not always: here it must not.
    document.documentElement.style.overflowAnchor = 'none';
    document.querySelector<HTMLElement>('main section')!.style.paddingBottom = '400px';
  });
  await arrivedAt(page, 'c-vinos');
});

test('a printed carta has every chapter, and its day', async ({ page }) => {
  await visit(page, '/Carta');
  await page.emulateMedia({ media: 'print' });
  const left = await page.evaluate(
    () =>
      [...document.querySelectorAll('main section')].filter(
        (section) => getComputedStyle(section).contentVisibility !== 'visible',
      ).length,
  );
  expect(left).toBe(0);
  const day = page.getByText(/Impresa el \d+ de [a-z]+ de \d{4}/);
  await expect(day).toHaveCount(0);
  await page.pdf();
  await expect(day).toHaveCount(1);
});
