import type { Locator } from '@playwright/test';
import { pesos, rice, starter } from '../harness/dishes';
import { hydrated, overflow, plain, violations, visit } from '../harness/page';
import { expect, test } from '../harness/test';

test.use({ reducedMotion: 'reduce', width: 390, locale: 'en-US' });

const words = {
  add: `Add ${starter.nameEn}`,
  toast: `${starter.nameEn} is in your order now.`,
  more: 'One more',
  note: 'Note for the kitchen (optional)',
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
};

const total = starter.price + 2 * rice.price;
const amount = (pesosOf: number) => `$${pesosOf.toLocaleString('en')}`;

const readLanguage = (element: Locator) =>
  element.evaluate((node) => node.closest('[lang]')?.getAttribute('lang'));

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
  await visit(page, rice.page);
  const html = page.locator('html');
  const invitation = page.locator('main').getByRole('link', { name: 'Menu in English' });
  await expect(invitation).toBeVisible();
  await clean('invitation');
  await invitation.click();
  await expect(page).toHaveURL('/CartaIngles#c-arroz');
  await page.getByRole('banner').getByRole('link', { name: 'ES, Español' }).click();
  await expect(page).toHaveURL(rice.page);
  await page.getByRole('banner').getByRole('link', { name: 'EN, English' }).click();
  expect(await (await page.request.get('/CartaIngles')).text()).toContain('<html lang="en"');
  await page.getByRole('banner').getByRole('link', { name: '中文' }).click();
  await expect(html).toHaveAttribute('lang', 'zh-Hans');
  await page.goBack();
  await expect(html).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: words.add, exact: true }).click();
  const toast = page.getByText(words.toast).last();
  await expect(toast).toBeVisible();
  expect(await readLanguage(toast)).toBe('en');

  await page.locator('main').getByRole('link', { name: rice.nameEn }).first().click();
  const sheet = page.getByRole('dialog', { name: rice.nameEn });
  await expect(sheet).toBeVisible();
  expect(await readLanguage(sheet.getByText(rice.name, { exact: true }))).toBe('es-CO');
  await sheet.getByRole('button', { name: words.more, exact: true }).click();
  await sheet.getByLabel(words.note).fill('no onion');
  await clean('sheet');
  await sheet.getByRole('button', { name: words.toCart }).click();
  await guest.holds(3);

  // This page exists only in Spanish; the links to the order stay in the guest's language.
  await visit(page, '/Sopas');
  await expect(html).toHaveAttribute('lang', 'es-CO');
  const dock = page.getByRole('link', { name: words.dock });
  expect(plain((await dock.textContent()) ?? '')).toContain(amount(total));
  await clean('dock');
  await dock.click();

  const title = page.locator('h1');
  await expect(title).toHaveText(words.cart);
  await page.reload();
  await hydrated(page);
  await expect(title).toHaveText(words.cart);
  expect(await readLanguage(title)).toBe('en');
  const main = page.locator('main');
  await expect(main.getByRole('heading', { name: rice.nameEn })).toBeVisible();
  expect(await readLanguage(main.getByText(rice.name))).toBe('es-CO');
  expect(plain(await main.innerText())).toContain(amount(total));
  await clean('cart');
  await page.getByRole('link', { name: words.goOn }).first().click();

  await expect(title).toHaveText(words.checkout);
  await page.getByLabel(words.area).selectOption('Poblado');
  await page.getByRole('radio', { name: words.cash }).check();
  await page.getByLabel(words.name, { exact: true }).fill('Li Wei');
  await page.reload();
  await hydrated(page);
  await expect(title).toHaveText(words.checkout);
  await expect(page.getByLabel(words.name, { exact: true })).toHaveValue('Li Wei');
  await expect(page.getByText(words.missing)).toBeVisible();
  expect(plain(await main.innerText())).toContain(amount(total + 2000));
  await page.getByLabel(words.consent).check();
  await clean('checkout');
  await page.getByRole('button', { name: words.order }).click();

  const { text } = await guest.message();
  const [code = ''] = /(?<=^\*Código:\* ).*/m.exec(text) ?? [];
  await expect(main.locator('p', { hasText: words.code })).toContainText(code);
  expect(text).toContain(
    `\n- ${rice.plato} - ${rice.name} [${rice.nameEn}]: 2 x ${pesos(rice.price)} = ${pesos(2 * rice.price)} (no onion)\n`,
  );
  expect(text).toMatch(/\n\*Idioma del cliente:\* inglés$/);
  await expect(page.getByRole('heading', { name: words.after })).toBeVisible();
  await clean('after the order');
});
