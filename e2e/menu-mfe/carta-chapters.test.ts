import type { Page } from '@playwright/test';
import { visit } from '../harness/page';
import { expect, test } from '../harness/test';
import { long } from '../harness/tiers';

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

test(
  'the chapter of a first visit stays in place while those above it get their heights',
  long,
  async ({ page }) => {
    await visit(page, '/Carta#c-vinos');
    await arrivedAt(page, 'c-vinos');
    await page.evaluate(() => {
      // Often the browser itself corrects such a shift, but not always: here it must not.
      document.documentElement.style.overflowAnchor = 'none';
      document.querySelector<HTMLElement>('main section')!.style.paddingBottom = '400px';
    });
    await arrivedAt(page, 'c-vinos');
  },
);

test('the way back to a carta leads to the dish that the guest left', long, async ({ page }) => {
  await visit(page, '/Carta');
  // Dish by dish, as a finger scrolls: each chapter on the way gets its real height.
  const dishes = page.locator('main li [data-dish]');
  for (let dish = 0; dish < 80; dish += 4) await dishes.nth(dish).scrollIntoViewIfNeeded();
  const left = dishes.nth(76);
  await expect(left).toBeInViewport();
  const place = async () => Math.round((await left.boundingBox())?.y ?? 0);
  const before = await place();
  // Not with Playwright's pointer, which scrolls to the link.
  await page.locator('footer a[href="/contact"]').evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await page.goBack();
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThanOrEqual(2);
  await page.locator('main nav a[href="#c-vinos"]').evaluate((link: HTMLElement) => link.click());
  await arrivedAt(page, 'c-vinos');
  await page.goBack();
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThanOrEqual(2);
});

test('a printed carta has every chapter, and its day', long, async ({ page }) => {
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
