import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Route } from 'playwright-core';
import { eventually } from './eventually';
import { openHouse } from './house';
import { alive, textOf, visit } from './page';

const house = openHouse();
const failure = 'Se produjo un error inesperado...';

const json = (body: string) => (route: Route) => route.fulfill({ contentType: 'application/json', body });

/** Answers that are no list of products. */
const refusals: Record<string, (route: Route) => Promise<void>> = {
  'status 500': (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{"error":"x"}' }),
  'a page of HTML': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>x</title>' }),
  'broken JSON': json('[{"id":1,'),
  'an object': json('{"items":[]}'),
  'no connection': (route) => route.abort('connectionrefused'),
};

describe('/products answering', () => {
  for (const [name, answer] of Object.entries(refusals)) {
    test(`${name} is told, and a second try heals`, () =>
      house.welcome({}, async ({ page, at, allowed }) => {
        allowed.push(/Failed to load resource|products|ERR_|PARSING_ERROR|FETCH_ERROR/i);
        await page.route('**/products', answer);
        await visit(page, at('/Bebidas'));
        await page.getByText(failure).first().waitFor();
        // The rest of the page stands.
        await page
          .getByRole('link', { name: /ver cervezas/i })
          .first()
          .waitFor();

        await page.unroute('**/products');
        await page.getByRole('button', { name: 'Reintentar' }).first().click();
        await page.getByRole('button', { name: /^Agregar Jarra de té chino/ }).waitFor();
        await eventually(async () => assert.ok(!(await textOf(page, 'main')).includes(failure)));
      }));
  }
});

test('hostile products are text at most', () =>
  house.welcome({}, async ({ page, at, allowed }) => {
    allowed.push(/products|PARSING_ERROR|Failed to load resource/i);
    const nasty = '<img src=x onerror="window.stolen=1"><script>window.stolen=1</script>';
    const good = {
      id: 1,
      name: 'Agua',
      plato: 'Bebida',
      image: '',
      desc: 'Fría',
      price: 8800,
      category: 'bebidas',
    };
    const list = [
      { ...good, name: nasty, desc: nasty, plato: nasty, image: 'javascript:alert(1)' },
      { ...good, id: 2, name: 'Precio raro', price: '1e999' },
      { ...good, id: 3, name: 'Sin precio', price: '' },
      { ...good, id: 4, name: { toString: 'x' }, category: ['bebidas'] },
      { ...good, id: 5, name: 'De otra parte', image: 'https://elsewhere.example/x.png' },
      null,
      7,
      JSON.parse(
        '{"__proto__":{"polluted":1},"id":6,"name":"P","category":"bebidas","price":1,"plato":"","image":"","desc":""}',
      ),
    ];
    await page.route('**/products', json(JSON.stringify(list)));
    await visit(page, at('/Bebidas'));
    await eventually(async () => assert.doesNotMatch(await textOf(page, 'main'), /Cargando\.\.\./));
    assert.equal(await page.evaluate(() => 'stolen' in window), false);
    assert.equal(await page.evaluate(() => 'polluted' in {}), false);
    assert.equal(
      await page.locator('img[src="x"], a[href^="javascript"], img[src^="javascript"]').count(),
      0,
    );
    assert.doesNotMatch(await textOf(page, 'main'), /NaN|Infinity|\[object/);
    assert.equal(await page.locator('h1').innerText(), 'Bebidas');
  }));

test('a slow answer is waited for', () =>
  house.welcome({}, async ({ page, at }) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/products', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(at('/Bebidas'), { waitUntil: 'domcontentloaded' });
    await alive(page);
    await page.getByText('Cargando...').first().waitFor();
    assert.equal(await page.getByText(failure).count(), 0);
    release();
    await page.getByRole('button', { name: /^Agregar Jarra de té chino/ }).waitFor();
  }));

test('one visit asks for the products once', () =>
  house.welcome({}, async ({ page, at }) => {
    let asked = 0;
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/products') asked += 1;
    });
    await visit(page, at('/Bebidas'));
    await page.getByRole('button', { name: /^Agregar Jarra de té chino/ }).waitFor();
    await page.getByRole('link', { name: 'Regresar al Menú' }).first().click();
    await page.waitForURL(at('/menu'));
    await page
      .locator('main')
      .getByRole('link', { name: /ver menú infantil/i })
      .click();
    await page.getByRole('button', { name: /^Agregar Cremita de pollo/ }).waitFor();
    assert.equal(asked, 1);
  }));
