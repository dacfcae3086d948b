import { drink, kidsDish } from '../harness/dishes';
import { overflow, visit } from '../harness/page';
import { expect, test } from '../harness/test';
import { long } from '../harness/tiers';

const addDrink = { name: `Agregar ${drink.name}` };

test('hostile products are text at most', long, async ({ page, allowed }) => {
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
    { ...good, id: 6, name: 'W'.repeat(120) },
    null,
    7,
    JSON.parse(
      '{"__proto__":{"polluted":1},"id":7,"name":"P","category":"bebidas","price":1,"plato":"","image":"","desc":""}',
    ),
  ];
  await page.route('**/products', (route) =>
    route.fulfill({ contentType: 'application/json', body: JSON.stringify(list) }),
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/Bebidas');
  const main = page.locator('main');
  await expect(main).not.toContainText('Cargando...');
  expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
  expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
  expect(await page.locator('img[src="x"], a[href^="javascript"], img[src^="javascript"]').count()).toBe(0);
  expect(await main.textContent()).not.toMatch(/NaN|Infinity|\[object/);
  await expect(page.locator('h1')).toHaveText('Bebidas', { useInnerText: true });
  expect(await overflow(page)).toBe(0);
});

test('one visit asks for the products once', long, async ({ page, guest }) => {
  let asked = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/products') asked += 1;
  });
  await visit(page, '/Bebidas');
  await expect(page.getByRole('button', addDrink)).toBeVisible();
  await page.getByRole('link', { name: 'Regresar al Menú' }).first().click();
  await expect(page).toHaveURL('/menu');
  await page
    .locator('main')
    .getByRole('link', { name: /ver menú infantil/i })
    .click();
  await expect(guest.addButton(kidsDish)).toBeVisible();
  expect(asked).toBe(1);
});
