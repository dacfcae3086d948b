import { defineConfig } from '@playwright/test';
import { flags } from './browser';

/** nginx signs for itself here. */
const selfSigned = process.env.EDGE === 'nginx';

export default defineConfig({
  testMatch: '*.test.ts',
  globalSetup: './installBrowser',
  // One folder a failed test: its trace, opened with `npx playwright show-trace`.
  outputDir: '../.cache/journeys',
  // A log shows only what failed.
  reporter: process.stdout.isTTY || process.env.SHOW_JOURNEYS ? 'list' : 'dot',
  fullyParallel: true,
  workers: 2,
  // A busy host may stop the processor for seconds. What passes only at the second try is named in the log.
  retries: 1,
  forbidOnly: !process.stdout.isTTY,
  // The widest bounds are for a machine of two cores that builds something else meanwhile.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    ignoreHTTPSErrors: selfSigned,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      // `ignoreHTTPSErrors` does not reach service workers.
      args: [...flags, ...(selfSigned ? ['--ignore-certificate-errors'] : [])],
    },
    // A journey cannot see or change the answers of a service worker; `offline.test.ts` lets it in.
    serviceWorkers: 'block',
    locale: 'es-CO',
    // Not Bogotá: the hours of the house must not depend on where the guest is.
    timezoneId: 'Europe/Madrid',
    // To record every journey would slow all of them down: a failed one is recorded at its second try.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
  },
});
