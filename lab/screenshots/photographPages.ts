import type { Browser } from '@playwright/test';
import { fullCart } from '../../e2e/harness/dishes';

export interface PagePhotograph {
  route: string;
  png: Buffer;
}

/** Noon of a working day in Medellín, so that every sheet shows "open". */
const moment = new Date('2026-11-18T17:00:00Z');

/** Takes each page as a guest first sees it, with all its pictures. */
export async function photographPages(
  browser: Browser,
  site: string,
  routes: readonly string[],
  { width, height }: { width: number; height: number },
): Promise<PagePhotograph[]> {
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'es-CO',
    reducedMotion: 'reduce',
  });
  // Only our own files: the map is not ours to show.
  await context.route(
    (url) => url.origin !== site,
    (route) => route.abort(),
  );
  // Fills the cart, for pages that would be empty; sets the language to Spanish again after a carta.
  await context.addInitScript((items) => {
    localStorage.clear();
    localStorage.setItem('cartItems', items);
  }, fullCart.cartItems);
  await context.clock.setFixedTime(moment);
  const page = await context.newPage();
  const photographs: PagePhotograph[] = [];
  for (const route of routes) {
    await page.goto(site + route, { waitUntil: 'load' });
    await page.waitForSelector('[data-island][data-hydrated]');
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    photographs.push({ route, png: await page.screenshot() });
  }
  await context.close();
  return photographs;
}
