import type { Page } from '@playwright/test';
import { visit } from '../harness/page';
import { expect, test } from '../harness/test';
import { long, shortIf } from '../harness/tiers';

/** Where the rail is on the screen, and how far it is scrolled. */
function readRail(page: Page): Promise<{ top: number; scrolled: number }> {
  return page.getByRole('navigation', { name: 'Categorías' }).evaluate((rail) => ({
    top: Math.round(rail.getBoundingClientRect().top),
    scrolled: Math.round(rail.querySelector('ul')?.scrollLeft ?? 0),
  }));
}

for (const [width, start, name] of [
  [390, 0, 'at the top'],
  [390, 200, 'past half of the head'],
  [390, 900, 'among the dishes'],
  [1280, 900, 'among the dishes'],
] as const) {
  test.describe(`at ${width} px`, shortIf(width === 390 && start === 900), () => {
    test.use({ width });

    test(`the rail stays where it is for a guest ${name}`, async ({ page }) => {
      await visit(page, '/ArrozChino');
      const at = await page.evaluate((top) => (scrollTo(0, top), Math.round(scrollY)), start);
      const next = page
        .getByRole('navigation', { name: 'Categorías' })
        .getByRole('link', { name: 'Salsa Agridulce' });
      // Guests mostly click a link that is wholly in view.
      await next.evaluate((link) => (link.closest('ul')!.scrollLeft += 120));
      const before = await readRail(page);
      // Not with Playwright's pointer, which scrolls before it clicks on a sticky element.
      await next.evaluate((link: HTMLElement) => link.click());
      await expect(page).toHaveURL('/SalsaAgridulce');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Salsa Agridulce');
      await expect(next).toBeFocused();
      await expect.poll(async () => Math.abs((await readRail(page)).top - before.top)).toBeLessThanOrEqual(2);
      expect(Math.abs((await readRail(page)).scrolled - before.scrolled)).toBeLessThanOrEqual(1);
      // Deep in a list: the new one is read from its first dish on.
      const first = await page.getByRole('list', { name: 'Salsa Agridulce' }).boundingBox();
      expect(first?.y).toBeGreaterThan(before.top);
      await page.goBack();
      await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(at);
    });
  });
}

test('the arrows of the rail bring its ends to a mouse', long, async ({ page }) => {
  await visit(page, '/Entradas');
  const rail = page.getByRole('navigation', { name: 'Categorías' });
  const [back, on] = [rail.locator('[data-side=before]'), rail.locator('[data-side=after]')];
  await expect(back).toBeHidden();
  await expect(on).toBeVisible();
  await expect(async () => {
    await on.click({ timeout: 1000 });
    await expect(on).toBeHidden({ timeout: 1000 });
  }).toPass();
  await expect(rail.getByRole('link', { name: 'Postres' })).toBeInViewport({ ratio: 1 });
  await expect(back).toBeVisible();
});

test('a card is a link wherever it is hit', async ({ page }) => {
  await visit(page, '/Menu');
  // By force, because the link lies over the heading and takes the click.
  await page.getByRole('heading', { level: 2, name: 'Sopas' }).click({ force: true });
  await expect(page).toHaveURL('/Sopas');
});
