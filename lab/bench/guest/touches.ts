import type { Locator } from '@playwright/test';
import { CART_BUTTON_ID, COUNTER, DISH } from '@asia/shared/contracts';
import { SECOND_TAP_MS } from '@asia/shared/router/secondTap';
import { ADD_BUTTON, Guest } from '../../../e2e/harness/Guest';
import type { Bench, Figures } from '../Bench';
import { blocking, kindsOfPage } from './pageVisit';
import { MAX_WAIT_MS, Phone, type Site } from './Phone';

declare global {
  interface Window {
    /** How long the last tap waited for the end of the frame that answers it. */
    lastTap: number;
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

/** Milliseconds from each tap of an order to the end of the frame that answers it. */
async function timeTwentyTaps({ page }: Phone): Promise<[tap: string, ms: number][]> {
  // Not the browser's event timing: while nothing else moves, that ends with the next tap's frame.
  await page.evaluate(() => {
    window.lastTap = 0;
    const { port1, port2 } = new MessageChannel();
    let tapped = 0;
    port1.onmessage = () => (window.lastTap = performance.now() - tapped);
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
  const more = sheet.getByRole('button', { name: 'Una unidad más' });
  const taps: [string, Locator][] = [
    ...[1, 2, 3, 4].flatMap((row): [string, Locator][] => [
      [`+ of row ${row}, first`, plus.nth(row - 1)],
      [`+ of row ${row}, again`, plus.nth(row - 1)],
    ]),
    ['dish', page.locator(ROW).nth(2)],
    ['one more in the sheet', more],
    ['one more in the sheet, again', more],
    ['add from the sheet', sheet.getByRole('button', { name: /^Agregar al carrito/ })],
    ['cart', guest.cartLink()],
    ...[1, 2, 3].map((time): [string, Locator] => [`one more in the cart, ${time}`, page.locator(ONE_MORE)]),
    ...[1, 2].map((time): [string, Locator] => [`one less in the cart, ${time}`, page.locator(ONE_LESS)]),
    ['checkout', page.getByRole('link', { name: 'Continuar' })],
    ['consent', guest.consent],
  ];
  const times: [string, number][] = [];
  for (const [name, target] of taps) {
    await target.first().waitFor({ timeout: MAX_WAIT_MS });
    await tap(target);
    await page.waitForTimeout(PAUSE_MS);
    times.push([name, await page.evaluate(() => window.lastTap)]);
  }
  return times;
}

async function orderInTwentyTaps(phone: Phone): Promise<Figures> {
  const before = await phone.visit(kindsOfPage.category);
  const times = await timeTwentyTaps(phone);
  console.log(times.map(([name, ms]) => `  ${ms.toFixed(0).padStart(5)} ms  ${name}`).join('\n'));
  const { longTasks } = await phone.page.evaluate(() => window.vitals);
  return {
    'twenty taps: slowest frame': Math.max(...times.map(([, ms]) => ms)),
    'twenty taps: blocking': blocking(longTasks.slice(before.longTasks.length)),
  };
}
