import type { BrowserContext, Page } from '@playwright/test';
import { wallClock } from '@asia/shared/restaurant/bogotaTime';
import { fullCart, pesos, rice, starter } from '../harness/dishes';
import { Guest } from '../harness/Guest';
import { violations, visit } from '../harness/page';
import { releaseChanged } from '../harness/releaseChanged';
import { copySite } from '../harness/releasedSite';
import { expect, test as base } from '../harness/test';
import { long } from '../harness/tiers';

const { date } = wallClock(new Date());
/** As spreadsheets in Spanish export it. */
const day = date.split('-').map(Number).reverse().join('/');
const rows = {
  rice: `agotado,${rice.name},${day},12:20 p. m.,`,
  pause: `pausa,,${day},12:30,Llueve mucho.`,
};

base.describe.serial('a day that the restaurant has written', long, () => {
  let site: Awaited<ReturnType<typeof copySite>>;
  const write = (...written: string[]) =>
    releaseChanged(site, {
      'hoy.csv': (table) => [table.split('\r\n')[0], ...written, ''].join('\r\n'),
    });

  base.beforeAll(async () => {
    // A release of the content writes every page.
    base.setTimeout(180_000);
    site = await copySite({ offline: false });
    await write(...Object.values(rows));
  });
  base.afterAll(() => site.close());

  // The journey's own page asks another server.
  const test = base.extend<{ visitor: BrowserContext }>({
    visitor: async ({ browser }, provide) => {
      const viewport = { width: 390, height: 844 };
      const context = await browser.newContext({ baseURL: site.url, locale: 'es-CO', viewport });
      await provide(context);
      await context.close();
    },
  });
  /** A tab whose clock goes on from noon of that day in Medellín. */
  async function openTab(visitor: BrowserContext): Promise<Page> {
    const page = await visitor.newPage();
    await page.clock.install({ time: `${date}T12:00:00-05:00` });
    await new Guest(page).catchWindows();
    return page;
  }
  const withCart = (visitor: BrowserContext) =>
    visitor.addInitScript((cart) => localStorage.setItem('cartItems', cart), fullCart.cartItems);
  const line = (page: Page, text: string | RegExp) => page.getByText(text).filter({ visible: true }).first();
  const row = (page: Page) => page.locator('main li').filter({ hasText: rice.name }).first();

  test('is not in the HTML, counts by the clock of the page, and ends by it', async ({ visitor }) => {
    expect(await (await visitor.request.get(rice.page)).text()).not.toContain('Agotado');
    const page = await openTab(visitor);
    await visit(page, rice.page);
    await expect(row(page)).toContainText('Agotado');
    await expect(row(page).getByRole('button')).toHaveCount(0);
    await expect(line(page, 'Domicilios en pausa hasta las 12:30 PM')).toBeVisible();
    await expect(line(page, 'Llueve mucho.')).toBeVisible();
    expect(await violations(page)).toEqual([]);

    await page.clock.fastForward('21:00');
    await expect(row(page)).toContainText(pesos(rice.price).slice(2));
    await expect(line(page, 'Domicilios en pausa hasta las 12:30 PM')).toBeVisible();
  });

  test('follows into a cart and a checkout that are open', async ({ visitor }) => {
    test.setTimeout(180_000);
    await write();
    await withCart(visitor);
    const [cart, checkout] = [await openTab(visitor), await openTab(visitor)];
    const guest = new Guest(checkout);
    const total = pesos(2 * starter.price + rice.price);
    await visit(cart, '/Cart');
    await visit(checkout, '/CheckoutPage');
    await expect(checkout.locator('main')).toContainText(total);
    await write(rows.rice);
    for (const page of [cart, checkout]) {
      await page.clock.fastForward('01:01');
      await expect(
        page.locator('main').getByText(`${rice.name} se agotó: no va en el pedido.`),
      ).toBeVisible();
      await expect(page.locator('main')).toContainText(pesos(2 * starter.price));
    }
    await guest.order();
    const { text } = await guest.message();
    expect(text).toContain(`- ${rice.name} se agotó: no va en el pedido.`);
    expect(text).not.toContain(`${rice.name}:`);
  });
});
