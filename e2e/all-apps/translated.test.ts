import { rice, starter } from '../harness/dishes';
import { Guest } from '../harness/Guest';
import { holdBack, hydrated } from '../harness/page';
import { expect, test as base } from '../harness/test';
import { long, shortIf } from '../harness/tiers';
import { readTexts, translate, translatePages, type Translation } from '../harness/translation';

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

  /** What both answer. */
  async same(ask: (guest: Guest) => Promise<string>): Promise<string> {
    const [original, translated] = await Promise.all(this.guests.map(ask));
    expect(translated).toBe(original);
    return translated ?? '';
  }
}

/** What a guest reads, without the code of the order and the minute. */
async function read({ page }: Guest): Promise<string> {
  return (await readTexts(page)).replace(/\b\w\w-\w\w\b|\d+:\d\d [AP]M/g, '…');
}

const test = base.extend<{ translation: Translation; pair: Pair }>({
  translation: [{ before: true, goesOn: true }, { option: true }],
  pair: async ({ browser, guest, watched, translation, allowed }, provide) => {
    // React finds other words than it wrote, and renders the page again.
    if (translation.goesOn) allowed.push(/Minified React error #418/);
    await watched(await browser.newContext(), async (context) => {
      const translated = new Guest(await context.newPage());
      await translatePages(translated.page, translation);
      for (const each of [guest, translated]) await each.catchWindows();
      await provide(new Pair([guest, translated]));
      await context.close();
    });
  },
});

test.use({ width: 390 });

for (const before of [true, false])
  for (const goesOn of [true, false])
    test.describe(
      `a browser that translates ${before ? 'before' : 'after'} hydration${goesOn ? ' and goes on' : ', again and again,'}`,
      shortIf(before && !goesOn),
      () => {
        test.use({ translation: { before, goesOn } });

        test('shows the dishes that a guest chooses', long, async ({ pair }) => {
          await pair.open(rice.page);
          await pair.both('a dish', async (guest) => {
            await guest.add(rice);
            await guest.cartLink(1).waitFor();
          });
          await pair.both('one more', async (guest) => {
            await guest.add(rice);
            await guest.cartLink(2).waitFor();
          });
          await pair.both('one less', async (guest) => {
            await guest.page.getByRole('button', { name: `Quitar una unidad de ${rice.name}` }).click();
            await guest.cartLink(1).waitFor();
            await guest.page.getByText('Decreased product quantity').waitFor();
            await guest.page.getByText(`Ahora llevas 1 de ${rice.name}.`).last().waitFor();
          });
          await pair.both('a sheet', async ({ page }) => {
            await page.locator('main').getByRole('link', { name: rice.name }).first().click();
            await page.getByRole('dialog').getByLabel('Nota para la cocina').waitFor();
          });
          await pair.both('two with a note', async ({ page }) => {
            const sheet = page.getByRole('dialog');
            await sheet.getByRole('button', { name: 'Una unidad más' }).click();
            await sheet.getByLabel('Nota para la cocina').fill('sin cebolla');
          });
          await pair.both('into the cart', async (guest) => {
            await guest.page.getByRole('button', { name: /^Agregar al carrito/ }).click();
            await guest.cartLink(3).waitFor();
          });
          await pair.open('/Menu');
          for (const { name } of [starter, rice])
            await pair.both(`search for ${name}`, async ({ page }) => {
              await page.locator('main').getByLabel('Busca un plato').fill(name);
              await page.locator('main').getByRole('link', { name }).first().waitFor();
            });
          for (const words of ['xyz', 'zyx'])
            await pair.both(`search for ${words}`, async ({ page }) => {
              await page.locator('main').getByLabel('Busca un plato').fill(words);
              await page.getByText(`No encontramos «${words}»`).waitFor();
            });
          for (const filter of ['Vegano', 'Picante'])
            await pair.both(filter, async ({ page }) => {
              await page.locator('main').getByLabel('Busca un plato').fill('');
              await page.getByRole('button', { name: new RegExp(`^${filter}`) }).click();
              await page.getByRole('list', { name: 'Toda la carta' }).waitFor();
            });
        });

        test('counts a dish that is added before hydration', long, async ({ pair }) => {
          const releases: (() => void)[] = [];
          await pair.both('the page without its code', async ({ page }) => {
            releases.push(await holdBack(page, /\/mfe\/shell\/.*main\.js$/));
            await page.goto(rice.page, { waitUntil: 'domcontentloaded' });
          });
          await pair.both('two units', async (guest) => {
            await guest.add(rice);
            await guest.add(rice);
            await guest.cartLink(2).waitFor();
          });
          await pair.both('hydration', async (guest) => {
            for (const release of releases) release();
            await hydrated(guest.page);
            await guest.holds(2);
          });
        });

        test('brings an order to the restaurant word for word', async ({ pair }) => {
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
        });

        test('changes with the language of the site', long, async ({ pair }) => {
          await pair.open(rice.page);
          await pair.both('a dish', async (guest) => {
            await guest.add(rice);
            await guest.cartLink(1).waitFor();
          });
          for (const path of ['/Cart', '/CheckoutPage', '/Menu']) {
            await pair.open(path);
            for (const [opener, language] of [
              ['Abrir el menú de navegación', 'EN, English'],
              ['Open the navigation menu', '中文'],
              ['打开导航菜单', 'ES, Español'],
            ] as const) {
              await pair.both(`${path} in ${language}`, async ({ page }) => {
                await page.getByRole('button', { name: opener }).click();
                const choice = page.getByRole('dialog').getByRole('link', { name: language });
                await choice.click();
                await expect(choice).toHaveAttribute('aria-current', 'true');
                await page.keyboard.press('Escape');
                await page.getByRole('dialog').waitFor({ state: 'hidden' });
              });
            }
          }
        });

        test('has a memory game that can be won', long, async ({ pair }) => {
          await pair.both('the game', async ({ page }) => {
            // Both get the same board.
            await page.addInitScript(() => (Math.random = () => 0.5));
            await page.goto('/Menuinfantil');
            await hydrated(page);
          });
          const blocks = /^Bloque \d+,/;
          const pictures = new Map<string, number[]>();
          const turn = async (places: number[]) => {
            const names: string[] = [];
            for (const place of places)
              names.push(
                await pair.same(async ({ page }) => {
                  const block = page.getByRole('button', { name: blocks }).nth(place);
                  await block.click();
                  await expect(block).not.toHaveAccessibleName(/boca abajo/);
                  return /, ([^,]+)/.exec((await block.getAttribute('aria-label')) ?? '')?.[1] ?? '';
                }),
              );
            await pair.both(names.join(' and '), async ({ page }) => {
              for (const place of places)
                await expect(page.getByRole('button', { name: blocks }).nth(place)).toHaveAccessibleName(
                  /boca abajo|pareja encontrada/,
                );
            });
            return names;
          };
          for (let place = 0; place < 16; place += 2) {
            const names = await turn([place, place + 1]);
            names.forEach((name, offset) =>
              pictures.set(name, [...(pictures.get(name) ?? []), place + offset]),
            );
          }
          for (const [first = 0, second = 0] of pictures.values())
            if (first + 1 < second || first % 2 === 1) await turn([first, second]);
          await pair.both('again', async ({ page }) => {
            await page.getByText('Muy bien. Encontraste las 8 parejas').first().waitFor();
            await page.getByRole('button', { name: 'Reiniciar Juego' }).click();
            await page.getByText('0 de 8 parejas · 0 intentos').waitFor();
          });
        });

        test('shows every kind of page, with and without a network', long, async ({ pair, allowed }) => {
          allowed.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch|status of 404/);
          for (const path of ['/', '/About', '/Contact', '/Bebidas', '/Carta']) await pair.open(path);
          await pair.open('/no-existe');
          await pair.open('/Salon');
          await pair.both('the next picture', async ({ page }) => {
            await page.getByRole('button', { name: /^Imagen 3 de 3/ }).click();
            await page.getByText('Imagen 3 de 3').waitFor();
          });
          const banner = 'Sin conexión. Precios';
          await pair.both('offline', async ({ page }) => {
            await page.locator('div[role=status]:has(+ main)').waitFor({ state: 'attached' });
            await page.context().setOffline(true);
            await page.getByText(banner).waitFor();
          });
          await pair.both('online', async ({ page }) => {
            await page.context().setOffline(false);
            await page.getByText(banner).waitFor({ state: 'hidden' });
          });
          for (const path of ['/CartaIngles', '/CartaChino']) await pair.open(path);
        });
      },
    );
