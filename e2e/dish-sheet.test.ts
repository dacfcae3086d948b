import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { eventually } from './eventually';
import { openHouse } from './house';
import { plain, storedUnits, visit } from './page';

const house = openHouse();
const dish = 'Arroz chowfan de pollo';

for (const width of [390, 1280] as const) {
  describe(`a dish at ${width} px`, () => {
    test('opens by mouse and closes with Back', () =>
      house.welcome({ width }, async ({ page, at }) => {
        await visit(page, at('/ArrozChino'));
        await page.getByRole('link', { name: dish }).first().click();
        const sheet = page.getByRole('dialog');
        await sheet.getByRole('heading', { name: dish }).waitFor();
        assert.match(plain(await sheet.innerText()), /\$ 34\.800/);
        assert.notEqual(page.url(), at('/ArrozChino'), 'it has an address');
        await page.goBack();
        await sheet.waitFor({ state: 'hidden' });
        assert.equal(page.url(), at('/ArrozChino'));
      }));

    test('opens from its own address', () =>
      house.welcome({ width }, async ({ page, at }) => {
        await visit(page, at('/ArrozChino'));
        await page.getByRole('link', { name: dish }).first().click();
        await page.getByRole('dialog').waitFor();
        const address = page.url();
        await visit(page, address);
        const sheet = page.getByRole('dialog');
        await sheet.getByRole('heading', { name: dish }).waitFor();
        await sheet.getByRole('button', { name: 'Cerrar' }).click();
        await sheet.waitFor({ state: 'hidden' });
        assert.equal(page.url(), at('/ArrozChino'));
      }));
  });
}

test('what is in the order shows on its row, now and on the next visit', () =>
  house.welcome({}, async ({ page, at }) => {
    await visit(page, at('/ArrozChino'));
    const row = page.locator('main').getByRole('link', { name: dish }).first();
    await row.click();
    await page.getByRole('button', { name: 'Una unidad más' }).click();
    await page.getByRole('button', { name: /Agregar al carrito/ }).click();
    const marked = page.getByRole('link', { name: `2 en tu pedido. ${dish}` });
    await marked.waitFor();
    await visit(page, at('/ArrozChino'));
    await marked.waitFor();
    await marked.click();
    await page.getByRole('dialog').getByText('Ya tienes 2 en tu pedido.').waitFor();
  }));

test('works by keyboard alone and gives the focus back', () =>
  house.welcome({}, async ({ page, at }) => {
    await visit(page, at('/ArrozChino'));
    const row = page.locator('main').getByRole('link', { name: dish }).first();
    await row.focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('heading', { name: dish }).waitFor();
    await eventually(async () =>
      assert.ok(await sheet.evaluate((node) => node.contains(document.activeElement)), 'the focus is inside'),
    );
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab');
      assert.ok(
        await sheet.evaluate((node) => node.contains(document.activeElement)),
        'the focus stays inside',
      );
    }
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    await eventually(async () =>
      assert.ok(await row.evaluate((node) => node === document.activeElement), 'back on the row'),
    );

    await page.keyboard.press('Enter');
    await sheet.getByRole('button', { name: /^Agregar al carrito/ }).focus();
    await page.keyboard.press('Enter');
    await sheet.waitFor({ state: 'hidden' });
    await eventually(async () => assert.equal(await storedUnits(page), 1));
  }));

test('an address of no dish shows the page', () =>
  house.welcome({}, async ({ page, at }) => {
    await visit(page, at('/ArrozChino?plato=no-existe'));
    assert.equal(await page.locator('h1').innerText(), 'Arroz Chino');
    assert.equal(await page.getByRole('dialog').count(), 0);
  }));

test('rows carry no buttons', () =>
  house.welcome({}, async ({ page, at }) => {
    await visit(page, at('/ArrozChino'));
    const rows = page.locator('main li').filter({ hasText: dish });
    assert.ok((await rows.count()) > 0);
    assert.equal(await rows.getByRole('button').count(), 0);
  }));
