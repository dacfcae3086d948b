import { expectWhole, visit } from '../harness/page';
import { expect, test } from '../harness/test';
import { long, shortIf } from '../harness/tiers';

/** A page of every app, with what nothing decodes: a stray percent sign, half a letter, a byte of another encoding. */
const malformed = { '/': '%', '/Menu': '50%', '/ArrozChino': '%zz', '/Salon': '%E0', '/Cart': '%FA' };

for (const [route, value] of Object.entries(malformed))
  test(
    `${route} opens with "${value}" in place of a query, of a dish and of a \`#…\``,
    shortIf(route === '/ArrozChino'),
    async ({ page }) => {
      await visit(page, `${route}?${value}&plato=${value}&q=${value}&filtro=${value}&mfe=${value}#${value}`);
      await expectWhole(page, route);
    },
  );

test('/Men%FA is a page that is not found, with the way home', long, async ({ page, allowed }) => {
  // The browser itself reports the status of the page.
  allowed.push(/status of 404/);
  await visit(page, '/Men%FA');
  await expect(page.locator('h1')).toHaveText('Página no encontrada', { useInnerText: true });
  await page.getByRole('link', { name: 'Volver al inicio.' }).click();
  await expect(page).toHaveURL('/');
});

for (const [address, route] of [
  ['/tofu\u0301/', '/ToFu'],
  ['//', '/'],
] as const)
  test(`${address} leads to ${route}`, long, async ({ page, site }) => {
    await visit(page, site + address);
    await expectWhole(page, route);
  });
