import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import pages from '@asia/shared/pages';
import { openHouse } from './house';
import { brokenPictures, overflow, visit } from './page';
import { routes, unknownRoute } from './routes';

const house = openHouse();
const titles = new Map(Object.entries(pages).map(([route, { title }]) => [route, title]));

const kept = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';

test('thirty-nine routes are registered', () => {
  assert.equal(new Set(routes.map((route) => route.toLowerCase())).size, 39);
});

describe('every route answers in any letter case', () => {
  for (const route of routes) {
    test(route, async () => {
      for (const spelling of new Set([route, route.toLowerCase(), route.toUpperCase()])) {
        const answer = await house.fetch(spelling);
        assert.equal(answer.status, 200, spelling);
        const html = await answer.text();
        assert.equal(html.match(/<title>/g)?.length, 1, 'one title');
        assert.equal(html.match(/<h1[\s>]/g)?.length, 1, 'one h1');
        const canonical = kept(html, /<link rel="canonical" href="([^"]*)"/);
        const hidden = html.includes('content="noindex"');
        assert.ok(
          hidden || new URL(canonical).pathname === route,
          `canonical of ${spelling} is ${canonical}`,
        );
      }
    });
  }
});

describe('an unknown address', () => {
  test('is answered with 404 and the page that says so', async () => {
    const answer = await house.fetch(unknownRoute);
    assert.equal(answer.status, 404);
    const html = await answer.text();
    assert.match(html, /Página no encontrada/);
    assert.match(html, /<a[^>]*href="\/"[^>]*>(?:<[^>]*>)*Volver al inicio\./);
    assert.match(html, /<meta name="robots" content="noindex"/);
  });

  for (const width of [390, 1280] as const) {
    test(`stands whole at ${width} px`, () =>
      house.welcome({ width }, async ({ page, at, allowed }) => {
        // The browser itself reports the status of the page.
        allowed.push(/status of 404/);
        await visit(page, at(unknownRoute));
        assert.equal(await page.locator('h1').innerText(), 'Página no encontrada');
        assert.equal(await overflow(page), 0);
        await page.getByRole('link', { name: 'Volver al inicio.' }).click();
        await page.waitForURL(at('/'));
      }));
  }
});

for (const width of [390, 1280] as const) {
  describe(`every route at ${width} px`, () => {
    for (const route of routes) {
      test(route, () =>
        house.welcome({ width }, async ({ page, at }) => {
          // Phones get the spelling that people type.
          await visit(page, at(width === 390 ? route.toLowerCase() : route));
          assert.equal(await page.locator('h1').count(), 1);
          assert.equal(await page.title(), titles.get(route));
          assert.equal(await page.locator('head title').count(), 1);
          assert.equal(await overflow(page), 0, 'pixels of sideways scroll');
          assert.deepEqual(await brokenPictures(page), []);
        }),
      );
    }
  });
}
