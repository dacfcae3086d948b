import { hydrated, visit } from '../harness/page';
import { expect, test } from '../harness/test';
import { long } from '../harness/tiers';

const frame = 'iframe[title="Mapa de la ubicación de Asia"]';

test.describe('the map', () => {
  test('waits for the load event', long, async ({ page }) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    // A picture of the journey's own, held back, delays the load event.
    await page.route('**/held.svg', async (request) => {
      await held;
      await request.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      });
    });
    await page.addInitScript(() => {
      new Image().src = '/held.svg';
    });
    await page.goto('/Contact', { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    expect(await page.evaluate(() => document.readyState)).not.toBe('complete');
    expect(await page.getByText('Cargando mapa...').count()).toBe(1);
    expect(await page.locator(frame).count()).toBe(0);
    release();
    await expect(page.locator(frame)).toBeAttached();
    expect(await page.getByText('Cargando mapa...').count()).toBe(0);
  });

  test('loads at once after a navigation inside the site', async ({ page, foreign }) => {
    await visit(page, '/About');
    expect(foreign).toEqual([]);
    await page.getByRole('navigation').getByRole('link', { name: 'Contacto' }).first().click();
    const map = page.locator(frame);
    await expect(map).toBeAttached();
    expect(Math.round((await map.boundingBox())?.height ?? 0)).toBe(300);
    await map.scrollIntoViewIfNeeded();
    await expect(map).toBeVisible();
  });

  test(
    'leaves the drawing of the place in view where its host is blocked',
    long,
    async ({ page, allowed }) => {
      allowed.push(/ERR_FAILED/);
      await page.route(/google/, (route) => route.abort());
      const tried = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
      await visit(page, '/Contact');
      const map = page.locator(frame);
      await map.scrollIntoViewIfNeeded();
      await tried;
      await expect(map).toBeHidden();
      await expect(map.locator('..')).toHaveCSS('background-image', /lugar.*svg/);
      await expect(page.getByRole('link', { name: /^Ábrelo en Google Maps/ })).toBeVisible();
    },
  );
});
