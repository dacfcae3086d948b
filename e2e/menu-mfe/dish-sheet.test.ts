import { rice } from '../harness/dishes';
import { holdBack, standsStill, visit } from '../harness/page';
import { expect, test } from '../harness/test';
import { long } from '../harness/tiers';

test.describe('on a phone whose line is slow', () => {
  test.use({ width: 390 });

  test('opens with its own files alone, at most 15 KB, and the picture of the row; the field comes into its place', async ({
    page,
  }) => {
    let bytes = 0;
    page.on('requestfinished', (request) => {
      if (/\/early-dish-sheet\./.test(request.url()))
        void request.sizes().then(({ responseBodySize }) => (bytes += responseBodySize));
    });
    await visit(page, rice.page);
    const row = page.locator('main').getByRole('link', { name: rice.name }).first();
    const small = await row.locator('img').evaluate((image: HTMLImageElement) => image.currentSrc);
    const release = await holdBack(page, /\/(?!early-dish-sheet\.)[^/]*\.(js|css|avif)$/);
    await row.click();
    const sheet = page.getByRole('dialog', { name: rice.name });
    const add = sheet.getByRole('button', { name: /^Agregar al carrito/ });
    await expect(add).toBeVisible();
    const preview = sheet.locator('img').first();
    await expect(preview).toHaveAttribute('src', small);
    expect(await preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect.poll(() => bytes).toBeGreaterThan(1_000);
    expect(bytes).toBeLessThan(15_000);

    const rest = sheet.getByText('Precios en pesos');
    await standsStill(sheet);
    const before = await rest.boundingBox();
    const allergy = await sheet.getByText('¿Tienes una alergia?').boundingBox();
    expect(allergy!.y + allergy!.height, 'is above the foot').toBeLessThan((await add.boundingBox())!.y);
    const note = sheet.getByRole('textbox', { name: 'Nota para la cocina (opcional)' });
    await expect(note).toHaveCount(0);
    release();
    await expect(note).toBeVisible();
    expect((await rest.boundingBox())?.y).toBe(before?.y);
    const large = sheet.locator('picture img');
    await expect
      .poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(200);
  });
});

test(
  'has an edge in forced colours, and does not move for a guest who wants no motion',
  long,
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await visit(page, rice.page);
    await page.locator('main').getByRole('link', { name: rice.name }).first().click();
    const sheet = page.getByRole('dialog');
    await expect(sheet).toBeVisible();
    const content = sheet.locator('> *').first();
    await expect(content).toHaveCSS('border-top-style', 'solid');
    // One of a millisecond is no motion: the sheet waits for its end before it takes taps.
    const lengths = await sheet.evaluate((dialog) =>
      dialog
        .getAnimations({ subtree: true })
        .map((animation) => Number(animation.effect?.getComputedTiming().duration)),
    );
    expect(lengths.filter((length) => length > 1)).toEqual([]);
  },
);

test('makes the page inert, holds its scroll, and closes with a press beside it', async ({ page }) => {
  await visit(page, rice.page);
  const row = page.locator('main').getByRole('link', { name: rice.name }).first();
  await row.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await row.click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  await page.mouse.wheel(0, 600);
  await expect(row).not.toBeFocused();
  await row.evaluate((link) => link.focus());
  await expect(row, 'nothing of the page takes the focus').not.toBeFocused();
  await page.mouse.click(5, 450);
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(rice.page);
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
  await row.click();
  await expect(page).toHaveURL(/\?plato=/);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(rice.page);
});
