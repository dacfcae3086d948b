import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fullCart } from './carts';
import { eventually } from './eventually';
import { openHouse } from './house';
import { storedUnits, textOf, visit } from './page';

const house = openHouse();

const corrupt: Record<string, string> = {
  'broken JSON': '[{"key":',
  'an object': '{"cartItems":[]}',
  null: 'null',
  'a number': '7',
  'entries of every kind':
    '[null, 7, "x", [], {"key":"../..:x"}, {"key":"arroz:x","price":"NaN","cartQuantity":-3}]',
};

describe('a cart in storage that is', () => {
  for (const [name, value] of Object.entries(corrupt)) {
    test(`${name} opens as what can be read of it`, () =>
      house.welcome({ stored: { cartItems: value } }, async ({ page, at }) => {
        await visit(page, at('/Cart'));
        assert.equal(await page.locator('h1').innerText(), 'Carrito Virtual Asia');
        assert.doesNotMatch(await textOf(page, 'main'), /NaN|undefined|\[object/);
        await visit(page, at('/Bebidas'));
        await page.getByRole('button', { name: /^Agregar Jarra de té chino/ }).click();
        await eventually(async () => assert.ok((await storedUnits(page)) >= 1));
      }));
  }
});

test('a price from last week is renewed, and said', () =>
  house.welcome(
    { stored: { cartItems: fullCart.cartItems.replace('9800', '8800') } },
    async ({ page, at }) => {
      await visit(page, at('/Cart'));
      await eventually(async () => {
        const text = await textOf(page, 'main');
        assert.match(text, /El precio de Lumpia \(unidad\) cambió: antes \$ 8\.800, ahora \$ 9\.800/);
        assert.match(text, /\$ 54\.400/);
      });
    },
  ));

test('a dish that left the menu stays, and is not charged', () =>
  house.welcome(
    { stored: { cartItems: fullCart.cartItems.replace('lumpia-unidad', 'lumpia-de-antes') } },
    async ({ page, at }) => {
      await visit(page, at('/Cart'));
      await eventually(async () => {
        const text = await textOf(page, 'main');
        assert.match(text, /No disponible/);
        assert.match(text, /\$ 34\.800/);
        assert.doesNotMatch(text, /\$ 54\.400/);
      });
    },
  ));

test('a browser that stores nothing still keeps the cart of this visit', () =>
  house.welcome({}, async ({ page, at }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await visit(page, at('/Bebidas'));
    await page.getByRole('button', { name: /^Agregar Jarra de té chino/ }).click();
    await page.getByRole('link', { name: /^Ver carrito: 1 plato/ }).click();
    await eventually(async () => assert.match(await textOf(page, 'main'), /Jarra de té chino/));
  }));
