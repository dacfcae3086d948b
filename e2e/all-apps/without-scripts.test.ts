import { rice } from '../harness/dishes';
import { overflow, plain } from '../harness/page';
import { isKindOfPage, routes } from '../harness/routes';
import { expect, test } from '../harness/test';
import { long, nightly } from '../harness/tiers';

test.use({ width: 390, javaScriptEnabled: false });

test.describe('without scripts', () => {
  for (const route of routes) {
    const tier = route === rice.page ? {} : isKindOfPage(route) ? long : nightly;
    test(`${route} can be read`, tier, async ({ page }) => {
      await page.goto(route, { waitUntil: 'load' });
      expect(await page.locator('h1').isVisible()).toBe(true);
      const words = plain(await page.locator('main').innerText()).split(' ');
      expect(words.length, 'words').toBeGreaterThan(12);
      expect(await overflow(page)).toBe(0);
      expect(await page.locator('a[href^="tel:"]').first().isVisible()).toBe(true);
    });
  }
});
