import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { fullCart } from './carts';
import { openHouse } from './house';
import { drawWhole, visit } from './page';
import { kindsOfPage, unknownRoute } from './routes';

const house = openHouse();
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  nodes: { target: unknown; failureSummary?: string }[];
}

declare global {
  // Brought into the page by `violations`.
  var axe: { run(root: Document, options: unknown): Promise<{ violations: Violation[] }> };
}

async function violations(page: Page): Promise<string[]> {
  await drawWhole(page);
  await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const { violations: list } = await globalThis.axe.run(document, {
      resultTypes: ['violations'],
      // What stands in the map's frame is not ours.
      iframes: false,
    });
    return list;
  });
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${String(node.target)} ${node.failureSummary ?? ''}`),
  );
}

for (const width of [390, 1280] as const) {
  describe(`no violations at ${width} px`, () => {
    for (const route of kindsOfPage) {
      test(route, () =>
        house.welcome({ width, reducedMotion: true }, async ({ page, at }) => {
          await visit(page, at(route));
          assert.deepEqual(await violations(page), []);
        }),
      );
    }

    for (const route of ['/Cart', '/CheckoutPage', '/ArrozChino']) {
      test(`${route} with a full cart`, () =>
        house.welcome({ width, reducedMotion: true, stored: fullCart }, async ({ page, at }) => {
          await visit(page, at(route));
          await page
            .getByText(/\$\s54\.400/)
            .first()
            .waitFor();
          assert.deepEqual(await violations(page), []);
        }));
    }

    test('the page that was not found', () =>
      house.welcome({ width, reducedMotion: true }, async ({ page, at, allowed }) => {
        allowed.push(/status of 404/);
        await visit(page, at(unknownRoute));
        assert.deepEqual(await violations(page), []);
      }));

    test('an open dish sheet', () =>
      house.welcome({ width, reducedMotion: true }, async ({ page, at }) => {
        await visit(page, at('/ArrozChino'));
        await page.getByRole('link', { name: 'Arroz chowfan de pollo' }).first().click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: /^Agregar al carrito/ })
          .waitFor();
        assert.deepEqual(await violations(page), []);
      }));

    test('a toast', () =>
      house.welcome({ width, reducedMotion: true }, async ({ page, at }) => {
        await visit(page, at('/Bebidas'));
        await page.getByRole('button', { name: /^Agregar Jarra de té chino/ }).click();
        await page.getByText('Product added to cart').waitFor();
        assert.deepEqual(await violations(page), []);
      }));
  });
}

test('no violations in the drawer', () =>
  house.welcome({ width: 390, reducedMotion: true }, async ({ page, at }) => {
    await visit(page, at('/'));
    await page.getByRole('button', { name: 'Abrir el menú de navegación' }).click();
    await page.getByRole('dialog').waitFor();
    assert.deepEqual(await violations(page), []);
  }));

test('no violations beside a found pair and a picked block', () =>
  house.welcome({ width: 390, reducedMotion: true }, async ({ page, at }) => {
    await visit(page, at('/Menuinfantil'));
    await page.getByRole('button', { name: /^Bloque 1,/ }).click();
    assert.deepEqual(await violations(page), []);
  }));

test('no violations in the rescue panel', () =>
  house.welcome({ reducedMotion: true, stored: fullCart }, async ({ page, at }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await visit(page, at('/CheckoutPage'));
    await page.getByLabel('Confirmo datos para envio a domicilio / recoger.').check();
    await page.getByRole('button', { name: 'Pedido por Whatsapp' }).click();
    await page.getByRole('heading', { name: '¿No se abrió WhatsApp?' }).waitFor();
    assert.deepEqual(await violations(page), []);
  }));
