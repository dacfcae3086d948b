import { rice } from '../harness/dishes';
import { Guest } from '../harness/Guest';
import { hydrated } from '../harness/page';
import { expect, test as base } from '../harness/test';
import { long } from '../harness/tiers';
import { readTexts, translate, translatePages } from '../harness/translation';

/** Two guests who do the same on every page. The browser of the second one translates it. */
class Pair {
  constructor(private readonly guests: readonly [original: Guest, translated: Guest]) {}

  /** Both do a step, and then read the same. */
  async both(step: string, act: (guest: Guest) => Promise<unknown>): Promise<void> {
    await Promise.all(this.guests.map(act));
    await expect(async () => {
      const [original, translated] = this.guests;
      await translate(translated.page);
      expect(await read(translated), step).toBe(await read(original));
    }).toPass({ timeout: 15_000 });
  }

  open(path: string): Promise<void> {
    return this.both(path, async ({ page }) => {
      await page.goto(path, { waitUntil: 'load' });
      await hydrated(page);
    });
  }

  /** The answer of both guests. */
  async same(ask: (guest: Guest) => Promise<string>): Promise<string> {
    const [original, translated] = await Promise.all(this.guests.map(ask));
    expect(translated).toBe(original);
    return translated ?? '';
  }
}

/** The texts of a page, without what a minute changes: the code of an order, and the times to order for. */
async function read({ page }: Guest): Promise<string> {
  const texts = (await readTexts(page)).replace(/\b\w{3}-\w{3}\b|\d+:\d\d [AP]M/g, '…');
  return texts.replace(/(?:\p{L}+ \d+, … \(hora de Medellín\))+/gu, '…');
}

const test = base.extend<{ pair: Pair }>({
  pair: async ({ browser, guest, watched }, provide) => {
    await watched(await browser.newContext(), async (context) => {
      const translated = new Guest(await context.newPage());
      await translatePages(translated.page);
      for (const each of [guest, translated]) await each.catchWindows();
      await provide(new Pair([guest, translated]));
      await context.close();
    });
  },
});

test.use({ width: 390 });

test(
  'a browser that translates before hydration, and again and again, brings an order to the restaurant word for word',
  long,
  async ({ pair }) => {
    await pair.open(rice.page);
    await pair.both('two dishes', async (guest) => {
      await guest.add(rice);
      await guest.addFromSheet(rice);
    });
    await pair.open('/Cart');
    await pair.both('one more', async (guest) => {
      await guest.page.getByRole('button', { name: `Agregar una unidad de ${rice.name}` }).click();
      await guest.holds(3);
    });
    await pair.both('a note', async ({ page }) => {
      await page.getByRole('button', { name: 'Agregar nota' }).click();
      await page.getByLabel(`Nota para la cocina: ${rice.name}`).fill('poco picante');
      await page.getByRole('button', { name: 'Guardar nota' }).click();
      await page.getByRole('button', { name: 'Cambiar nota' }).waitFor();
    });
    await pair.both('nothing', async (guest) => {
      await guest.page.getByRole('button', { name: /^Remover/ }).click();
      await guest.holds(0);
    });
    await pair.both('the dish again', async (guest) => {
      await guest.page.getByRole('button', { name: 'Deshacer' }).click();
      await guest.holds(3);
    });
    await pair.both('checkout', async (guest) => {
      await guest.checkOut();
      await guest.page.waitForURL('**/CheckoutPage');
      await guest.consent.waitFor();
    });
    await pair.both('consent', ({ consent }) => consent.check());
    await pair.both('name', ({ page }) => page.getByLabel('Nombre').fill('María'));
    for (const way of ['Recoger', 'Domicilio'])
      await pair.both(way, ({ page }) => page.getByRole('radio', { name: way }).check());
    for (const area of ['indefinido', 'Bello', '', 'Poblado'])
      await pair.both(`area ${area}`, ({ page }) =>
        page.getByLabel('Barrio o municipio').selectOption({ value: area }),
      );
    for (const payment of ['Efectivo', 'Tarjeta'])
      await pair.both(payment, ({ page }) => page.getByRole('radio', { name: payment }).check());
    await pair.both('no consent', ({ consent }) => consent.uncheck());
    await pair.both('a number that is too short', async ({ page }) => {
      await page.getByLabel('Teléfono').fill('123');
      await page.getByLabel('Dirección').fill('Calle 10 # 40-20');
      await page.getByText('Revisa el teléfono').first().waitFor();
    });
    await pair.both('everything', async ({ page }) => {
      await page.getByLabel('Teléfono').fill('300 123 4567');
      await page.getByText('Está todo.').waitFor();
    });
    await pair.both('order', async (guest) => {
      await guest.order();
      await guest.page.getByRole('heading', { name: '¿No se abrió WhatsApp?' }).waitFor();
    });
    await pair.both('copy', ({ page }) => page.getByRole('button', { name: 'Copiar pedido' }).click());
    const message = await pair.same(async (guest) =>
      (await guest.message()).text.replace(/(?<=Código:\* ).*/, '…'),
    );
    expect(message).toContain('*Cliente:* María\n');
    await pair.both('reload', async ({ page }) => {
      await page.reload();
      await hydrated(page);
    });
  },
);
