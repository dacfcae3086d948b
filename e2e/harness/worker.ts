import { expect, type Page } from '@playwright/test';
import { visit } from './page';

/** Goes to a page and waits until the service worker has cached it. */
export async function visitAndCache(page: Page, address: string): Promise<void> {
  await visit(page, address);
  await expect.poll(() => isCached(page, address), { timeout: 60_000 }).toBe(true);
}

/** Whether the service worker has cached a release, and this page of it. */
export const isCached = (page: Page, address: string): Promise<boolean> =>
  page.evaluate(async (asked) => {
    const pages = await caches.open('asia-pages');
    const { pathname, origin } = new URL(asked, location.href);
    return Boolean(
      (await pages.match(`${origin}/offline.json`)) && (await pages.match(origin + pathname.toLowerCase())),
    );
  }, address);

/** Addresses that are cached with other bytes than the list of the release names, or not at all. */
export const wronglyCached = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const computeIntegrity = async (copy: Response) => {
      const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await copy.arrayBuffer()));
      return `sha256-${btoa(String.fromCharCode(...hash))}`;
    };
    const list = (await (await caches.match('/offline.json'))?.json()) as { files: Record<string, string> };
    const wrong: string[] = [];
    for (const [address, integrity] of Object.entries(list.files)) {
      const copy = await caches.match(address);
      if (!copy || (await computeIntegrity(copy)) !== integrity) wrong.push(address);
    }
    return wrong;
  });
