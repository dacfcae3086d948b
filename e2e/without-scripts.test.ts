import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { openHouse } from './house';
import { overflow, plain } from './page';
import { routes } from './routes';

const house = openHouse();

describe('without scripts', () => {
  for (const route of routes) {
    test(`${route} can be read`, () =>
      house.welcome({ width: 390, scripts: false }, async ({ page, at }) => {
        await page.goto(at(route), { waitUntil: 'load' });
        assert.equal(await page.locator('h1').isVisible(), true);
        const words = plain(await page.locator('main').innerText()).split(' ').length;
        assert.ok(words > 12, `${words} words`);
        assert.equal(await overflow(page), 0);
        assert.equal(await page.locator('a[href^="tel:"]').first().isVisible(), true);
      }));
  }

  test('links lead from page to page', () =>
    house.welcome({ width: 390, scripts: false }, async ({ page, at }) => {
      await page.goto(at('/'));
      await page.getByRole('link', { name: 'Ver Menu' }).click();
      await page.waitForURL(at('/menu'));
      await page.locator('main').getByRole('link', { name: 'ver arroces' }).click();
      await page.waitForURL(at('/ArrozChino'));
      await page.locator('main').getByText('Arroz chowfan de pollo').first().waitFor();
      await page.getByRole('link', { name: 'Regresar al Menú' }).first().click();
      await page.waitForURL(at('/menu'));
      await page
        .getByRole('link', { name: /English/ })
        .first()
        .click();
      await page.waitForURL(at('/CartaIngles'));
    }));

  test('the phone finds the navigation', () =>
    house.welcome({ width: 390, scripts: false }, async ({ page, at }) => {
      await page.goto(at('/Salon'));
      for (const target of ['/menu', '/about', '/contact']) {
        const links = page.locator(`a[href="${target}"], a[href="${target}/"]`);
        assert.ok((await links.count()) > 0, target);
      }
    }));
});
