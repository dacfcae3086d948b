import type { Locator } from '@playwright/test';
import { pesos, rice, starter } from '../harness/dishes';
import { hydrated, overflow, plain, violations, visit } from '../harness/page';
import { expect, test } from '../harness/test';
import { long, shortIf } from '../harness/tiers';

test.use({ reducedMotion: 'reduce' });

const total = starter.price + 2 * rice.price;
const grouped = (amount: number) => amount.toLocaleString('en');

/** Two orders of the same dishes, from the carta of each language, on a phone and on a laptop. */
const tourists = [
  {
    width: 390,
    carta: '/CartaIngles',
    lang: 'en',
    starter: starter.nameEn,
    rice: rice.nameEn,
    amount: (pesosOf: number) => `$${grouped(pesosOf)}`,
    add: `Add ${starter.nameEn}`,
    toast: `${starter.nameEn} is in your order now.`,
    more: 'One more',
    note: 'Note for the kitchen (optional)',
    asked: 'no onion',
    toCart: /^Add to cart/,
    dock: /^See your cart: 3 dishes/,
    cart: 'Your cart',
    goOn: 'Continue',
    checkout: 'Your details',
    name: 'Name',
    cash: 'Cash',
    area: 'Neighborhood or town',
    consent: 'I confirm these details for delivery / pickup.',
    missing: /what is missing \(phone, address\)/,
    order: 'Order on WhatsApp',
    after: 'WhatsApp did not open?',
    code: /^Code of your order: /,
    languageInOrder: 'inglés',
  },
  {
    width: 1280,
    carta: '/CartaChino',
    lang: 'zh-Hans',
    starter: starter.nameZh,
    rice: rice.nameZh,
    amount: (pesosOf: number) => `${grouped(pesosOf)} 比索`,
    add: `加一份${starter.nameZh}`,
    toast: `已加入购物车：${starter.nameZh}`,
    more: '加一份',
    note: '给厨房的备注 （选填）',
    asked: '不要洋葱',
    toCart: /^加入购物车/,
    dock: /^查看购物车：3份/,
    cart: '购物车',
    goOn: '去结算',
    checkout: '填写信息',
    name: '姓名',
    cash: '现金',
    area: '区域或城镇',
    consent: '我确认以上信息用于外送 / 自取。',
    missing: /缺少的信息（电话、地址）/,
    order: '通过WhatsApp下单',
    after: 'WhatsApp没有打开？',
    code: /^订单编号：/,
    languageInOrder: 'chino',
  },
] as const;

const readLanguage = (element: Locator) =>
  element.evaluate((node) => node.closest('[lang]')?.getAttribute('lang'));

