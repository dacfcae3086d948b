import type { Locator } from '@playwright/test';
import { drink, pesos, pesosIn, rice, starter } from '../harness/dishes';
import type { Guest } from '../harness/Guest';
import { hydrated, visit } from '../harness/page';
import { liveFacts } from '../harness/releasedSite';
import { expect, test } from '../harness/test';

async function fillCart(guest: Guest): Promise<void> {
  await visit(guest.page, starter.page);
  await guest.addFromSheet(starter, 2);
  await visit(guest.page, rice.page);
  await guest.addFromSheet(rice);
  await visit(guest.page, '/Bebidas');
  await guest.add(drink);
  await guest.holds(4);
}

/** The code of an order, within an element of the page. */
async function codeIn(element: Locator): Promise<string> {
  const line = element.locator('p', { hasText: /^Código de tu pedido/ });
  await expect(line).toBeVisible();
  return /: (...-...), /.exec((await line.textContent()) ?? '')?.[1] ?? 'none';
}

/** A line of the message: two units of a dish. */
function two({ plato, name, price }: { plato: string; name: string; price: number }): string {
  return `- ${plato} - ${name}: 2 x ${pesos(price)} = ${pesos(2 * price)}`;
}

test('three dishes from three pages reach the restaurant word for word', async ({ page, guest, context }) => {
  const subtotal = 2 * (starter.price + rice.price + drink.price);
  await guest.catchWindows();
  await fillCart(guest);

  await visit(page, '/Cart');
  await page.getByRole('button', { name: `Agregar una unidad de ${rice.name}` }).click();
  await page.getByRole('button', { name: `Quitar una unidad de ${starter.name}` }).click();
  await page.getByRole('button', { name: `Agregar una unidad de ${starter.name}` }).click();
  await guest.holds(5);

  // A second tab sees the same cart, and its change comes back here.
  const other = await context.newPage();
  await visit(other, '/Cart');
  await other.getByRole('button', { name: `Agregar una unidad de ${drink.name}` }).click();
  await expect(page.locator('main')).toContainText(pesosIn(subtotal));
  await other.close();

  await page.reload();
  await expect(page.locator('main')).toContainText(pesosIn(subtotal));
  await guest.checkOut();
  await expect(page).toHaveURL('/CheckoutPage');

  await expect(guest.orderButton).toBeVisible();
  expect(await guest.orderButton.isDisabled(), 'disabled before consent').toBe(true);
  await page.getByLabel('Barrio o municipio').selectOption('Bello');
  await page.getByRole('radio', { name: 'Tarjeta' }).check();
  await page.getByLabel('Nombre').fill('María Gómez & Cía');
  await page.getByLabel('Teléfono').fill('300 123 4567');
  await page.getByLabel('Dirección').fill('Calle 10 # 40-20, apto 301');
  const note = 'Sin 🥜. Los palillos aparte, por favor. Alergia al maní';
  await page.getByLabel('Nota para todo el pedido').fill(note);
  await guest.order();

  const { address, text, args } = await guest.message();
  expect(address.origin + address.pathname).toBe(
    `https://wa.me/${liveFacts().phones.chat.replace(/\D/g, '')}`,
  );
  expect(args[1]).toBe('_blank');
  expect(String(args[2])).toMatch(/noopener/);
  const panel = page.getByRole('region', { name: '¿No se abrió WhatsApp?' });
  const code = await codeIn(panel);
  expect(text).toBe(
    [
      '*Nuevo pedido*',
      `*Código:* ${code}`,
      `*OJO, alergia:* ${note.replace('🥜', 'maní')}`,
      '',
      '*Cliente:* María Gómez & Cía',
      '*Teléfono:* 300 123 4567',
      '*Dirección:* Calle 10 # 40-20, apto 301',
      '*Correo:* No indicado',
      '',
      '*Productos:*',
      two(starter),
      two(rice),
      two(drink),
      '',
      '*Total de platos:* 6',
      `*Subtotal:* ${pesos(subtotal)}`,
      '*Barrio:* Bello',
      '*Domicilio (aprox.):* $ 8.000',
      `*Total:* ${pesos(subtotal + 8000)}`,
      '*Medio de pago:* Tarjeta',
      `*Nota:* ${note.replace('🥜', 'maní')}`,
    ].join('\n'),
  );
  // The page shows the total that was sent.
  expect(await page.locator('main').textContent()).toMatch(pesosIn(subtotal + 8000));
  expect(await guest.units(), 'the cart is kept').toBe(6);

  // After a reload, and in another tab, it is the order that was opened.
  await page.reload();
  await hydrated(page);
  expect(await codeIn(page.locator('main'))).toBe(code);
  const again = await context.newPage();
  await visit(again, '/CheckoutPage');
  expect(await codeIn(again.locator('main'))).toBe(code);
  await again.close();
  await guest.order();
  expect((await guest.message()).text).toContain(`*Código:* ${code}\n`);

  // The kitchen has it as it was: what is sent after a change corrects it.
  await page.getByLabel('Nombre').fill('María Gómez');
  await expect(panel).toBeHidden();
  await expect(page.getByText(`El mensaje dirá que reemplaza el pedido ${code}`)).toBeVisible();
  await guest.orderButton.click();
  expect((await guest.messages()).at(-1)?.text).toMatch(
    new RegExp(`\\*Reemplaza el pedido ${code} \\(\\d\\d:\\d\\d\\), si ya les llegó\\*\\n`),
  );
  expect(await codeIn(panel)).not.toBe(code);
});
