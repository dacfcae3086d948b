import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { restaurant } from '@asia/shared/restaurant';
import { fullCart } from './carts';
import { eventually } from './eventually';
import { openHouse } from './house';
import { plain, storedUnits, textOf, visit } from './page';

const house = openHouse();

/** A Wednesday at one in the afternoon in Medellín: the house is open. */
const openHour = new Date('2026-03-04T18:00:00Z');

/** A Wednesday at three in the morning in Medellín. */
const closedHour = new Date('2026-03-04T08:00:00Z');

declare global {
  // Filled by the journey's own `window.open`, read back by it.
  var openedWindows: unknown[][];
}

async function catchWindows(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.openedWindows = [];
    window.open = (...words) => {
      globalThis.openedWindows.push(words);
      return null;
    };
  });
}

/** Takes a dish from the rows of a category page through its sheet. */
async function takeFromSheet(page: Page, dish: string, more = 0): Promise<void> {
  const before = await storedUnits(page);
  await page.locator('main').getByRole('link', { name: dish }).first().click();
  const sheet = page.getByRole('dialog');
  await sheet.waitFor();
  for (let press = 0; press < more; press += 1)
    await sheet.getByRole('button', { name: 'Una unidad más' }).click();
  await sheet.getByRole('button', { name: /^Agregar al carrito/ }).click();
  await sheet.waitFor({ state: 'hidden' });
  await eventually(async () => assert.equal(await storedUnits(page), before + 1 + more));
}

async function fillCart(page: Page, at: (path: string) => string): Promise<void> {
  await visit(page, at('/Entradas'));
  await takeFromSheet(page, 'Lumpia (unidad)', 1);
  await visit(page, at('/ArrozChino'));
  await takeFromSheet(page, 'Arroz chowfan de pollo');
  await visit(page, at('/Bebidas'));
  await page.getByRole('button', { name: /^Agregar Jarra de té chino/ }).click();
  await eventually(async () => assert.equal(await storedUnits(page), 4));
}

/** The message that one opened window carries. */
async function sentMessage(page: Page): Promise<{ address: URL; text: string; words: unknown[] }> {
  const opened = await page.evaluate(() => globalThis.openedWindows);
  assert.equal(opened.length, 1, 'one window');
  const words = opened[0] ?? [];
  const address = new URL(String(words[0]));
  return { address, words, text: decodeURIComponent(address.search.replace(/^\?text=/, '')) };
}

test('three dishes from three pages reach the restaurant word for word', () =>
  house.welcome({ now: openHour }, async ({ page, context, at }) => {
    await catchWindows(page);
    await fillCart(page, at);

    await visit(page, at('/Cart'));
    await page.getByRole('button', { name: 'Agregar una unidad de Arroz chowfan de pollo' }).click();
    await page.getByRole('button', { name: 'Quitar una unidad de Lumpia (unidad)' }).click();
    await page.getByRole('button', { name: 'Agregar una unidad de Lumpia (unidad)' }).click();
    await eventually(async () => assert.equal(await storedUnits(page), 5));

    // A second tab sees the same cart, and its change comes back here.
    const other = await context.newPage();
    await visit(other, at('/Cart'));
    await other.getByRole('button', { name: 'Agregar una unidad de Jarra de té chino' }).click();
    await eventually(async () => assert.match(await textOf(page, 'main'), /\$ 122\.800/));
    await other.close();

    await page.reload();
    await eventually(async () => assert.match(await textOf(page, 'main'), /\$ 122\.800/));
    await page.getByRole('link', { name: 'Continuar' }).first().click();
    await page.waitForURL(at('/CheckoutPage'));

    const order = page.getByRole('button', { name: 'Pedido por Whatsapp' });
    await order.waitFor();
    assert.equal(await order.isDisabled(), true, 'disabled before consent');
    await page.getByLabel('Barrio o municipio').selectOption('Bello');
    await page.getByLabel('Nombre').fill('María Gómez & Cía');
    await page.getByLabel('Teléfono').fill('300 123 4567');
    await page.getByLabel('Dirección').fill('Calle 10 # 40-20, apto 301');
    await page.getByLabel('Medio de pago').selectOption('tarjeta');
    await page.getByLabel('Confirmo datos para envio a domicilio / recoger.').check();
    await order.click();

    const { address, text, words } = await sentMessage(page);
    assert.equal(
      address.origin + address.pathname,
      `https://wa.me/${restaurant.phones.chat.replace(/\D/g, '')}`,
    );
    assert.equal(words[1], '_blank');
    assert.match(String(words[2]), /noopener/);
    assert.equal(
      text,
      [
        '*Nuevo pedido*',
        '',
        '*Cliente:* María Gómez & Cía',
        '*Teléfono:* 300 123 4567',
        '*Dirección:* Calle 10 # 40-20, apto 301',
        '*Correo:* No indicado',
        '',
        '*Productos:*',
        '- Entrada - Lumpia (unidad): 2 x $ 9.800 = $ 19.600',
        '- Arroz chino - Arroz chowfan de pollo: 2 x $ 34.800 = $ 69.600',
        '- Bebida - Jarra de té chino: 2 x $ 16.800 = $ 33.600',
        '',
        '*Total de platos:* 6',
        '*Subtotal:* $ 122.800',
        '*Barrio:* Bello',
        '*Domicilio (aprox.):* $ 8.000',
        '*Total:* $ 130.800',
        '*Medio de pago:* Tarjeta',
      ].join('\n'),
    );
    // What was sent is what was shown.
    assert.match(await textOf(page, 'main'), /\$ 130\.800/);
    await page.getByRole('heading', { name: '¿No se abrió WhatsApp?' }).waitFor();
    assert.equal(await storedUnits(page), 6, 'the cart is kept');
  }));

