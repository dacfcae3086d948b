import { brotliCompressSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';
import { kindsOfPage, routes, unknownRoute } from '../harness/routes';
import { expect, test } from '../harness/test';

/** The composed routes as a page carries them, in JSON. */
async function routesBlock(request: APIRequestContext, address: string): Promise<string> {
  const html = await (await request.get(address)).text();
  return /<script type="application\/json" id="routes">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
}

test('every kind of page carries the routes of the whole site in less than 1,000 bytes', async ({
  request,
}) => {
  const block = await routesBlock(request, '/');
  expect(brotliCompressSync(block).length, 'bytes').toBeLessThan(1_000);
  const { routes: rows } = JSON.parse(block) as { routes: { path: string }[] };
  const paths = rows.map(({ path }) => path);
  expect(paths.filter((path) => path !== '*').sort()).toEqual([...routes].sort());
  for (const address of [...kindsOfPage, unknownRoute])
    expect(await routesBlock(request, address), address).toBe(block);
});

test('what a page keeps out of search engines is not in the sitemap, and all else is', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = Array.from(
    sitemap.matchAll(/<loc>([^<]+)<\/loc>/g),
    ([, loc]) => new URL(loc ?? '').pathname,
  );
  const hidden: string[] = [];
  for (const route of routes) {
    const html = await (await request.get(route)).text();
    if (html.includes('<meta name="robots" content="noindex"')) hidden.push(route);
  }
  expect(hidden.sort()).toEqual(['/Cart', '/CheckoutPage']);
  expect([...listed, ...hidden].sort()).toEqual([...routes].sort());
});
