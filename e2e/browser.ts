import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { findChromium } from './chromium';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: flags });
}

/** A phone or a laptop. */
export type Width = 390 | 1280;

export interface GuestOptions {
  width?: Width;
  /** Whether the browser runs scripts. */
  scripts?: boolean;
  reducedMotion?: boolean;
  /** What lies in local storage before the first page; kept values are not written again on later pages. */
  stored?: Record<string, string>;
  /** The moment that pages read from their clock; by default the machine's own. */
  now?: Date;
}

/** Console messages and page errors that a journey has caused on purpose. */
export type Allowed = RegExp[];

/** One visitor with a browser profile of their own. */
export interface Guest {
  page: Page;
  context: BrowserContext;
  /** Address of a path of the site. */
  at: (path: string) => string;
  /** Everything the pages complained about, in order. */
  noise: string[];
  allowed: Allowed;
  /** Addresses of other origins that pages asked for; they were answered with nothing. */
  foreign: string[];
}

const heights: Record<Width, number> = { 390: 844, 1280: 800 };

function listen(page: Page, noise: string[]): void {
  page.on('console', (message) => {
    const type = message.type();
    if (type !== 'error' && type !== 'warning') return;
    noise.push(`${type}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => noise.push(`page error: ${error.message}`));
}

/** Opens a profile for one guest. Nothing of it reaches another origin. */
export async function newGuest(browser: Browser, site: string, options: GuestOptions = {}): Promise<Guest> {
  const { width = 1280, scripts = true, reducedMotion = false, stored = {}, now } = options;
  const context = await browser.newContext({
    viewport: { width, height: heights[width] },
    hasTouch: width === 390,
    isMobile: width === 390,
    locale: 'es-CO',
    // Not Bogotá: the hours of the house must not depend on where the guest is.
    timezoneId: 'Europe/Madrid',
    javaScriptEnabled: scripts,
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
  });
  const foreign: string[] = [];
  await context.route(
    (url) => url.origin !== site,
    (route) => {
      foreign.push(route.request().url());
      return route.fulfill({ status: 200, contentType: 'text/html', body: '' });
    },
  );
  if (Object.keys(stored).length > 0) {
    await context.addInitScript(
      ({ entries, origin }) => {
        // Frames of other origins and empty pages have no storage of ours.
        if (self.origin !== origin) return;
        for (const [key, value] of entries)
          if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
      },
      { entries: Object.entries(stored), origin: site },
    );
  }
  if (now) await context.clock.setFixedTime(now);
  const noise: string[] = [];
  context.on('page', (page) => listen(page, noise));
  const page = await context.newPage();
  return { page, context, at: (path) => site + path, noise, allowed: [], foreign };
}

/** Complaints that the journey did not cause on purpose. */
export function unexpected({ noise, allowed }: Guest): string[] {
  return noise.filter((line) => !allowed.some((pattern) => pattern.test(line)));
}
