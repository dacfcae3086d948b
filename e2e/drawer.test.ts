import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually } from './eventually';
import { openHouse } from './house';
import { visit } from './page';

const house = openHouse();

test('the navigation of a phone lies in a drawer of 240 px', () =>
  house.welcome({ width: 390 }, async ({ page, at }) => {
    await visit(page, at('/'));
    const opener = page.getByRole('button', { name: 'Abrir el menú de navegación' });
    await opener.click();
    const drawer = page.getByRole('dialog');
    await drawer.waitFor();
    await eventually(async () => {
      const box = await drawer.boundingBox();
      assert.ok(
        box && Math.round(box.width) === 240 && Math.round(box.x + box.width) === 390,
        JSON.stringify(box),
      );
    });
    for (const [label, target] of [
      ['Home', '/'],
      ['Menu', '/menu'],
      ['Nosotros', '/about'],
      ['Contacto', '/contact'],
    ] as const) {
      assert.equal(await drawer.getByRole('link', { name: label, exact: true }).getAttribute('href'), target);
    }
    assert.ok(await drawer.evaluate((node) => node.contains(document.activeElement)), 'the focus is inside');

    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    await eventually(async () => assert.ok(await opener.evaluate((node) => node === document.activeElement)));

    await opener.click();
    await drawer.getByRole('button', { name: 'Cerrar el menú de navegación' }).click();
    await drawer.waitFor({ state: 'hidden' });

    await opener.click();
    await drawer.getByRole('link', { name: 'Nosotros' }).click();
    await page.waitForURL(at('/about'));
    await drawer.waitFor({ state: 'hidden' });
  }));

test('a wide window shows the links in the bar', () =>
  house.welcome({ width: 1280 }, async ({ page, at }) => {
    await visit(page, at('/'));
    assert.equal(await page.getByRole('button', { name: 'Abrir el menú de navegación' }).isVisible(), false);
    await page.getByRole('navigation').getByRole('link', { name: 'Contacto' }).first().click();
    await page.waitForURL(at('/contact'));
  }));
