import type { OfflineList } from '@asia/shared/contracts';
import { DATA, FILES, LIST, PAGES, pageKey } from './addresses';

/** So many files are fetched at once: few, so that the guest's own requests go first. */
const AT_ONCE = 3;

/**
 * Keeps what the list of the live release names, the page at `path`, and every page kept before: all of one release.
 * Files are stored before the pages that need them and deleted after those, so that every kept page is complete even if
 * this stops half-way.
 * @throws when the network fails; what is kept stays
 */
export async function precacheRelease(path: string): Promise<void> {
  const answer = await fetch(LIST, { cache: 'no-cache' });
  if (!answer.ok) return;
  const text = await answer.clone().text();
  const list = JSON.parse(text) as OfflineList;
  const pages = await caches.open(PAGES);
  const same = (await (await pages.match(LIST))?.text()) === text;
  const kept = new Set((await pages.keys()).map(({ url }) => url).filter((url) => url !== LIST));

  await keepFiles(list);
  for (const key of new Set([...[...Object.keys(list.pages), path].map(pageKey), ...kept]))
    if (!same || !kept.has(key)) await keepPage(pages, key, list);
  // Its header `Date` says how old the prices are.
  await pages.put(LIST, answer);
  if (!same) await dropFiles(list);
}

async function keepFiles({ files, pointer }: OfflineList): Promise<void> {
  const cache = await caches.open(FILES);
  const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = Object.entries(files).filter(([address]) => !there.has(address));
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

/** Skips a page that is of another release than the list: the next visit keeps it with the new list. */
async function keepPage(pages: Cache, key: string, { pointer }: OfflineList): Promise<void> {
  const answer = await fetch(key, { cache: 'no-cache', headers: { accept: 'text/html' }, priority: 'low' });
  if (!answer.ok) await pages.delete(key);
  else if ((await answer.clone().text()).includes(JSON.stringify(pointer))) await pages.put(key, answer);
}

/** Deletes the files of builds that are no longer live. An open tab that still needs one gets it from the network. */
async function dropFiles({ files, pointer: { shell, remotes } }: OfflineList): Promise<void> {
  const bases = [shell, ...remotes, ...remotes.flatMap(({ fallbackBuild }) => fallbackBuild ?? [])].map(
    ({ base }) => base,
  );
  const cache = await caches.open(FILES);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (!(pathname in files) && !bases.some((base) => pathname.startsWith(base))) await cache.delete(request);
  }
}
