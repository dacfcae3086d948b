import type { Locator } from '@playwright/test';
import { CART_BUTTON_ID, COUNTER, DISH } from '@asia/shared/contracts';
import { SECOND_TAP_MS } from '@asia/shared/router/secondTap';
import { ADD_BUTTON, Guest } from '../../../e2e/harness/Guest';
import type { Bench, Figures } from '../Bench';
import { blocking, kindsOfPage } from './pageVisit';
import { MAX_WAIT_MS, Phone, type Site } from './Phone';

declare global {
  interface Window {
    /** Longest wait of a tap for the end of the frame that answers it. */
    slowestTap: number;
  }
}

/** Kept across documents: a cart that is touched before hydration is a link. */
const TOUCHED = 'measured-touch';
const ROW = `main [${DISH}]`;
const SHEET = 'dialog[open]';
const COUNT = `#${CART_BUTTON_ID}[${COUNTER}="open"]`;
const ONE_MORE = 'main button[aria-label^="Agregar una unidad de "]';
const ONE_LESS = 'main button[aria-label^="Quitar una unidad de "]';
/** Between two touches of a quick guest, which are no double tap. */
const PAUSE_MS = SECOND_TAP_MS + 50;

/** Time of a touch: as soon as there is something to touch, or once everything answers. */
const moments: Readonly<Record<string, (phone: Phone, path: string, target: string) => Promise<unknown>>> = {
  early: (phone, path, target) => phone.arriveImpatient(path, target),
  interactive: (phone, path) => phone.visit(path),
};

/** Does not wait for handlers: neither does a guest. */
const tap = (target: Locator) => target.first().tap({ force: true, noWaitAfter: true });

async function touch(phone: Phone, target: string): Promise<void> {
  await phone.page.evaluate((key) => {
    // No named function here: tsx would add a helper that the page does not have.
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => sessionStorage.setItem(key, String(performance.timeOrigin + timeStamp)),
      { capture: true, once: true },
    );
  }, TOUCHED);
  await phone.touch(target);
}

/** Milliseconds from the touch until the page shows something. */
async function shown({ page }: Phone, selector: string): Promise<number> {
  const after = await page.waitForFunction(
    ([wanted, key]) =>
      document.querySelector(wanted) !== null &&
      performance.timeOrigin + performance.now() - Number(sessionStorage.getItem(key)),
    [selector, TOUCHED] as const,
    { timeout: MAX_WAIT_MS, polling: 20 },
  );
  return Number(await after.jsonValue());
}

/** Measures how long taps wait for their answer, early and late, and the taps of a whole order. */
export async function touchThings({ browser }: Bench, site: Site): Promise<Figures> {
  const figures = await Phone.with(browser, site, orderInTwentyTaps);
  for (const [moment, arrive] of Object.entries(moments)) {
    await Phone.with(browser, site, async (phone) => {
      await arrive(phone, kindsOfPage.category, ROW);
      await touch(phone, ROW);
      figures[`dish → sheet, ${moment}`] = await shown(phone, SHEET);
      await phone.page
        .locator(SHEET)
        .getByRole('button', { name: /^Agregar al carrito/ })
        .tap();
      figures[`dish → cart by its sheet, ${moment}`] = await shown(phone, COUNT);
    });
    await Phone.with(browser, site, async (phone) => {
      await arrive(phone, kindsOfPage.category, ADD_BUTTON);
      await touch(phone, ADD_BUTTON);
      figures[`+ → count, ${moment}`] = await shown(phone, COUNT);
      await touch(phone, COUNT);
      figures[`cart → cart page, ${moment}`] = await shown(phone, ONE_MORE);
    });
  }
  return figures;
}

async function orderInTwentyTaps(phone: Phone): Promise<Figures> {
  const { page } = phone;
  const before = await phone.visit(kindsOfPage.category);
  // Not the browser's event timing: while nothing else moves, that ends with the next tap's frame.
  await page.evaluate(() => {
    window.slowestTap = 0;
    const { port1, port2 } = new MessageChannel();
    let tapped = 0;
    port1.onmessage = () => (window.slowestTap = Math.max(window.slowestTap, performance.now() - tapped));
    addEventListener(
      'click',
      ({ timeStamp }) => {
        tapped = timeStamp;
        // The message comes after the frame.
        requestAnimationFrame(() => port2.postMessage(null));
      },
      { capture: true },
    );
  });
  const guest = new Guest(page);
  const sheet = page.locator(SHEET);
  const plus = page.locator(ADD_BUTTON);
  const targets = [
    ...[0, 1, 2, 3].flatMap((row) => [plus.nth(row), plus.nth(row)]),
    page.locator(ROW).nth(2),
    sheet.getByRole('button', { name: 'Una unidad más' }),
    sheet.getByRole('button', { name: 'Una unidad más' }),
    sheet.getByRole('button', { name: /^Agregar al carrito/ }),
    guest.cartLink(),
    ...[ONE_MORE, ONE_MORE, ONE_MORE, ONE_LESS, ONE_LESS].map((button) => page.locator(button)),
    page.getByRole('link', { name: 'Continuar' }),
    guest.consent,
  ];
  for (const target of targets) {
    await target.first().waitFor({ timeout: MAX_WAIT_MS });
    await tap(target);
    await page.waitForTimeout(PAUSE_MS);
  }
  const { longTasks } = await page.evaluate(() => window.vitals);
  const since = longTasks.slice(before.longTasks.length);
  return {
    'twenty taps: slowest frame': await page.evaluate(() => window.slowestTap),
    'twenty taps: blocking': blocking(since),
  };
}