for (const tourist of tourists) {
  test.describe(`at ${tourist.width} px, from ${tourist.carta}`, shortIf(tourist.width === 390), () => {
    test.use({ width: tourist.width });

    test('an order is made in the language of the guest and sent in that of the kitchen', async ({
      page,
      guest,
    }) => {
      test.setTimeout(120_000);
      const clean = async (where: string) => {
        expect(await violations(page), where).toEqual([]);
        expect(await overflow(page), where).toBeLessThanOrEqual(1);
      };
      await guest.catchWindows();
      await visit(page, tourist.carta);
      await page.getByRole('button', { name: tourist.add, exact: true }).click();
      const toast = page.getByText(tourist.toast).last();
      await expect(toast).toBeVisible();
      expect(await readLanguage(toast)).toBe(tourist.lang);

      await page.locator('main').getByRole('link', { name: tourist.rice }).first().click();
      const sheet = page.getByRole('dialog', { name: tourist.rice });
      await expect(sheet).toBeVisible();
      expect(await readLanguage(sheet.getByText(rice.name, { exact: true }))).toBe('es-CO');
      await sheet.getByRole('button', { name: tourist.more, exact: true }).click();
      await sheet.getByLabel(tourist.note).fill(tourist.asked);
      await clean('sheet');
      await sheet.getByRole('button', { name: tourist.toCart }).click();
      await guest.holds(3);

      // This page exists only in Spanish; the links to the order stay in the guest's language.
      await visit(page, '/Sopas');
      const dock = page.getByRole('link', { name: tourist.dock });
      expect(plain((await dock.textContent()) ?? '')).toContain(tourist.amount(total));
      await clean('dock');
      await dock.click();

      const title = page.locator('h1');
      await expect(title).toHaveText(tourist.cart);
      await page.reload();
      await hydrated(page);
      await expect(title).toHaveText(tourist.cart);
      expect(await readLanguage(title)).toBe(tourist.lang);
      const main = page.locator('main');
      await expect(main.getByRole('heading', { name: tourist.rice })).toBeVisible();
      expect(await readLanguage(main.getByText(rice.name))).toBe('es-CO');
      expect(plain(await main.innerText())).toContain(tourist.amount(total));
      await clean('cart');
      await page.getByRole('link', { name: tourist.goOn }).first().click();

      await expect(title).toHaveText(tourist.checkout);
      await page.getByLabel(tourist.area).selectOption('Poblado');
      await page.getByRole('radio', { name: tourist.cash }).check();
      await page.getByLabel(tourist.name, { exact: true }).fill('Li Wei');
      await page.reload();
      await hydrated(page);
      await expect(title).toHaveText(tourist.checkout);
      await expect(page.getByLabel(tourist.name, { exact: true })).toHaveValue('Li Wei');
      await expect(page.getByText(tourist.missing)).toBeVisible();
      expect(plain(await main.innerText())).toContain(tourist.amount(total + 2000));
      await page.getByLabel(tourist.consent).check();
      await clean('checkout');
      await page.getByRole('button', { name: tourist.order }).click();

      const { text } = await guest.message();
      const [code = ''] = /.{3}-.{3}$/.exec(text.split('\n')[1] ?? '') ?? [];
      await expect(main.locator('p', { hasText: tourist.code })).toContainText(code);
      expect(text).toBe(
        [
          '*Nuevo pedido*',
          `*Código:* ${code}`,
          '',
          '*Cliente:* Li Wei',
          '*Teléfono:* No indicado',
          '*Dirección:* No indicado',
          '*Correo:* No indicado',
          '',
          '*Productos:*',
          `- ${starter.plato} - ${starter.name} [${tourist.starter}]: 1 x ${pesos(starter.price)} = ${pesos(starter.price)}`,
          `- ${rice.plato} - ${rice.name} [${tourist.rice}]: 2 x ${pesos(rice.price)} = ${pesos(2 * rice.price)} (${tourist.asked})`,
          '',
          '*Total de platos:* 3',
          `*Subtotal:* ${pesos(total)}`,
          '*Barrio:* Poblado',
          '*Domicilio (aprox.):* $ 2.000',
          `*Total:* ${pesos(total + 2000)}`,
          '*Medio de pago:* Efectivo',
          `*Idioma del cliente:* ${tourist.languageInOrder}`,
        ].join('\n'),
      );
      await expect(page.getByRole('heading', { name: tourist.after })).toBeVisible();
      await clean('after the order');
    });
  });
}

test(
  'the switch leads from carta to carta, and elsewhere changes the language of the order',
  long,
  async ({ page }) => {
    await visit(page, '/CartaIngles');
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('link', { name: 'EN, English' })).toHaveAttribute('aria-current', 'true');
    await bar.getByRole('link', { name: '中文' }).click();
    await expect(page).toHaveURL('/CartaChino');
    await expect(bar.getByRole('link', { name: '菜单', exact: true })).toHaveAttribute('href', '/CartaChino');
    await visit(page, '/Cart');
    await expect(page.locator('h1')).toHaveText('购物车');
    await bar.getByRole('link', { name: 'ES, Español' }).click();
    await expect(page.locator('h1')).toHaveText('Carrito Virtual Asia');
    await expect(page).toHaveURL('/Cart');
    await page.reload();
    await hydrated(page);
    await expect(page.locator('h1')).toHaveText('Carrito Virtual Asia');
  },
);

test.describe('an unknown language in storage', long, () => {
  test.use({ stored: { idioma: '"><script>' } });

  test('leaves the site Spanish', async ({ page }) => {
    await visit(page, '/Cart');
    await expect(page.getByRole('link', { name: 'Inicia tu compra' })).toBeVisible();
  });
});
