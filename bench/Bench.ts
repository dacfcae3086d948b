import path from 'node:path';
import type { Browser } from '@playwright/test';
import { startServer, type RunningServer } from '@asia/server';
import { launchBrowser } from '../e2e/browser';

export const root = path.resolve(__dirname, '..');

/** What every part measures with: the released site, served, and one browser. */
export interface Bench {
  /** Address of the site, without a trailing slash. */
  site: string;
  /** The release store that is served. */
  siteDir: string;
  browser: Browser;
  /** How often each thing is measured. */
  runs: number;
}

/** Serves a release store to this machine alone. */
export async function serve(siteDir: string): Promise<{ site: string; close: RunningServer['close'] }> {
  const server = await startServer({ siteDir, port: 0, host: '127.0.0.1' });
  // An address and not a name: `localhost` may mean two interfaces.
  return { site: `http://127.0.0.1:${server.port}`, close: () => server.close() };
}

/** Opens site and browser for some work and closes them after it. */
export async function withBench<Result>(
  { siteDir, runs }: Pick<Bench, 'siteDir' | 'runs'>,
  work: (bench: Bench) => Promise<Result>,
): Promise<Result> {
  const { site, close } = await serve(siteDir);
  const browser = await launchBrowser();
  try {
    return await work({ site, siteDir, browser, runs });
  } finally {
    await browser.close();
    await close();
  }
}
