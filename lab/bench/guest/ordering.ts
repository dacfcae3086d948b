import type { Locator } from '@playwright/test';
import { ADD_BUTTON, Guest } from '../../../e2e/harness/Guest';
import type { Bench, Figures } from '../Bench';
import { MAX_WAIT_MS, Phone, type Site } from './Phone';

/** By default Playwright polls in every frame, which slows the measured page. */
const POLLING_MS = 500;
/** How long after the first dish a guest goes to the cart. */
const TO_CART_MS = 2_000;
/** How long a guest looks at a link before tapping it. */
const BEFORE_TAP_MS = 1_000;

/**
 * Scrolls a link into view, clicks it, and waits until the title is painted.
 * @param hovered while the guest looks at it; else a plain click
 * @returns milliseconds from the click
 */
async function follow({ page }: Phone, link: Locator, hovered = false): Promise<number> {
  await link.first().scrollIntoViewIfNeeded();
  if (hovered) await link.first().dispatchEvent('pointerover');
  await page.waitForTimeout(BEFORE_TAP_MS);
  await link.first().dispatchEvent('click');
  await page.waitForFunction(() => window.nextTitle > 0, undefined, {
    timeout: MAX_WAIT_MS,
    polling: POLLING_MS,
  });
  return page.evaluate(() => window.nextTitle);
}

/** Time to the next page by a plain click: on an idle page, and again when both pages were seen. */
export async function changePages({ browser }: Bench, site: Site): Promise<Figures> {
  const figures: Figures = {};
  for (const [name, from, to] of [
    ['home → category', '/', '/ArrozChino'],
    ['category → category', '/ArrozChino', '/Cremas'],
  ] as const) {
    await Phone.with(browser, site, async (phone) => {
      const link = phone.page.locator(`main a[href="${to}" i]:visible`);
      await phone.visit(from);
      figures[`${name}, first click`] = await follow(phone, link);
      await phone.page.goBack();
      await link.first().waitFor();
      figures[`${name}, again`] = await follow(phone, link);
    });
    await Phone.with(browser, site, async (phone) => {
      await phone.visit(from);
      const link = phone.page.locator(`main a[href="${to}" i]:visible`);
      figures[`${name}, hovered`] = await follow(phone, link, true);
    });
  }
  return figures;
}

/** Time of a first dish by an early tap, and of the cart two seconds later. */
export function orderFirstDish({ browser }: Bench, site: Site): Promise<Figures> {
  return Phone.with(browser, site, async (phone) => {
    const { page } = phone;
    await phone.arriveImpatient('/Bebidas', ADD_BUTTON);
    await phone.touch(ADD_BUTTON);
    const taken = await page.waitForFunction(
      () => localStorage.getItem('cartItems')?.includes('cartQuantity') && performance.now(),
      undefined,
      { timeout: MAX_WAIT_MS, polling: 20 },
    );
    await page.waitForTimeout(TO_CART_MS - BEFORE_TAP_MS);
    return {
      'first dish in the cart': Number(await taken.jsonValue()),
      'cart, 2 s after the first dish': await follow(phone, new Guest(page).cartLink()),
    };
  });
}
