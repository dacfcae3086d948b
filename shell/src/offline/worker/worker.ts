import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, Strategy, type StrategyHandler } from 'workbox-strategies';
import { RELOAD_PARAM, SHEET_PAGE } from '@asia/shared/contracts';
import { DATA, FILES, pageKey, PAGES, PICTURES } from './addresses';
import { hasType, IMAGE, JSON_DATA } from './contentTypes';
import { precacheRelease } from './precacheRelease';
import { offlineFallbackPage, withCopyDate } from './storedPage';

declare const self: ServiceWorkerGlobalScope;

/** After this time without an answer, the cache answers. */
const SILENCE_S = 3;
const MAX_PICTURES = 150;
const MONTH_S = 30 * 24 * 60 * 60;

/**
 * Pages from the network first, and from the cache after a failure or {@link SILENCE_S}. Opening a page does not cache it: its
 * files may fail to load. `NetworkFirst` would clone the answer for its cache; WebKit sometimes requests a page whose
 * navigation preload is cloned a second time.
 */
class Pages extends Strategy {
  protected async _handle(request: Request, handler: StrategyHandler): Promise<Response | undefined> {
    const copy = () => handler.cacheMatch(request);
    const sent = handler.fetch(request).catch(copy);
    const silent = new Promise<Response | undefined>((resolve) => {
      const timer = setTimeout(() => resolve(copy()), SILENCE_S * 1000);
      const stop = () => clearTimeout(timer);
      sent.then(stop, stop);
    });
    return (await Promise.race([sent, silent])) ?? sent;
  }
}

const pages = new Pages({
  cacheName: PAGES,
  plugins: [
    {
      cacheKeyWillBeUsed: ({ request }) => Promise.resolve(pageKey(request.url)),
      cachedResponseWillBeUsed: async ({ cachedResponse }) =>
        cachedResponse ? withCopyDate(cachedResponse) : null,
      handlerDidError: offlineFallbackPage,
    },
  ],
});

/** A network in between, such as a hotel's, answers every request with status 200 and a page of its own. */
const cacheOnly = (isAsked: (answer: Response, request: Request) => boolean) => ({
  cacheWillUpdate: ({ request, response }: { request: Request; response: Response }) =>
    Promise.resolve(isAsked(response, request) ? response : null),
});

/** The browser has compared the hash. Drawings and fonts, requested without one, are cached by `precacheRelease`. */
const whole = cacheOnly(({ status }, { integrity }) => status === 200 && integrity !== '');

/** Build files never change. The browser checks their integrity hash, from the cache as from the network. */
const files = new CacheFirst({ cacheName: FILES, matchOptions: { ignoreVary: true }, plugins: [whole] });

/** A retry (`?…`) replaces the cached copy. */
const fileRetries = new NetworkFirst({
  cacheName: FILES,
  plugins: [whole, { cacheKeyWillBeUsed: ({ request }) => Promise.resolve(request.url.split('?')[0] ?? '') }],
});

const pictures = new CacheFirst({
  cacheName: PICTURES,
  plugins: [
    cacheOnly((answer) => hasType(IMAGE, answer)),
    new ExpirationPlugin({ maxEntries: MAX_PICTURES, maxAgeSeconds: MONTH_S, purgeOnQuotaError: true }),
  ],
});

const data = new NetworkFirst({
  cacheName: DATA,
  networkTimeoutSeconds: SILENCE_S,
  plugins: [cacheOnly((answer) => hasType(JSON_DATA, answer))],
});

/** The strategy that answers a request; null leaves it to the network, as without a worker. */
function chooseStrategy({ method, mode, url: address }: Request) {
  const url = new URL(address);
  if (method !== 'GET' || url.origin !== location.origin) return null;
  if (mode === 'navigate') return pages;
  if (url.pathname.startsWith('/mfe/')) return url.search === '' ? files : fileRetries;
  if (url.pathname.startsWith('/pictures/')) return pictures;
  return url.pathname === '/products' ? data : null;
}

/** Replaces a wrong product list, or a page with status 500 or above, by the cached copy, if there is one. */
async function answer(event: FetchEvent, strategy: Strategy): Promise<Response> {
  const { request } = event;
  const response = await strategy.handle({ event, request });
  if (strategy === data && !hasType(JSON_DATA, response))
    return (await caches.match(request, { cacheName: DATA })) ?? response;
  if (strategy !== pages || response.status < 500) return response;
  const page = await caches.match(pageKey(request.url), { cacheName: PAGES });
  return page ? withCopyDate(page) : response;
}

const isReload = (url: URL) => url.search === `?${RELOAD_PARAM}`;
const isSheet = (url: URL) => url.pathname.startsWith(SHEET_PAGE);

/** From the network alone. After `?reload`, the answer of the site clears caches: the files then get new copies too. */
async function fromNetwork(event: FetchEvent): Promise<Response> {
  const preloaded = (await event.preloadResponse) as Response | undefined;
  const page = preloaded ?? (await fetch(event.request));
  if (page.headers.has('clear-site-data')) await caches.delete(FILES);
  return page;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const strategy = chooseStrategy(request);
  const url = new URL(request.url);
  if (request.mode === 'navigate' && (isReload(url) || isSheet(url))) event.respondWith(fromNetwork(event));
  else if (strategy) event.respondWith(answer(event, strategy));
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
