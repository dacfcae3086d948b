import type { CartItem } from '@asia/shared/contracts';
import { fullCart, starter } from '../harness/dishes';
import { overflow, visit } from '../harness/page';
import { expect, test } from '../harness/test';

test.describe('a note that is one long word', () => {
  const note = 'x'.repeat(120);
  const [line] = JSON.parse(fullCart.cartItems) as [CartItem];
  const lines = [
    { ...line, note, price: starter.price - 1000 },
    { ...line, note, key: `${line.key}-de-antes` },
  ];
  test.use({ stored: { cartItems: JSON.stringify(lines) }, width: 390 });

  test('leaves cart and checkout as wide as the screen', async ({ page }) => {
    for (const path of ['/Cart', '/CheckoutPage']) {
      await visit(page, path);
      await expect(page.getByText(note).first()).toBeVisible();
      expect(await overflow(page), path).toBe(0);
    }
  });
});
