import { drink, fullCart, fullCartTotal, pesos, pesosIn, rice, starter } from './dishes';
import { storedUnits, visit } from './page';
import { expect, test } from './test';

const corrupt: Record<string, string> = {
  'broken JSON': '[{"key":',
  'an object': '{"cartItems":[]}',
  null: 'null',
  'a number': '7',
  'entries of every kind':
    '[null, 7, "x", [], {"key":"../..:x"}, {"key":"arroz:x","price":"NaN","cartQuantity":-3}]',
};

/** The full cart with one text of it replaced. */
const changed = (from: string, to: string) => ({ cartItems: fullCart.cartItems.replace(from, to) });

for (const [name, cartItems] of Object.entries(corrupt)) {
  test.describe(`a cart in storage that is ${name}`, () => {
    test.use({ stored: { cartItems } });

    test('opens as what can be read of it', async ({ page }) => {
      await visit(page, '/Cart');
      await expect(page.locator('h1')).toHaveText('Carrito Virtual Asia', { useInnerText: true });
      expect(await page.locator('main').textContent()).not.toMatch(/NaN|undefined|\[object/);
      await visit(page, '/Bebidas');
      await page.getByRole('button', { name: `Agregar ${drink.name}` }).click();
      await expect.poll(() => storedUnits(page)).toBeGreaterThanOrEqual(1);
    });
  });
}

test.describe('a price from last week', () => {
  const old = starter.price - 1000;
  test.use({ stored: changed(`"price":${starter.price}`, `"price":${old}`) });

  test('is renewed, and said', async ({ page }) => {
    await visit(page, '/Cart');
    const main = page.locator('main');
    await expect(main).toContainText(
      `El precio de ${starter.name} cambió: antes ${pesos(old)}, ahora ${pesos(starter.price)}`,
    );
    await expect(main).toContainText(pesosIn(fullCartTotal));
  });
});

test.describe('a dish that left the menu', () => {
  test.use({ stored: changed(starter.key, `${starter.key}-de-antes`) });

  test('stays, and is not charged', async ({ page }) => {
    await visit(page, '/Cart');
    const main = page.locator('main');
    await expect(main).toContainText('No disponible');
    await expect(main).toContainText(pesosIn(rice.price));
    await expect(main).not.toContainText(pesosIn(fullCartTotal));
  });
});

test('a browser that stores nothing still keeps the cart of this visit', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await visit(page, '/Bebidas');
  await page.getByRole('button', { name: `Agregar ${drink.name}` }).click();
  await page.getByRole('link', { name: /^Ver carrito: 1 plato/ }).click();
  await expect(page.locator('main')).toContainText(drink.name);
});
