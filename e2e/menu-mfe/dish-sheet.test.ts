import { pesosIn, rice } from '../harness/dishes';
import { holdsFocus, visit } from '../harness/page';
import { expect, test } from '../harness/test';
import { shortIf } from '../harness/tiers';

for (const width of [390, 1280] as const) {
  test.describe(`a dish at ${width} px`, shortIf(width === 390), () => {
    test.use({ width });

    test('opens by mouse and closes with Back', async ({ page }) => {
      await visit(page, rice.page);
      await page.getByRole('link', { name: rice.name }).first().click();
      const sheet = page.getByRole('dialog');
      await expect(sheet.getByRole('heading', { name: rice.name })).toBeVisible();
      expect(await sheet.innerText()).toMatch(pesosIn(rice.price));
      await expect(page, 'it has an address').not.toHaveURL(rice.page);
      await page.goBack();
      await expect(sheet).toBeHidden();
      await expect(page).toHaveURL(rice.page);
    });

    test('opens from its own address', async ({ page }) => {
      await visit(page, rice.page);
      await page.getByRole('link', { name: rice.name }).first().click();
      const sheet = page.getByRole('dialog');
      await expect(sheet).toBeVisible();
      await visit(page, page.url());
      await expect(sheet.getByRole('heading', { name: rice.name })).toBeVisible();
      await sheet.getByRole('button', { name: 'Cerrar' }).click();
      await expect(sheet).toBeHidden();
      await expect(page).toHaveURL(rice.page);
    });
  });
}

test('what is in the order shows on its row, now and on the next visit', async ({ page }) => {
  await visit(page, rice.page);
  await page.locator('main').getByRole('link', { name: rice.name }).first().click();
  await page.getByRole('button', { name: 'Una unidad más' }).click();
  await page.getByRole('button', { name: /Agregar al carrito/ }).click();
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: rice.name }) });
  await expect(row.getByText('2 en tu pedido')).toBeAttached();
  await visit(page, rice.page);
  await expect(row.getByText('2 en tu pedido')).toBeAttached();
  await row.getByRole('link').click();
  await expect(page.getByRole('dialog').getByText('Ya tienes 2 en tu pedido.')).toBeVisible();
});

test('works by keyboard alone and gives the focus back', async ({ page, guest }) => {
  await visit(page, rice.page);
  const row = page.locator('main').getByRole('link', { name: rice.name }).first();
  await row.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('heading', { name: rice.name })).toBeVisible();
  await expect.poll(() => holdsFocus(sheet), 'the focus is inside').toBe(true);
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    expect(await holdsFocus(sheet), 'the focus stays inside').toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(row).toBeFocused();

  await page.keyboard.press('Enter');
  await sheet.getByRole('button', { name: /^Agregar al carrito/ }).focus();
  await page.keyboard.press('Enter');
  await expect(sheet).toBeHidden();
  await guest.holds(1);
});

test('an address of no dish shows the page', async ({ page }) => {
  await visit(page, '/ArrozChino?plato=no-existe');
  await expect(page.locator('h1')).toHaveText('Arroz Chino', { useInnerText: true });
  expect(await page.getByRole('dialog').count()).toBe(0);
});
