import path from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';

/** What a page records of itself (`recordVitals.js`, `recordTitles.js`); milliseconds since navigation. */
export interface Vitals {
  fcp: number;
  lcp: number;
  cls: number;
  /** Tasks of 50 ms and more. */
  longTasks: { start: number; duration: number }[];
  /** When every part of the page answers; 0 if that did not happen. */
  alive: number;
}

declare global {
  interface Window {
    vitals: Vitals;
    /** Of the last click: how long until the title of the next page was painted, in this document or in another; 0 until then. */
    nextTitle: number;
  }
}

/** A cheap phone on a slow network. */
export const conditions = {
  cpuSlowdown: 4,
  latencyMs: 150,
  downloadBitsPerSecond: 1_600_000,
  uploadBitsPerSecond: 750_000,
  width: 412,
  height: 823,
  pixelRatio: 1.75,
} as const;

const BYTE = 8;
const LONGEST_VISIT_MS = 30_000;
/** How long after the last part came alive something may still move, paint or block. */
const AFTERMATH_MS = 1500;

/** A site as a guest meets it. */
export interface Site {
  /** Without a trailing slash. */
  address: string;
  /** Without scripts the network refuses them: the page is still parsed as if they came. */
  scripts: boolean;
  /** A site of this project, whose pages say when they are alive. */
  own: boolean;
}

/** One visitor with an empty cache. */
export class Phone {
  private constructor(
    readonly page: Page,
    private readonly context: BrowserContext,
    private readonly site: Site,
  ) {}

  /** @param fast with full processor and network: enough to count bytes */
  static async open(browser: Browser, site: Site, fast = false): Promise<Phone> {
    const { width, height, pixelRatio, ...limits } = conditions;
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor: pixelRatio,
      isMobile: true,
      hasTouch: true,
      locale: 'es-CO',
    });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    // Nothing of other sites: the map would load its own scripts and pictures.
    await devtools.send('Network.setBlockedURLs', { urls: ['https://*', ...(site.scripts ? [] : ['*.js'])] });
    if (!fast) {
      await devtools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: limits.latencyMs,
        downloadThroughput: limits.downloadBitsPerSecond / BYTE,
        uploadThroughput: limits.uploadBitsPerSecond / BYTE,
      });
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: limits.cpuSlowdown });
    }
    for (const recorder of ['recordVitals.js', 'recordTitles.js'])
      await page.addInitScript({ path: path.join(__dirname, recorder) });
    return new Phone(page, context, site);
  }

  /** Runs some work with one visitor. */
  static async with<Result>(
    browser: Browser,
    site: Site,
    work: (phone: Phone) => Promise<Result>,
  ): Promise<Result> {
    const phone = await Phone.open(browser, site);
    try {
      return await work(phone);
    } finally {
      await phone.context.close();
    }
  }

  /** Opens a path and waits until the page has come to rest. */
  async visit(path: string): Promise<Vitals> {
    await this.page.goto(this.site.address + path, { waitUntil: 'load', timeout: LONGEST_VISIT_MS });
    await this.alive();
    await this.page.waitForTimeout(AFTERMATH_MS);
    return this.page.evaluate(() => window.vitals);
  }

  /** Waits until every part of the page answers, where the page tells. */
  async alive(): Promise<void> {
    if (!this.site.scripts || !this.site.own) return;
    await this.page.waitForFunction(() => window.vitals.alive > 0, undefined, { timeout: LONGEST_VISIT_MS });
  }

  close(): Promise<void> {
    return this.context.close();
  }
}
