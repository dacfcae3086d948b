import path from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { HYDRATED, ISLAND } from '@asia/shared/contracts';

/** Records of a page about itself (`recordVitals.js`, `recordTitles.js`); milliseconds since navigation. */
export interface Vitals {
  fcp: number;
  lcp: number;
  cls: number;
  /** Tasks of 50 ms and more. */
  longTasks: { start: number; duration: number }[];
  /** Time at which every island of the page is hydrated; 0 if that did not happen. */
  interactive: number;
}

declare global {
  interface Window {
    vitals: Vitals;
    /** Names that the recorders need of the contract between the builds. */
    attributes: { ISLAND: string; HYDRATED: string };
    /** From the last click to the paint of the next page's title, in this document or in another; 0 until then. */
    nextTitle: number;
  }
}

/** A cheap phone on a slow network, and how much slower than ours its processor is; on a slower phone, twice that. */
export const conditions = {
  cpuSlowdown: { cheap: 4, slower: 8 },
  latencyMs: 150,
  downloadBitsPerSecond: 1_600_000,
  uploadBitsPerSecond: 750_000,
  width: 412,
  height: 823,
  pixelRatio: 1.75,
} as const;

const BYTE = 8;
/** The longest wait for anything that a page does. */
export const MAX_WAIT_MS = 20_000;
/** Time after the first paint at which an impatient guest touches. */
const IMPATIENT_MS = 300;
const MAX_VISIT_MS = 60_000;
/** Between two looks whether the page is interactive. */
const LOOK_MS = 250;
/** For this long after the last island is hydrated, the page may still shift, paint or block. */
const AFTERMATH_MS = 1500;

/** A site to visit. */
export interface Site {
  /** Without a trailing slash. */
  address: string;
  /** False blocks scripts in the network: the page is still parsed as if they came. */
  scripts: boolean;
  /** A site of this project: its islands report hydration. */
  own: boolean;
  /** Whether the visitor has the slower phone. */
  slower?: boolean;
}

/** One visitor, who comes with an empty cache. */
export class Phone {
  private constructor(
    readonly page: Page,
    private readonly context: BrowserContext,
    private readonly site: Site,
  ) {}

  private static async open(browser: Browser, site: Site, fast: boolean): Promise<Phone> {
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
    // Blocks other sites: the map would load its own scripts and pictures.
    await devtools.send('Network.setBlockedURLs', { urls: ['https://*', ...(site.scripts ? [] : ['*.js'])] });
    if (!fast) {
      await devtools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: limits.latencyMs,
        downloadThroughput: limits.downloadBitsPerSecond / BYTE,
        uploadThroughput: limits.uploadBitsPerSecond / BYTE,
      });
      const { cheap, slower } = limits.cpuSlowdown;
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: site.slower ? slower : cheap });
    }
    await page.addInitScript((names) => Object.assign(window, { attributes: names }), { ISLAND, HYDRATED });
    for (const recorder of ['recordVitals.js', 'recordTitles.js'])
      await page.addInitScript({ path: path.join(__dirname, recorder) });
    return new Phone(page, context, site);
  }

  /** Runs some work with one visitor. @param fast without throttling: enough to count bytes */
  static async with<Result>(
    browser: Browser,
    site: Site,
    work: (phone: Phone) => Promise<Result>,
    fast = false,
  ): Promise<Result> {
    const phone = await Phone.open(browser, site, fast);
    try {
      return await work(phone);
    } finally {
      await phone.context.close();
    }
  }

  /** Opens a path and waits until the page is idle. */
  async visit(path: string): Promise<Vitals> {
    await this.page.goto(this.site.address + path, { waitUntil: 'load', timeout: MAX_VISIT_MS });
    await this.interactive();
    await this.page.waitForTimeout(AFTERMATH_MS);
    return this.page.evaluate(() => window.vitals);
  }

  /** Opens a path and waits as an impatient guest does, until there is something to touch. */
  async arriveImpatient(path: string, target: string): Promise<void> {
    await this.page.goto(this.site.address + path, { waitUntil: 'commit' });
    await this.page.waitForFunction(
      (wanted) => window.vitals?.fcp > 0 && document.querySelector(wanted) !== null,
      target,
      { timeout: MAX_WAIT_MS, polling: 'raf' },
    );
    await this.page.waitForTimeout(IMPATIENT_MS);
  }

  /**
   * Touches the middle of the first element in view, as a finger does. Playwright's own `tap` scrolls first, and a
   * scroll starts the pictures further down.
   * @throws Error when there is no such element
   */
  async touch(selector: string): Promise<void> {
    const place = await this.page.locator(selector).first().boundingBox();
    if (!place) throw new Error(`Nothing to touch: ${selector}`);
    await this.page.touchscreen.tap(place.x + place.width / 2, place.y + place.height / 2);
  }

  /** Waits until every island of the page is hydrated; does not wait on foreign sites. */
  async interactive(): Promise<void> {
    if (!this.site.scripts || !this.site.own) return;
    const end = performance.now() + MAX_VISIT_MS;
    // Not `waitForFunction`: its own script would be the longest task of the page.
    while (!(await this.page.evaluate(() => window.vitals.interactive))) {
      if (performance.now() > end) throw new Error(`${this.page.url()} is not interactive.`);
      await this.page.waitForTimeout(LOOK_MS);
    }
  }
}
