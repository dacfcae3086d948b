import { drawWhole, visit } from '../harness/page';
import { expect, test } from '../harness/test';

test.use({ width: 390 });

test('on a phone the first screen of home says once whether it is open', async ({ page }) => {
  await visit(page, '/');
  await expect(page.getByText(/^Abierto ahora/).filter({ visible: true })).toHaveCount(1);
});

test('on a phone the tiles of home follow the first screen, and the foot fits a screen', async ({ page }) => {
  await visit(page, '/');
  await drawWhole(page);
  const measured = await page.evaluate(() => ({
    tiles: document.querySelector('ul[data-layout]')!.getBoundingClientRect().top + scrollY,
    foot: document.querySelector('footer')!.getBoundingClientRect().height,
  }));
  expect(measured.tiles).toBeLessThan(844 * 1.25);
  expect(measured.foot).toBeLessThanOrEqual(844);
});
