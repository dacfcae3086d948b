import { defineConfig } from '@playwright/test';
import { flags } from './harness/browser';

const tiers: Partial<Record<string, { grep?: RegExp; grepInvert?: RegExp }>> = {
  short: { grepInvert: /@long|@nightly/ },
  long: { grepInvert: /@nightly/ },
  nightly: { grep: /@nightly/ },
};

export default defineConfig({
  testMatch: '*/*.test.ts',
  globalSetup: './harness/installBrowser',
  // Journeys tagged `@long` or `@nightly` prove further cases of what another journey, or a unit test, has proved once;
  // docs/testing.md says which tier follows them.
  ...tiers[process.env.TIER ?? ''],
  // One folder a failed test: its screenshots.
  outputDir: '../.cache/journeys',
  // A log shows only what failed.
  reporter: process.stdout.isTTY ? 'list' : 'dot',
  fullyParallel: true,
  // One more than cores of a small machine: many journeys wait for a clock most of their time.
  workers: 3,
  forbidOnly: !process.stdout.isTTY,
  // The widest bounds are for a machine of two cores that builds something else meanwhile.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: flags,
    },
    // A journey cannot see or change the answers of a service worker; `offline.test.ts` allows it.
    serviceWorkers: 'block',
    locale: 'es-CO',
    // Not Bogotá: the hours of the restaurant must not depend on where the guest is.
    timezoneId: 'Europe/Madrid',
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
  },
});
