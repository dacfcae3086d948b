import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { liveHeads } from './releasedSite';

/** Waits until every island of the page is hydrated. */
export async function hydrated(page: Page): Promise<void> {
  const hydratedBody = page.locator('body:has([data-island]):not(:has([data-island]:not([data-hydrated])))');
  await expect(hydratedBody, 'every island of the page is hydrated').toBeAttached({ timeout: 20_000 });
}

/** Goes to a path of the site and waits until the page is hydrated. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'load' });
  await hydrated(page);
}

/** Expects that no reload replaces the document during `work`. */
export async function keepsDocument(page: Page, work: () => Promise<unknown>): Promise<void> {
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await work();
  expect(await page.evaluate(() => 'sameDocument' in globalThis), 'no reload').toBe(true);
}

/**
 * Presses "Reintentar", which must heal the page without a reload. By key: half a second after the tap on a link, the
 * site ignores another tap in its place.
 */
export function retry(page: Page, healed: () => Promise<unknown> = () => hydrated(page)): Promise<void> {
  return keepsDocument(page, async () => {
    await page.getByRole('button', { name: 'Reintentar' }).first().press('Enter');
    await healed();
  });
}

/** Waits until the browser has been idle twice: by then a page has begun its background work. */
export async function idle(page: Page): Promise<void> {
  for (let time = 0; time < 2; time += 1)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Holds back the answers that match. @returns a function that releases them */
export async function holdBack(guest: Page | BrowserContext, files: string | RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await guest.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Animations of a page, and of the pages after it, run at `rate` times their speed; 0 stops them. */
export async function slowAnimations(page: Page, rate: number): Promise<void> {
  const animations = await page.context().newCDPSession(page);
  await animations.send('Animation.enable');
  await animations.send('Animation.setPlaybackRate', { playbackRate: rate });
}

/** Has a guest with Save-Data, for whom the site prefetches nothing. */
export function saveData(guest: Page | BrowserContext): Promise<unknown> {
  return guest.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
}

/** Waits until a dialog has come up, and takes the pointer. */
export function standsStill(dialog: Locator): Promise<unknown> {
  return dialog.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
}

/** White space as one plain space. */
export function plain(text: string): string {
  return text.replace(/[\s\u00a0]+/g, ' ').trim();
}

/** Pixels by which the page scrolls sideways. */
export async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Scrolls to each picture: lazy ones then load. @returns addresses of those that failed */
export async function brokenPictures(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    for (const image of document.images) {
      // A guest who scrolls to it sees it appear. The picture has a place on the page only after the first scroll.
      const patience = performance.now() + 3_000;
      while (!image.complete && performance.now() < patience) {
        window.scrollBy(0, 1);
        image.scrollIntoView();
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    }
    window.scrollTo(0, 0);
  });
  const seen = () =>
    page.evaluate(() =>
      Array.from(document.images, (image) => ({
        address: image.currentSrc || image.src,
        complete: image.complete,
        width: image.naturalWidth,
        near: image.loading !== 'lazy' || image.getBoundingClientRect().width > 0,
      })),
    );
  await expect
    .poll(async () => (await seen()).filter(({ near, complete }) => near && !complete), {
      message: 'no picture is still loading',
    })
    .toEqual([]);
  return (await seen())
    .filter(({ complete, width }) => complete && width === 0)
    .map(({ address }) => address);
}

const titles = new Map(Object.entries(liveHeads()).map(([route, { title }]) => [route, title]));

/** Expects one h1, the title of this route, no broken picture and no sideways scroll. */
export async function expectWhole(page: Page, route: string): Promise<void> {
  expect(await page.locator('h1').count()).toBe(1);
  expect(await page.title()).toBe(titles.get(route));
  expect(await page.locator('head title').count()).toBe(1);
  expect(await overflow(page), 'pixels of sideways scroll').toBe(0);
  expect(await brokenPictures(page)).toEqual([]);
}

/** Makes the browser also render what `content-visibility` leaves out far from the screen. */
export async function drawWhole(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
    }
  });
}

/** Violations that axe finds on the page. */
export async function violations(page: Page): Promise<string[]> {
  await drawWhole(page);
  // Parsing axe takes as long as running it: a document that has it already gets no source.
  const hasAxe = await page.evaluate(() => 'axe' in globalThis);
  // The map's frame is not ours. Without frames the page can be checked in place, without opening a second one.
  const { violations: found } = await new AxeBuilder({ page, ...(hasAxe && { axeSource: ';' }) })
    .options({ resultTypes: ['violations'], iframes: false })
    .setLegacyMode()
    .analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${String(target)} ${failureSummary ?? ''}`),
  );
}

/** Opens the cart of `fullCart`, whose lines grow by descriptions that come with the menu and move tapped elements. */
export async function visitFullCart(page: Page): Promise<void> {
  await visit(page, '/Cart');
  await expect(page.locator('main li h2 + p')).toHaveText([/./, /./]);
}
