import type { OfflineList } from '@asia/shared/contracts';
import { DATA, FILES, LIST, PAGES, pageKey } from './addresses';

/** Files that are fetched in parallel: few, so that the guest's own requests go first. */
const AT_ONCE = 3;

/**
 * Caches what the list of the live release names, the page at `path`, and every page cached before, all of one release.
 * Files are stored before the pages that need them and deleted after them, so that every cached page is complete even if
 * this stops half-way.
 * @throws when the network fails; what is cached stays
 */
export async function precacheRelease(path: string): Promise<void> {
  const answer = await fetch(LIST, { cache: 'no-cache' });
  if (!answer.ok) return;
  const text = await answer.clone().text();
  const list = JSON.parse(text) as OfflineList;
  const pages = await caches.open(PAGES);
  const same = (await (await pages.match(LIST))?.text()) === text;
  const cached = new Set((await pages.keys()).map(({ url }) => url).filter((url) => url !== LIST));

  await cacheFiles(list);
  for (const key of new Set([...[...Object.keys(list.pages), path].map(pageKey), ...cached]))
    if (!same || !cached.has(key)) await cachePage(pages, key, list);
  // Its header `Date` gives the age of the prices.
  await pages.put(LIST, answer);
  if (!same) await deleteOldFiles(list);
}

async function cacheFiles({ files, pointer }: OfflineList): Promise<void> {
  const cache = await caches.open(FILES);
  const cached = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = Object.entries(files).filter(([address]) => !cached.has(address));
  const worker = async () => {
    for (let next = missing.pop(); next; next = missing.pop()) {
      const [address, integrity] = next;
      await cache.add(new Request(address, { integrity, priority: 'low' }));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  if (!pointer.productsUrl.startsWith('/')) return;
  await (await caches.open(DATA)).add(pointer.productsUrl).catch(() => undefined);
}

/** Skips a page that is of another release than the list: the next visit caches it with the new list. */
async function cachePage(pages: Cache, key: string, { pointer }: OfflineList): Promise<void> {
  const answer = await fetch(key, { cache: 'no-cache', headers: { accept: 'text/html' }, priority: 'low' });
  if (!answer.ok) await pages.delete(key);
  else if ((await answer.clone().text()).includes(JSON.stringify(pointer))) await pages.put(key, answer);
}

/** Deletes the files of builds that are no longer live. An open tab that still needs one gets it from the network. */
async function deleteOldFiles({ files, pointer: { shell, remotes } }: OfflineList): Promise<void> {
  const bases = [shell, ...remotes, ...remotes.flatMap(({ fallbackBuild }) => fallbackBuild ?? [])].map(
    ({ base }) => base,
  );
  const cache = await caches.open(FILES);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (!(pathname in files) && !bases.some((base) => pathname.startsWith(base))) await cache.delete(request);
  }
}
