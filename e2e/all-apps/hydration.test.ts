import { rice } from '../harness/dishes';
import { holdBack, keepsDocument } from '../harness/page';
import { expect, test } from '../harness/test';

test.use({ width: 390 });

test('a tap on a dish before hydration is not lost', async ({ page, context }) => {
  const release = await holdBack(context, /\/mfe\/shell\/.*main\.js$/);
  await page.goto(rice.page, { waitUntil: 'domcontentloaded' });
  await keepsDocument(page, async () => {
    await page.getByRole('link', { name: rice.name }).first().click();
    release();
    await expect(page.getByRole('dialog', { name: rice.name })).toBeVisible();
  });
});
