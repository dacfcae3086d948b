import type { Locator, Page } from '@playwright/test';
import { rice, starter } from '../harness/dishes';
import { expect, test } from '../harness/test';

/** Counts taps on the page. A field or a choice is one tap; typing does not count. */
class Taps {
  count = 0;

  async on(element: Locator): Promise<void> {
    this.count += 1;
    await element.tap();
  }

  async write(field: Locator, text: string): Promise<void> {
    await this.on(field);
    await field.fill(text);
  }

  async choose(field: Locator, option: string): Promise<void> {
    this.count += 1;
    await field.selectOption(option);
  }
}

const disc = (page: Page) => page.getByRole('link', { name: 'Enviar mi pedido por WhatsApp' });

const noodles = { name: 'Lo mein de pollo' };

test.use({ width: 390 });

test('three dishes take a first guest twelve taps, from a cold home to the chat, and the order lacks nothing', async ({
  page,
  guest,
}) => {
  await guest.catchWindows();
  await page.goto('/');
  const taps = new Taps();
  await taps.on(page.getByRole('contentinfo').getByRole('link', { name: /Carta$/ }));
  for (const dish of [starter, rice, noodles]) await taps.on(guest.addButton(dish));
  await taps.on(disc(page));
  await taps.choose(page.getByLabel('Barrio o municipio'), 'Laureles');
  await taps.on(page.getByRole('radio', { name: 'Efectivo' }));
  await taps.write(page.getByLabel('Nombre'), 'María');
  await taps.write(page.getByLabel('Teléfono'), '300 123 4567');
  await taps.write(page.getByLabel('Dirección'), 'Calle 10 # 40-20');
  await taps.on(guest.consent);
  await taps.on(guest.orderButton);

  const { text } = await guest.message();
  expect(text).toContain('*Total de platos:* 3');
  expect(text).not.toMatch(/No definido|No indicado(?!\n\n\*Productos)/);
  expect(taps.count).toBe(12);
});
