import type { OfflineList } from '@asia/shared/contracts';
import { DATA, FILES, LIST, PAGES, pageKey } from './addresses';

/** Files fetched at once: the guest's own requests go first. */
const AT_ONCE = 3;

/**
 * Keeps what the live release lists, the page that the guest has seen, and every page of earlier: all of one release.
 * Files come before the pages that name them, and go after them, so that whatever ends this half-way leaves whole pages.
 * @throws when the network fails; what is kept stays
 */
export async function keepSite(path: string): Promise<void> {
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
  // Its date says from when the prices are.
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

/** A page of another release than the list's is left out: the next visit brings both. */
async function keepPage(pages: Cache, key: string, { pointer }: OfflineList): Promise<void> {
  const answer = await fetch(key, { cache: 'no-cache', headers: { accept: 'text/html' }, priority: 'low' });
  if (!answer.ok) await pages.delete(key);
  else if ((await answer.clone().text()).includes(JSON.stringify(pointer))) await pages.put(key, answer);
}

/** Files of builds that are no longer live. An open tab that still needs one asks the network. */
async function dropFiles({ files, pointer: { shell, remotes } }: OfflineList): Promise<void> {
  const bases = [shell, ...remotes, ...remotes.flatMap(({ former }) => former ?? [])].map(({ base }) => base);
  const cache = await caches.open(FILES);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (!(pathname in files) && !bases.some((base) => pathname.startsWith(base))) await cache.delete(request);
  }
}
