import { fullCart, rice, starter } from '../harness/dishes';
import { visitFullCart } from '../harness/page';
import { press } from '../harness/press';
import { expect, test } from '../harness/test';
import { long, shortIf } from '../harness/tiers';

test.use({ width: 390, stored: fullCart });

for (const gap of [30, 150, 400]) {
  test(`taps ${gap} ms apart on Remover remove one dish`, shortIf(gap === 150), async ({ page, guest }) => {
    await visitFullCart(page);
    const again = await press(page.getByRole('button', { name: `Remover ${starter.name} del carrito` }));
    await guest.holds(1);
    await again(gap);
    await again(gap);
    expect((await guest.cart()).map(({ name }) => name)).toEqual([rice.name]);
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await guest.holds(3);
  });
}

test(
  'a finger that counts a dish down to nothing takes nothing from the next one, and undo brings all of it back',
  long,
  async ({ page, guest }) => {
    await visitFullCart(page);
    const again = await press(page.getByRole('button', { name: `Quitar una unidad de ${starter.name}` }));
    for (const gap of [150, 150, 150, 400, 400]) await again(gap);
    await expect(page.getByRole('button', { name: 'Deshacer' })).toBeVisible();
    await again(400);
    await guest.holds(1);
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await guest.holds(3);
    expect((await guest.cart()).map(({ name }) => name)).toEqual([starter.name, rice.name]);
  },
);

test(
  'dishes that are removed in one breath come back together, each in its place',
  long,
  async ({ page, guest }) => {
    await visitFullCart(page);
    await page.getByRole('button', { name: /^Remover/ }).evaluateAll((buttons) => {
      for (const button of buttons) (button as HTMLElement).click();
    });
    await guest.holds(0);
    await expect(page.getByText(`Quitaste ${rice.name} y 1 más del carrito.`).first()).toBeVisible();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await guest.holds(3);
    expect((await guest.cart()).map(({ name }) => name)).toEqual([starter.name, rice.name]);
  },
);
