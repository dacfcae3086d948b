import { findChromium } from './chromium';

/** Runs once, before all workers: two workers must not install a browser at the same time. */
export default function installBrowser(): void {
  process.env.CHROMIUM_PATH = findChromium();
}
