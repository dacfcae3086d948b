import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { openHouse } from './house';
import { alive, visit } from './page';

const house = openHouse();
const frame = 'iframe[title="Mapa de la ubicación de Asia"]';

describe('the map', () => {
  for (const route of ['/', '/Contact']) {
    test(`waits for the load event on ${route}`, () =>
      house.welcome({}, async ({ page, at }) => {
        let release: () => void = () => undefined;
        const held = new Promise<void>((resolve) => (release = resolve));
        // A picture of the journey's own that does not arrive keeps the page from being loaded.
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
        await page.goto(at(route), { waitUntil: 'domcontentloaded' });
        await alive(page);
        assert.notEqual(await page.evaluate(() => document.readyState), 'complete');
        assert.equal(await page.getByText('Cargando mapa...').count(), 1);
        assert.equal(await page.locator(frame).count(), 0);
        release();
        await page.locator(frame).waitFor({ state: 'attached' });
        assert.equal(await page.getByText('Cargando mapa...').count(), 0);
      }));
  }

  test('comes at once after a navigation inside the site', () =>
    house.welcome({}, async ({ page, at, foreign }) => {
      await visit(page, at('/About'));
      assert.deepEqual(foreign, []);
      await page.getByRole('navigation').getByRole('link', { name: 'Contacto' }).first().click();
      const map = page.locator(frame);
      await map.waitFor({ state: 'attached' });
      assert.equal(Math.round((await map.boundingBox())?.height ?? 0), 300);
    }));

  test('has the address and the way beside it', () =>
    house.welcome({}, async ({ page, at }) => {
      await visit(page, at('/Contact'));
      const way = page.getByRole('link', { name: /Cómo llegar/ }).first();
      assert.match((await way.getAttribute('href')) ?? '', /^https:\/\/www\.google\.com\/maps/);
    }));
});
