import { expect, type Page, test } from '@playwright/test';
import { visit } from './page';

/** A service worker that changes no cache for so long has stopped. */
const MAX_SILENCE_MS = 60_000;

/** Goes to a page and waits until the service worker has cached it. */
export async function visitAndCache(page: Page, address: string): Promise<void> {
  await visit(page, address);
  await whileCaching(page, () => isCached(page, address));
}

/** Waits until something holds, as long as the service worker goes on: its 140 files take minutes on a busy machine. */
export async function whileCaching(page: Page, holds: () => Promise<boolean>): Promise<void> {
  // Each wait has its own limit; all of them have none.
  test.setTimeout(0);
  let stored = '';
  while (!(await holds())) {
    const before = stored;
    await expect
      .poll(async () => (stored = await listCached(page)), { timeout: MAX_SILENCE_MS })
      .not.toBe(before);
  }
}

/** Addresses and times of all cached files. */
const listCached = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const lines: string[] = [];
    for (const name of await caches.keys())
      for (const { url, headers } of await (await caches.open(name)).matchAll())
        lines.push(`${url} ${headers.get('date')}`);
    return lines.join('\n');
  });

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
