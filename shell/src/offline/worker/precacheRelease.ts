import {
  type ContentIndex,
  entryAddress,
  type OfflineList,
  type PageContent,
  SITE_CONTENT_ID,
} from '@asia/shared/contracts';
import { DATA, FILES, LIST, pageKey, PAGES } from './addresses';
import { hasType, JSON_DATA } from './contentTypes';

/** Files that are fetched in parallel: few, to let the guest's own requests go first. */
const MAX_CONCURRENT = 3;

type Release = OfflineList & { index: ContentIndex };

/**
 * Caches the files and pages of the live release's list, the page at `path`, and every page cached before, all of one
 * release. Files are stored before the pages that need them and deleted after them: every cached page is complete even
 * if this stops half-way.
 * @throws when the network fails; the cache stays
 */
export async function precacheRelease(path: string): Promise<void> {
  const answer = await fetch(LIST, { cache: 'no-cache' });
  if (!answer.ok) return;
  const text = await answer.clone().text();
  const list = JSON.parse(text) as OfflineList;
  const pages = await caches.open(PAGES);
  const files = await caches.open(FILES);
  // A page opened with `?reload` deletes the files, and with them the entries that cached pages brought.
  const same =
    (await (await pages.match(LIST))?.text()) === text && (await files.match(list.content.address));
  const cached = new Set((await pages.keys()).map(({ url }) => url).filter((url) => url !== LIST));

  const release = { ...list, index: await cacheIndex(list) };
  if (!same) await cacheFiles(release);
  // Errors are ignored: the products that are cached stay.
  await cacheProducts(list.pointer.productsUrl).catch(() => undefined);
  for (const key of new Set([...[...Object.keys(list.pages), path].map(pageKey), ...cached]))
    if (!same || !cached.has(key)) await cachePage(pages, key, release);
  // The header `Date` of the list gives the age of the prices.
  await pages.put(LIST, answer);
  if (!same) await deleteOldFiles(release);
}

/**
 * Caches the index of the content: the hash of each entry. The browser's HTTP cache answers, because the page has
 * requested it before. It is fetched each time: an older worker may have left an unreadable copy here.
 */
async function cacheIndex({ content: { address, integrity } }: OfflineList): Promise<ContentIndex> {
  const answer = await fetchFile(address, integrity);
  await (await caches.open(FILES)).put(address, answer.clone());
  return (await answer.json()) as ContentIndex;
}

/** Asks again, past the browser's own cache, if that has other bytes. @throws when the site does not have this hash */
function fetchFile(address: string, integrity: string): Promise<Response> {
  const options: RequestInit = { integrity, priority: 'low' };
  return fetch(address, options).catch(() => fetch(address, { ...options, cache: 'reload' }));
}

/** Caches the files that are not cached with the bytes of their hash. */
async function cacheFiles({ files, content, index }: Release): Promise<void> {
  const cache = await caches.open(FILES);
  // Pages bring entries: these are not fetched for themselves.
  const entries = Object.entries(index).flatMap(([name, integrity]) =>
    content.brought.includes(name) ? [] : [[entryAddress(name, integrity), integrity] as const],
  );
  // A list of older tools has files without a hash: nothing would tell them from the page of another network.
  const listed = [...Object.entries(files), ...entries].filter(([, integrity]) => integrity !== '');
  const worker = async () => {
    for (let next = listed.pop(); next; next = listed.pop()) {
      const [address, integrity] = next;
      if ((await computeHash(await cache.match(address))) !== integrity)
        await cache.put(address, await fetchFile(address, integrity));
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, worker));
}

/** Subresource integrity of a cached file. */
async function computeHash(copy: Response | undefined): Promise<string> {
  if (!copy) return '';
  const hash = await crypto.subtle.digest('SHA-256', await copy.arrayBuffer());
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}`;
}

async function cacheProducts(address: string): Promise<void> {
  if (!address.startsWith('/')) return;
  const answer = await fetch(address);
  if (hasType(JSON_DATA, answer)) await (await caches.open(DATA)).put(address, answer);
}

/** Skips a page of another release than the list: the next visit caches it, with the new list. */
async function cachePage(pages: Cache, key: string, release: Release): Promise<void> {
  const answer = await fetch(key, { cache: 'no-cache', headers: { accept: 'text/html' }, priority: 'low' });
  const html = await answer.clone().text();
  if (!html.includes(JSON.stringify(release.pointer))) return;
  if (!answer.ok) {
    await pages.delete(key);
    return;
  }
  await cacheEntries(html, release);
  await pages.put(key, answer);
}

/** Caches the entries that a page brings as the files that they are: other pages ask for them. */
async function cacheEntries(html: string, { index }: Release): Promise<void> {
  const files = await caches.open(FILES);
  const written = html.split(` id="${SITE_CONTENT_ID}">`)[1]?.split('</script>')[0];
  const { entries } = JSON.parse(written ?? '{"entries":{}}') as PageContent;
  // With the bytes of its hash: the tools write JSON as a browser does.
  const headers = { 'content-type': 'application/json' };
  for (const [name, entry] of Object.entries(entries))
    if (index[name])
      await files.put(entryAddress(name, index[name]), new Response(JSON.stringify(entry), { headers }));
}

/** Deletes the files of builds that are no longer live. An open tab that still needs one gets it from the network. */
async function deleteOldFiles({ files, content, pointer, index }: Release): Promise<void> {
  const { shell, remotes } = pointer;
  const entries = Object.entries(index).map((entry) => entryAddress(...entry));
  const kept = new Set([...Object.keys(files), content.address, ...entries]);
  const bases = [shell, ...remotes, ...remotes.flatMap(({ fallbackBuild }) => fallbackBuild ?? [])].map(
    ({ base }) => base,
  );
  const cache = await caches.open(FILES);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (!kept.has(pathname) && !bases.some((base) => pathname.startsWith(base))) await cache.delete(request);
  }
}
