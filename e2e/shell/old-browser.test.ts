import { rice } from '../harness/dishes';
import { expect, test } from '../harness/test';

test.use({ width: 390 });

test('a browser below the supported versions shows the page, says why nothing answers, and runs no script of it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  // The style sheet asks for the same property as the boot script. This browser has it, so the answer is turned around.
  await page.route(rice.page, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace(/(rel="stylesheet"[^>]*) integrity="[^"]*"/g, '$1'),
    });
  });
  let conditions = 0;
  await page.route(/\.css$/, async (route) => {
    const response = await route.fetch();
    const sheet = await response.text();
    const turned = sheet.replace(/@supports not \(accent-color: ?auto\)/g, '@supports (accent-color:auto)');
    conditions += Number(turned !== sheet);
    await route.fulfill({ response, body: turned });
  });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });

  await page.goto(rice.page, { waitUntil: 'load' });
  expect(conditions, 'style sheets with the condition').toBe(1);
  const notice = page.locator('#slow-notice');
  await expect(notice).toContainText('Este navegador es antiguo');
  await expect(notice.getByText('La conexión está lenta')).toBeHidden();
  await expect(notice.getByRole('link', { name: /WhatsApp/ })).toBeVisible();
  await expect(notice.getByRole('link', { name: 'Recargar' })).toBeHidden();
  await expect(page.locator('main').getByText(rice.name).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-deferred-images-ready', '');
  expect(scripts.map((address) => address.split('/').pop())).toEqual(['boot.js']);
});
