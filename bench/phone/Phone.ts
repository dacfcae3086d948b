import path from 'node:path';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import type { Vitals } from './Vitals';

declare global {
  interface Window {
    /** Kept by `recordVitals.js` in every measured page. */
    vitals: Vitals;
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

export interface PhoneOptions {
  /** Whether scripts reach the page. They are refused by the network: the page is parsed as with scripts. */
  scripts?: boolean;
  /** Fast: no slower processor and network, e.g. where bytes are counted. */
  fast?: boolean;
}

/** One visitor with an empty cache. */
export class Phone {
  private constructor(
    readonly page: Page,
    readonly devtools: CDPSession,
    private readonly context: BrowserContext,
    private readonly scripts: boolean,
  ) {}

  static async open(browser: Browser, { scripts = true, fast = false }: PhoneOptions = {}): Promise<Phone> {
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
    // Nothing of other houses: the map would load its own scripts and pictures.
    await devtools.send('Network.setBlockedURLs', { urls: ['https://*', ...(scripts ? [] : ['*.js'])] });
    if (!fast) {
      await devtools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: limits.latencyMs,
        downloadThroughput: limits.downloadBitsPerSecond / BYTE,
        uploadThroughput: limits.uploadBitsPerSecond / BYTE,
      });
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: limits.cpuSlowdown });
    }
    for (const recorder of ['recordVitals.js', 'recordRouteChange.js'])
      await page.addInitScript({ path: path.join(__dirname, recorder) });
    return new Phone(page, devtools, context, scripts);
  }

  /** Opens an address and waits until the page has come to rest. */
  async visit(address: string): Promise<Vitals> {
    await this.page.goto(address, { waitUntil: 'load', timeout: LONGEST_VISIT_MS });
    if (this.scripts) await this.alive();
    await this.page.waitForTimeout(AFTERMATH_MS);
    return this.vitals();
  }

  /** Waits until every part of the page answers. */
  async alive(): Promise<void> {
    await this.page.waitForFunction(() => window.vitals.alive > 0, undefined, { timeout: LONGEST_VISIT_MS });
  }

  vitals(): Promise<Vitals> {
    return this.page.evaluate(() => window.vitals);
  }

  close(): Promise<void> {
    return this.context.close();
  }
}
