import { type Browser, chromium } from '@playwright/test';
import { findChromium } from './chromium';

export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  // As a phone draws letters: without a hint, which makes some wider.
  '--font-render-hinting=none',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A browser outside the journeys; a `whole` one where it is measured, see {@link findChromium}. */
export function launchBrowser(whole = false): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(whole), args: flags });
}