test('an order with nothing filled in is sent and says what is missing', () =>
  house.welcome({ now: closedHour }, async ({ page, at }) => {
    await catchWindows(page);
    await fillCart(page, at);
    await visit(page, at('/CheckoutPage'));
    await page.getByText('Estamos cerrados.').first().waitFor();
    await page.getByLabel('Confirmo datos para envio a domicilio / recoger.').check();
    await page.getByRole('button', { name: 'Pedido por Whatsapp' }).click();
    const { text } = await sentMessage(page);
    for (const line of ['Cliente', 'Teléfono', 'Dirección', 'Barrio'])
      assert.ok(text.includes(`*${line}:* No indicado`), line);
    assert.ok(text.includes('*Medio de pago:* No definido'));
    assert.ok(text.includes('Domicilio (aprox.):* por confirmar ($ 0)'));
    assert.match(text, /\*?Enviado fuera de horario/);
    assert.doesNotMatch(text, /[\u00a0\u202f]|\p{Extended_Pictographic}/u);
  }));

test('a guest cannot write lines of the order', () =>
  house.welcome({ now: openHour }, async ({ page, at }) => {
    await catchWindows(page);
    await fillCart(page, at);
    await visit(page, at('/CheckoutPage'));
    await page.getByLabel('Nombre').fill('Ana *Total:* $ 0 _gratis_');
    await page.getByLabel('Confirmo datos para envio a domicilio / recoger.').check();
    await page.getByRole('button', { name: 'Pedido por Whatsapp' }).click();
    const { text } = await sentMessage(page);
    const line = text.split('\n').find((each) => each.startsWith('*Cliente:*')) ?? '';
    assert.doesNotMatch(line.slice('*Cliente:*'.length), /[*_~`]/);
    assert.equal(text.split('\n').filter((each) => each.startsWith('*Total:*')).length, 1);
  }));

test('every change of the cart is told in both languages and can be undone', () =>
  house.welcome({}, async ({ page, at }) => {
    await visit(page, at('/Bebidas'));
    await page.getByRole('button', { name: /^Agregar Jarra de té chino/ }).click();
    await page.getByText('Product added to cart').waitFor();
    await page.getByText('Agregaste Jarra de té chino al carrito.').first().waitFor();
    await page.getByRole('button', { name: /^Agregar Jarra de té chino/ }).click();
    await page.getByText('Increased product quantity').waitFor();
    await visit(page, at('/Cart'));
    await page.getByRole('button', { name: 'Quitar una unidad de Jarra de té chino' }).click();
    await page.getByText('Decreased product quantity').waitFor();
    await page.getByRole('button', { name: 'Remover Jarra de té chino del carrito' }).click();
    await page.getByText('Product removed from cart').waitFor();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await eventually(async () => assert.equal(await storedUnits(page), 1));
    await page.getByRole('button', { name: 'Vaciar Carrito' }).click();
    await page.getByText('Cart cleared').waitFor();
    await eventually(async () => assert.equal(await storedUnits(page), 0));
    const toast = await page.getByText('Cart cleared').boundingBox();
    assert.ok(toast && toast.x < 640 && toast.y > 400, 'cart toasts stand at the bottom left');
    assert.equal(
      await page.getByText('Cart cleared').evaluate((node) => node.closest('[lang]')?.getAttribute('lang')),
      'en',
    );
  }));

test('the cart is reachable from every page that is not the cart', () =>
  house.welcome({ width: 390 }, async ({ page, at }) => {
    await visit(page, at('/Bebidas'));
    assert.equal(await page.getByRole('link', { name: /^Ver carrito/ }).count(), 0, 'hidden while empty');
    await page.getByRole('button', { name: /^Agregar Jarra de té chino/ }).click();
    const button = page.getByRole('link', { name: /^Ver carrito: 1 plato/ });
    await button.waitFor();
    assert.match(
      plain((await button.getAttribute('aria-label')) ?? (await button.textContent()) ?? ''),
      /\$ 16\.800/,
    );
    const chat = await page
      .getByRole('link', { name: /WhatsApp/ })
      .last()
      .boundingBox();
    const box = await button.boundingBox();
    assert.ok(
      chat && box && (box.x + box.width <= chat.x || box.y + box.height <= chat.y),
      'the two buttons lie apart',
    );
    await button.click();
    await page.waitForURL(at('/Cart'));
    assert.equal(await page.getByRole('link', { name: /^Ver carrito/ }).count(), 0, 'hidden on the cart');
  }));

test('on a phone the WhatsApp disc gives way to the last button, and to nothing else', () =>
  house.welcome({ width: 390, stored: fullCart }, async ({ page, at }) => {
    const disc = page.getByRole('link', { name: /^Escríbenos por WhatsApp/ });
    await visit(page, at('/CheckoutPage'));
    await disc.waitFor();
    await page.getByRole('button', { name: 'Pedido por Whatsapp' }).scrollIntoViewIfNeeded();
    await disc.waitFor({ state: 'hidden' });
    await page.locator('footer').scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await disc.waitFor();
    await visit(page, at('/Menu'));
    await disc.waitFor();
  }));
