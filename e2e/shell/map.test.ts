import { visit } from '../harness/page';
import { expect, test } from '../harness/test';
import { long } from '../harness/tiers';

test('the map leaves the drawing of its place where its host is blocked', long, async ({ page, allowed }) => {
  allowed.push(/ERR_FAILED/);
  await page.route(/google/, (route) => route.abort());
  const tried = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
  await visit(page, '/Contact');
  const map = page.locator('iframe[title="Mapa de la ubicación de Asia"]');
  await map.scrollIntoViewIfNeeded();
  await tried;
  await expect(map).toBeHidden();
  await expect(map.locator('..')).toHaveCSS('background-image', /lugar.*svg/);
  await expect(page.getByRole('link', { name: /^Ábrelo en Google Maps/ })).toBeVisible();
});
