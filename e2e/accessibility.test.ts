import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { drink, fullCart, fullCartTotal, pesosIn, rice } from './dishes';
import { drawWhole, visit } from './page';
import { kindsOfPage, unknownRoute } from './routes';
import { expect, test } from './test';

test.use({ reducedMotion: 'reduce' });

async function violations(page: Page): Promise<string[]> {
  await drawWhole(page);
  // What stands in the map's frame is not ours.
  const { violations: found } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], iframes: false })
    .analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${String(target)} ${failureSummary ?? ''}`),
  );
}

for (const width of [390, 1280] as const) {
  test.describe(`no violations at ${width} px`, () => {
    test.use({ width });

    for (const route of kindsOfPage) {
      test(route, async ({ page }) => {
        await visit(page, route);
        expect(await violations(page)).toEqual([]);
      });
    }

    test.describe('with a full cart', () => {
      test.use({ stored: fullCart });

      for (const route of ['/Cart', '/CheckoutPage', '/ArrozChino']) {
        test(route, async ({ page }) => {
          await visit(page, route);
          await expect(page.getByText(pesosIn(fullCartTotal)).first()).toBeVisible();
          expect(await violations(page)).toEqual([]);
        });
      }
    });

    test('the page that was not found', async ({ page, allowed }) => {
      allowed.push(/status of 404/);
      await visit(page, unknownRoute);
      expect(await violations(page)).toEqual([]);
    });

    test('an open dish sheet', async ({ page }) => {
      await visit(page, rice.page);
      await page.getByRole('link', { name: rice.name }).first().click();
      const add = page.getByRole('dialog').getByRole('button', { name: /^Agregar al carrito/ });
      await expect(add).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test('a toast', async ({ page }) => {
      await visit(page, '/Bebidas');
      await page.getByRole('button', { name: `Agregar ${drink.name}` }).click();
      await expect(page.getByText('Product added to cart')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  });
}

test.describe('no violations on a phone', () => {
  test.use({ width: 390 });

  test('in the drawer', async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('button', { name: 'Abrir el menú de navegación' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test('beside a found pair and a picked block', async ({ page }) => {
    await visit(page, '/Menuinfantil');
    await page.getByRole('button', { name: /^Bloque 1,/ }).click();
    expect(await violations(page)).toEqual([]);
  });
});

test.describe('no violations after an order', () => {
  test.use({ stored: fullCart });

  test('in the rescue panel', async ({ page }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await visit(page, '/CheckoutPage');
    await page.getByLabel('Confirmo datos para envio a domicilio / recoger.').check();
    await page.getByRole('button', { name: 'Pedido por Whatsapp' }).click();
    await expect(page.getByRole('heading', { name: '¿No se abrió WhatsApp?' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
});
