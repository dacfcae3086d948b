import { RELOAD_PARAM } from '@asia/shared/contracts';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, type Strategy } from 'workbox-strategies';
import { DATA, FILES, PAGES, pageKey, PICTURES } from './addresses';
import { precacheRelease } from './precacheRelease';
import { offlineFallbackPage, withCopyDate } from './storedPage';

declare const self: ServiceWorkerGlobalScope;

/** After this time without an answer, the cache answers. */
const SILENCE_S = 3;
const PICTURES_KEPT = 150;
const MONTH_S = 30 * 24 * 60 * 60;

const pages = new NetworkFirst({
  cacheName: PAGES,
  networkTimeoutSeconds: SILENCE_S,
  plugins: [
    {
      cacheKeyWillBeUsed: ({ request }) => Promise.resolve(pageKey(request.url)),
      // Opening a page does not cache it: its files may fail to load. `precacheRelease` caches pages with their files.
      cacheWillUpdate: () => Promise.resolve(null),
      cachedResponseWillBeUsed: async ({ cachedResponse }) =>
        cachedResponse ? withCopyDate(cachedResponse) : null,
      handlerDidError: offlineFallbackPage,
    },
  ],
});

/** Build files never change. The browser checks their integrity hash, from the cache as from the network. */
const files = new CacheFirst({ cacheName: FILES, matchOptions: { ignoreVary: true } });

/** A retry (`?…`) replaces the cached copy. */
const fileRetries = new NetworkFirst({
  cacheName: FILES,
  plugins: [{ cacheKeyWillBeUsed: ({ request }) => Promise.resolve(request.url.split('?')[0] ?? '') }],
});

const pictures = new CacheFirst({
  cacheName: PICTURES,
  plugins: [
    new ExpirationPlugin({ maxEntries: PICTURES_KEPT, maxAgeSeconds: MONTH_S, purgeOnQuotaError: true }),
  ],
});

const data = new NetworkFirst({ cacheName: DATA, networkTimeoutSeconds: SILENCE_S });

/** The strategy that answers a request; null leaves it to the network, as without a worker. */
function strategyFor({ method, mode, url: address }: Request) {
  const url = new URL(address);
  if (method !== 'GET' || url.origin !== location.origin) return null;
  if (mode === 'navigate') return url.search === `?${RELOAD_PARAM}` ? null : pages;
  if (url.pathname.startsWith('/mfe/')) return url.search === '' ? files : fileRetries;
  if (url.pathname.startsWith('/pictures/')) return pictures;
  return url.pathname === '/products' ? data : null;
}

/** Replaces an answer with status 500 or above by the cached page or product list, if there is one. */
async function answer(event: FetchEvent, strategy: Strategy): Promise<Response> {
  const { request } = event;
  const response = await strategy.handle({ event, request });
  if (response.status < 500) return response;
  if (strategy === data) return (await caches.match(request, { cacheName: DATA })) ?? response;
  if (strategy !== pages) return response;
  const page = await caches.match(pageKey(request.url), { cacheName: PAGES });
  return page ? withCopyDate(page) : response;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const strategy = strategyFor(request);
  if (strategy) event.respondWith(answer(event, strategy));
  // `?reload` requests new copies of the files too.
  else if (request.mode === 'navigate') event.waitUntil(caches.delete(FILES));
});

let precaching = Promise.resolve();

self.addEventListener('message', (event) => {
  const { seen } = event.data as { seen?: unknown };
  if (typeof seen !== 'string') return;
  // One at a time. If the network fails, the next visit retries.
  precaching = precaching.then(() => precacheRelease(seen)).catch(() => undefined);
  event.waitUntil(precaching);
});

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  const start = async () => {
    const names = new Set([PAGES, FILES, PICTURES, DATA]);
    for (const name of await caches.keys()) if (!names.has(name)) await caches.delete(name);
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  };
  event.waitUntil(start());
});
