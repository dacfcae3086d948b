import type { Page } from '@playwright/test';
import type { CartItem, TodayRow } from '@asia/shared/contracts';
import { drink, fullCart, fullCartTotal, pesos, pesosIn, starter } from '../harness/dishes';
import { overflow, visit } from '../harness/page';
import { expect, test } from '../harness/test';
import { long } from '../harness/tiers';

test.describe('a cart in storage of which little can be read', long, () => {
  const cartItems =
    '[null, 7, "x", [], {"key":"../..:x"}, {"key":"arroz:x","price":"NaN","cartQuantity":-3}]';
  test.use({ stored: { cartItems } });

  test('opens as what can be read of it', async ({ page, guest }) => {
    await visit(page, '/Cart');
    await expect(page.locator('h1')).toHaveText('Carrito Virtual Asia', { useInnerText: true });
    expect(await page.locator('main').textContent()).not.toMatch(/NaN|undefined|\[object/);
    await visit(page, '/Bebidas');
    await guest.add(drink);
    await expect.poll(() => guest.units()).toBeGreaterThanOrEqual(1);
  });
});

test.describe('a note that is one long word', () => {
  const note = 'x'.repeat(120);
  const [line] = JSON.parse(fullCart.cartItems) as [CartItem];
  const lines = [
    { ...line, note, price: starter.price - 1000 },
    { ...line, note, key: `${line.key}-de-antes` },
  ];
  test.use({ stored: { cartItems: JSON.stringify(lines) }, width: 390 });

  test('leaves cart and checkout as wide as the screen', async ({ page }) => {
    for (const path of ['/Cart', '/CheckoutPage']) {
      await visit(page, path);
      await expect(page.getByText(note).first()).toBeVisible();
      expect(await overflow(page), path).toBe(0);
    }
  });
});

test.describe('an old cart', long, () => {
  const was = starter.price - 1000;
  const [dear, good] = JSON.parse(fullCart.cartItems) as [CartItem, CartItem];
  const soup = (slug: string, name: string) => ({ ...good, key: `sopas:${slug}`, category: 'sopas', name });
  const old = [
    { ...dear, price: was },
    soup('sopa-de-antes', 'Sopa de antes'),
    soup('sopa-wantan', 'Sopa wantán'),
    soup('sopa-agripicante', 'Sopa agripicante'),
    good,
  ];
  test.use({ stored: { cartItems: JSON.stringify(old) }, width: 390 });

  const notices = [
    'Sopa de antes ya no está en la carta: no va en el pedido.',
    'Sopa wantán se agotó: no va en el pedido.',
    'Sopa agripicante no tiene precio en la carta: no va en el pedido.',
    `El precio de ${starter.name} subió: antes ${pesos(was)}, ahora ${pesos(starter.price)}.`,
  ];

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      // The live content has no soup that is sold out or without a price: this changes what the page parses.
      const parse = JSON.parse.bind(JSON);
      JSON.parse = (...args: Parameters<typeof parse>): unknown => {
        const parsed = parse(...args) as {
          dishes?: { key: string; price: unknown }[];
          entries?: { today?: TodayRow[] };
        } | null;
        parsed?.entries?.today?.push({ what: 'soldOut', of: 'sopas:sopa-wantan' });
        for (const dish of parsed?.dishes ?? []) {
          if (dish.key === 'sopas:sopa-agripicante') dish.price = null;
        }
        return parsed;
      };
    });
  });

  const total = pesosIn(fullCartTotal);
  /** The stored old price: without it, the next page could not show that it has changed. */
  const keptPrice = (page: Page) =>
    page.evaluate(() => {
      const lines = JSON.parse(localStorage.getItem('cartItems') ?? '[]') as CartItem[];
      return lines.flatMap(({ price, was: before }) => (before ? { price, was: before.price } : []));
    });

  test('is reported on each page and in the message, and again after a reload', async ({ page, guest }) => {
    await guest.catchWindows();
    for (const path of ['/', '/ArrozChino']) {
      await visit(page, path);
      await expect(page.getByText('3 platos no van en el pedido · 1 plato cambió de precio')).toBeVisible();
      await expect(guest.cartLink(3)).toContainText(total);
      await expect.poll(() => keptPrice(page)).toEqual([{ price: starter.price, was }]);
    }
    for (const next of ['/Cart', '/CheckoutPage']) {
      await visit(page, next);
      for (const text of notices) await expect(page.locator('main').getByText(text)).toHaveCount(1);
      await expect(page.locator('main')).toContainText(total);
    }
    await guest.order();
    const { text: sent } = await guest.message();
    for (const text of notices) expect(sent).toContain(`\n- ${text}`);
    expect(sent).toContain(`*Subtotal:* ${pesos(fullCartTotal)}`);

    await page.getByRole('button', { name: 'Entendido' }).click();
    await page.reload();
    await expect(page.locator('main').getByText(notices[0] ?? '')).toBeVisible();
    await expect(page.getByText(/^El precio de/)).toHaveCount(0);
  });
});

test('a browser that stores nothing still keeps the cart of this visit', long, async ({ page, guest }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await visit(page, '/Bebidas');
  await guest.add(drink);
  await guest.cartLink(1).click();
  await expect(page.locator('main')).toContainText(drink.name);
});
