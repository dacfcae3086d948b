import { overflow, visit } from '../harness/page';
import { routes, unknownRoute } from '../harness/routes';
import { expect, test } from '../harness/test';

const capture = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';

test.describe('every route answers in any letter case', () => {
  for (const route of routes) {
    test(route, async ({ request }) => {
      for (const spelling of new Set([route, route.toLowerCase(), route.toUpperCase()])) {
        const answer = await request.get(spelling, { maxRedirects: 0 });
        expect(answer.status(), spelling).toBe(200);
        const html = await answer.text();
        expect(html.match(/<title>/g), 'one title').toHaveLength(1);
        expect(html.match(/<h1[\s>]/g), 'one h1').toHaveLength(1);
        if (html.includes('content="noindex"')) continue;
        const canonical = capture(html, /<link rel="canonical" href="([^"]*)"/);
        expect(new URL(canonical).pathname, `canonical of ${spelling}`).toBe(route);
      }
    });
  }
});

test.describe('an unknown address', () => {
  test('is answered with 404 and the not-found page', async ({ request }) => {
    const answer = await request.get(unknownRoute, { maxRedirects: 0 });
    expect(answer.status()).toBe(404);
    const html = await answer.text();
    expect(html).toMatch(/Página no encontrada/);
    expect(html).toMatch(/<a[^>]*href="\/"[^>]*>(?:<[^>]*>)*Volver al inicio\./);
    expect(html).toMatch(/<meta name="robots" content="noindex"/);
  });

  test.describe('on a phone', () => {
    test.use({ width: 390 });

    test('is complete', async ({ page, allowed }) => {
      // The browser itself reports the status of the page.
      allowed.push(/status of 404/);
      await visit(page, unknownRoute);
      await expect(page.locator('h1')).toHaveText('Página no encontrada', { useInnerText: true });
      expect(await overflow(page)).toBe(0);
      await page.getByRole('link', { name: 'Volver al inicio.' }).click();
      await expect(page).toHaveURL('/');
    });
  });
});
