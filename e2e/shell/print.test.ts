import { violations, visit } from '../harness/page';
import { expect, test } from '../harness/test';

test('the words of a dark part are dark on paper', async ({ page }) => {
  await visit(page, '/Contact');
  await page.emulateMedia({ media: 'print' });
  expect(await violations(page)).toEqual([]);
});
