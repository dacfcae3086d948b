import type { Page } from '@playwright/test';
import { fullCart, rice, starter } from '../harness/dishes';
import { unseenFocus } from '../harness/focusInView';
import { overflow, visit } from '../harness/page';
import { expect, test } from '../harness/test';
import { long } from '../harness/tiers';

test.use({ width: 390 });

/** The text that "Copiar pedido" puts on the clipboard. */
async function copied(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Copiar pedido' }).first().click();
  await expect(page.getByText('Pedido copiado. Pégalo en el chat del restaurante.').first()).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

test('signs and the last word of a long note reach the kitchen', long, async ({ page, guest, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await guest.catchWindows();
  await visit(page, starter.page);
  await page.locator('main').getByRole('link', { name: starter.name }).first().click();
  const sheet = page.getByRole('dialog');
  const longNote = `${'Sin prisa, con los palillos aparte. '.repeat(9)}Alergia al maní`;
  await sheet.getByLabel('Nota para la cocina').fill(`🥜🚫 ${longNote}`);
  await expect(sheet.getByText(/^Texto largo: \d{3} caracteres\./)).toBeVisible();
  await sheet.getByRole('button', { name: /^Agregar al carrito/ }).click();
  await guest.holds(1);

  await visit(page, '/Cart');
  await expect(page.getByText(longNote)).toBeVisible();
  expect(await overflow(page)).toBe(0);
  await guest.checkOut();
  await page.getByLabel('Nombre').fill('Ana 🐉');
  await page.getByLabel('Dirección').fill(`Calle 10 # 40-20, ${longNote}`);
  await page.getByLabel('Nota para todo el pedido').fill(`Sin 🥜 por favor. ${longNote}`);
  await expect(page.getByText(/^Texto largo: 35\d caracteres\./)).toHaveCount(2);
  expect(await overflow(page)).toBe(0);
  await guest.order();
  const { text } = await guest.message();
  expect(text).toContain('*Cliente:* Ana [emoji]\n');
  expect(text).toContain(`*Dirección:* Calle 10 # 40-20, ${longNote}\n`);
  expect(text).toContain(`(sin maní ${longNote})\n`);
  expect(text).toMatch(new RegExp(`\\n\\*Nota:\\* Sin maní por favor\\. ${longNote}$`));
  expect(await copied(page)).toBe(text);
});

test.describe('with two dishes', () => {
  test.use({ stored: fullCart });

  test(
    'a note that the link has no room for is read before it is sent',
    long,
    async ({ page, guest, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await guest.catchWindows();
      await visit(page, '/CheckoutPage');
      const note = `${'Toquen el timbre de la portería. '.repeat(400)}Alergia al maní.`;
      await page.getByLabel('Nota para todo el pedido').fill(note);
      await expect(page.getByText('No todo cabe en el enlace de WhatsApp')).toBeVisible();
      const rest = page.getByText(/Alergia al maní\.$/);
      await expect(rest).toBeVisible();
      expect(await overflow(page)).toBe(0);
      const missing = (await rest.textContent()) ?? '';
      expect(await copied(page)).toContain(`*Nota:* ${note}\n`);
      await guest.order();
      const { address, text } = await guest.message();
      expect(address.href.length).toBeLessThanOrEqual(8_000);
      expect(text).toContain(
        `${note.slice(0, -missing.length).trim()} [faltan ${missing.length} caracteres]\n`,
      );
      expect(text).toMatch(/\n\*Mensaje largo:\* termina en "Fin del pedido"\n[^]*\n\*Fin del pedido\*$/);
    },
  );

  test('what cannot be copied is shown to the letter as it is sent', long, async ({ page, guest }) => {
    await guest.catchWindows();
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
    });
    await visit(page, '/CheckoutPage');
    await page.getByLabel('Nota para todo el pedido').fill('Sin 🥜, 2 × “té” 中 & ñ');
    await guest.order();
    await page.getByRole('button', { name: 'Copiar pedido' }).click();
    await expect(page.getByLabel('Texto del pedido')).toHaveValue((await guest.message()).text);
    await expect.poll(() => unseenFocus(page)).toBe('');
  });

  test('an order that another tab empties can be sent no more', long, async ({ page, guest, context }) => {
    await guest.catchWindows();
    await visit(page, '/CheckoutPage');
    await guest.order();
    const panel = page.getByRole('region', { name: '¿No se abrió WhatsApp?' });
    await expect(panel).toBeVisible();
    const other = await context.newPage();
    await visit(other, '/Cart');
    await expect(other.getByText(rice.name).first()).toBeVisible();
    await other.getByRole('button', { name: 'Vaciar Carrito' }).click();
    await expect(page.getByText('Tu carrito está vacío por ahora.')).toBeVisible();
    await expect(panel).toHaveCount(0);
    await expect(guest.orderButton).toBeDisabled();
    await expect(guest.orderButton).toHaveAccessibleDescription(/^Tu pedido está vacío\./);
    await page.getByRole('link', { name: 'Inicia tu compra' }).first().click();
    await expect(page).toHaveURL(/\/menu$/i);
  });
});
