import { fullCart, pesosIn, rice } from '../harness/dishes';
import { holdBack, hydrated, visit } from '../harness/page';
import { expect, test } from '../harness/test';
import { long } from '../harness/tiers';

const navigation = { name: 'Principal' };
const languages = { name: 'Idioma' };

test.describe('on a laptop', () => {
  test('the bar shows the cart, early too, and moves nothing', async ({ page, guest }) => {
    const release = await holdBack(page, /\/mfe\/shell\/.*main\.js$/);
    await page.goto(rice.page, { waitUntil: 'domcontentloaded' });
    const links = page.getByRole('navigation', navigation);
    const places = async () => [
      await links.boundingBox(),
      await page.getByRole('list', languages).boundingBox(),
    ];
    await places();
    // A font that arrives later moves the links by itself.
    await page.evaluate(() => document.fonts.ready);
    const before = await places();
    await guest.add(rice);
    const cart = guest.cartLink(1);
    await expect(cart).toHaveText(pesosIn(rice.price));
    const early = await cart.boundingBox();
    release();
    await hydrated(page);
    await guest.holds(1);
    expect(await cart.boundingBox()).toEqual(early);
    expect(await places()).toEqual(before);

    const bar = await page.getByRole('banner').boundingBox();
    const [navigationBox, languagesBox] = before;
    const { x, y, width, height } = early!;
    expect(y).toBeGreaterThanOrEqual(bar!.y);
    expect(y + height).toBeLessThanOrEqual(bar!.y + bar!.height);
    expect(x).toBeGreaterThan(navigationBox!.x + navigationBox!.width);
    expect(x + width).toBeLessThan(languagesBox!.x);
    const foot = await page.evaluate(() =>
      document.elementFromPoint(innerWidth / 2, innerHeight - 4)?.closest('aside'),
    );
    expect(foot, 'the foot of the window is free').toBeNull();
  });

  test.describe('with an order', () => {
    test.use({ stored: fullCart });

    test(
      'the cart follows the languages for the keyboard, and has room for a large order',
      long,
      async ({ page, guest }) => {
        await visit(page, '/');
        await page.getByRole('link', { name: '中文', exact: true }).focus();
        await page.keyboard.press('Tab');
        await expect(guest.cartLink(3)).toBeFocused();

        await page.evaluate(() =>
          localStorage.setItem(
            'cartItems',
            localStorage.getItem('cartItems')!.replace('"cartQuantity":1', '"cartQuantity":60'),
          ),
        );
        await page.setViewportSize({ width: 900, height: 700 });
        await visit(page, '/');
        const { x, width } = (await guest.cartLink(62).boundingBox())!;
        const links = (await page.getByRole('navigation', navigation).boundingBox())!;
        expect(x).toBeGreaterThan(links.x + links.width);
        expect(x + width).toBeLessThan((await page.getByRole('list', languages).boundingBox())!.x);
      },
    );
  });
});
