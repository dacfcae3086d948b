import { violations, visit } from '../harness/page';
import { expect, test } from '../harness/test';
import { long } from '../harness/tiers';

test('the words of a dark part are dark on paper', long, async ({ page }) => {
  await visit(page, '/Contact');
  await page.emulateMedia({ media: 'print' });
  expect(await violations(page)).toEqual([]);
});
