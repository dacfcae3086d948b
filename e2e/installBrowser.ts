import { findChromium } from './chromium';

/** Once for all workers: two that install a browser at the same time would be in each other's way. */
export default function installBrowser(): void {
  process.env.CHROMIUM_PATH = findChromium();
}
