import { defineConfig } from '@playwright/test';
import { flags } from './browser';

/** nginx signs for itself here. */
const selfSigned = process.env.EDGE === 'nginx';

export default defineConfig({
  testMatch: '*.test.ts',
  globalSetup: './installBrowser',
  // One folder a failed test: its trace, opened with `npx playwright show-trace`.
  outputDir: '../.cache/journeys',
  // In a log only what failed.
  reporter: process.stdout.isTTY || process.env.SHOW_JOURNEYS ? 'list' : 'dot',
  fullyParallel: true,
  workers: 2,
  // The host takes the processor away for seconds now and then; what passes only now is named in the log.
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
      // A worker is registered by the browser itself, which has a word of its own about certificates.
      args: [...flags, ...(selfSigned ? ['--ignore-certificate-errors'] : [])],
    },
    // Its answers would be none that a journey can watch or change; `offline.test.ts` lets it in.
    serviceWorkers: 'block',
    locale: 'es-CO',
    // Not Bogotá: the hours of the house must not depend on where the guest is.
    timezoneId: 'Europe/Madrid',
    // Recording each journey would slow all of them down: what failed is recorded while it is tried again.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
  },
});
