import { type BrowserContext, expect, test as base } from '@playwright/test';
import { clockScript, openHour } from './clock';
import { ConsoleErrors } from './ConsoleErrors';
import { Guest } from './Guest';
import { LastWords } from './LastWords';
import { openSite } from './releasedSite';

/** A phone or a laptop. */
export type Width = 390 | 1280;

/** Settings of a guest; a journey changes them with `test.use`. */
interface GuestOptions {
  width: Width;
  /** Local storage before the first page. */
  stored: Record<string, string>;
  /** Time at which the clock of the guest's pages starts. */
  now: Date;
}

interface GuestFixtures {
  /** One who orders in the journey's page. */
  guest: Guest;
  /** Console messages and page errors that a journey causes on purpose. */
  allowed: RegExp[];
  /** Prints the last console messages and failed requests of a failed journey. */
  lastWords: void;
  /** Requested addresses of other origins; each got an empty answer. */
  foreign: string[];
  /** Follows a journey in a browser profile, with the clock, answers and checks of every profile. */
  watched: (context: BrowserContext, follow: (context: BrowserContext) => Promise<void>) => Promise<void>;
}

interface SiteFixtures {
  /** Origin of the served site. */
  site: string;
}

const heights: Record<Width, number> = { 390: 844, 1280: 800 };

/**
 * A journey of one guest with a browser profile of their own, on the released site. The journey fails on console and
 * page errors that it did not allow, and no request reaches another origin.
 */
export const test = base.extend<GuestOptions & GuestFixtures, SiteFixtures>({
  site: [
    async ({}, provide) => {
      const site = await openSite();
      await provide(site.url);
      await site.close();
    },
    { scope: 'worker' },
  ],

  width: [1280, { option: true }],
  stored: [{}, { option: true }],
  now: [openHour, { option: true }],

  baseURL: ({ site }, provide) => provide(site),
  viewport: ({ width }, provide) => provide({ width, height: heights[width] }),
  hasTouch: ({ width }, provide) => provide(width === 390),
  isMobile: ({ width }, provide) => provide(width === 390),
  storageState: ({ site, stored }, provide) => {
    const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
    return provide({ cookies: [], origins: [{ origin: site, localStorage }] });
  },

  lastWords: [
    async ({ browser }, provide, journey) => {
      const words = new LastWords(browser);
      await provide();
      const end = words.end();
      if (journey.status !== journey.expectedStatus)
        console.log(`Last console messages and failed requests, ${journey.title}:\n${end}`);
    },
    { auto: true },
  ],

  guest: ({ page }, provide) => provide(new Guest(page)),
  allowed: ({}, provide) => provide([]),
  foreign: ({}, provide) => provide([]),

  watched: ({ site, now, allowed, foreign }, provide) =>
    provide(async (context, follow) => {
      await context.route(
        (url) => url.origin !== site,
        (route) => {
          foreign.push(route.request().url());
          // The map asks its address as soon as its frame has loaded: the journey may have ended.
          return route.fulfill({ status: 200, contentType: 'text/html', body: '' }).catch(() => undefined);
        },
      );
      await context.addInitScript({ content: clockScript(now) });
      const errors = new ConsoleErrors(context);
      await follow(context);
      // A handler that still reads an answer must not fail a journey that has ended.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(await errors.unexpected(allowed), 'unexpected console errors').toEqual([]);
    }),
  context: ({ context, watched }, provide) => watched(context, provide),
});

export { expect };
