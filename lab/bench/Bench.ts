import path from 'node:path';
import type { Browser } from '@playwright/test';
import { startServer } from '@asia/server';
import { launchBrowser } from '../../e2e/harness/browser';

export const root = path.resolve(__dirname, '../..');

/** Figures of one round, by row of the results. */
export type Figures = Record<string, number>;

/** Tools of every measurement: the released site, served, and one browser. */
export interface Bench {
  /** Address of the site, without a trailing slash. */
  site: string;
  browser: Browser;
}

/** Serves the site and opens a browser, does some work with them, and closes both. */
export async function withBench<Result>(
  siteDir: string,
  work: (bench: Bench) => Promise<Result>,
): Promise<Result> {
  const server = await startServer({ siteDir, port: 0, host: '127.0.0.1' });
  // An address, not a name: `localhost` may resolve to two interfaces.
  const site = `http://127.0.0.1:${server.port}`;
  const browser = await launchBrowser(true);
  try {
    return await work({ site, browser });
  } finally {
    await browser.close();
    await server.close();
  }
}
