import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runInNewContext } from 'node:vm';
import { buildSync } from 'esbuild';
import { OFFLINE_COPY_DATE } from '@asia/shared/contracts';
import { spanish } from '../../messages/worker/es';

const [code] = buildSync({
  entryPoints: [path.join(__dirname, 'worker.ts')],
  bundle: true,
  write: false,
  format: 'cjs',
  define: { 'process.env.NODE_ENV': '"production"' },
  // Needs a database, which only browsers have.
  external: ['workbox-expiration'],
}).outputFiles;

const SITE = 'https://asia.example';
const FILE = '/mfe/menu-mfe/1/main.js';
const PICTURE = '/pictures/te.1-200.avif';
const page = { mode: 'navigate' } as const;
const hashed = { integrity: 'sha256-x' };

const types: Record<string, string> = { pictures: 'image/avif', products: 'application/json' };
const respond = (text: string, address = '/', status = 200) => {
  const type = types[new URL(address, SITE).pathname.split('/')[1]!] ?? 'text/html';
  return new Response(`<html>${text}`, { status, headers: { 'content-type': type } });
};

const networks = {
  whole: (address: string) => Promise.resolve(respond('sent', address)),
  'whole, and of the site itself': () =>
    Promise.resolve(new Response('<html>sent', { headers: { 'clear-site-data': '"cache"' } })),
  'a login page': () => Promise.resolve(respond('login')),
  '503': () => Promise.resolve(respond('503', '/', 503)),
  absent: () => Promise.reject(new Error('no network')),
  silent: () => new Promise<Response>(() => undefined),
};

class FetchEvent {}

/** Has the worker answer a request. @returns the text, null where the browser asks the network; the copies afterwards */
async function ask(
  address: string,
  init: RequestInit,
  copies: string[],
  network: keyof typeof networks,
  preloaded?: Response,
) {
  const stored = new Map(copies.map((copy) => [SITE + copy, respond('copy', copy)]));
  const urlOf = (asked: Request | string) => (typeof asked === 'string' ? asked : asked.url);
  const match = (asked: Request | string) => Promise.resolve(stored.get(urlOf(asked))?.clone());
  const put = (asked: Request | string, copy: Response) => Promise.resolve(stored.set(urlOf(asked), copy));
  const listeners: Record<string, (event: object) => void> = {};
  const scope = {
    ...{ Request, Response, Headers, URL, Error, FetchEvent, clearTimeout },
    location: new URL(SITE),
    caches: {
      match,
      open: () => Promise.resolve({ match, put }),
      delete: () => Promise.resolve(stored.clear()),
    },
    fetch: (asked: Request | string) => networks[network](urlOf(asked)),
    // The worker waits three seconds for a silent network.
    setTimeout: (work: () => void, time: number) => setTimeout(work, time / 100),
    addEventListener: (type: string, listener: () => void) => (listeners[type] = listener),
    ...{ module: {}, require: () => ({ ExpirationPlugin: class {} }) },
  };
  runInNewContext(code!.text, { ...scope, self: scope });
  const { mode = 'cors', ...rest } = init;
  const request = Object.defineProperty(new Request(new URL(address, SITE), rest), 'mode', { value: mode });
  let answer: Promise<Response> | null = null;
  const respondWith = (given: Promise<Response>) => (answer = given);
  const preloadResponse = Promise.resolve(preloaded);
  const waitUntil = () => undefined;
  listeners.fetch?.(Object.assign(new FetchEvent(), { request, preloadResponse, respondWith, waitUntil }));
  const response = await (answer as Promise<Response> | null);
  const text = (await response?.text())?.replace(/<html( [\w-]+=".*?")?>/, (_, date: string) =>
    date?.includes(OFFLINE_COPY_DATE) ? 'dated ' : '',
  );
  await sleep(10);
  const [kept] = [...stored.values()];
  return [text ?? null, (await kept?.text())?.replace('<html>', '')];
}

it.each<[string, RequestInit, string | null, keyof typeof networks, string | null, string | undefined]>([
  // address, request, its copy, network → answer, copy afterwards
  ['/carta', page, '/carta', 'whole', 'sent', 'copy'],
  ['/carta', page, '/carta', 'absent', 'dated copy', 'copy'],
  ['/carta', page, '/carta', 'silent', 'dated copy', 'copy'],
  ['/carta', page, '/carta', '503', 'dated copy', 'copy'],
  ['/Carta/?plato=x', page, '/carta', 'absent', 'dated copy', 'copy'],
  ['/carta', page, null, '503', '503', undefined],
  ['/carta', page, null, 'whole', 'sent', undefined],
  ['/carta?reload', page, '/carta', '503', '503', 'copy'],
  ['/carta?reload', page, FILE, 'a login page', 'login', 'copy'],
  ['/carta?reload', page, FILE, 'whole, and of the site itself', 'sent', undefined],
  ['/hoja-x', page, '/hoja-x', '503', '503', 'copy'],
  [FILE, hashed, FILE, 'absent', 'copy', 'copy'],
  [FILE, hashed, null, 'whole', 'sent', 'sent'],
  [FILE, {}, null, 'whole', 'sent', undefined],
  [`${FILE}?1`, hashed, FILE, 'whole', 'sent', 'sent'],
  [`${FILE}?1`, hashed, FILE, 'absent', 'copy', 'copy'],
  [PICTURE, {}, PICTURE, 'absent', 'copy', 'copy'],
  [PICTURE, {}, null, 'a login page', 'login', undefined],
  ['/products', {}, '/products', 'whole', 'sent', 'sent'],
  ['/products', {}, '/products', 'a login page', 'copy', 'copy'],
  ['/products', {}, '/products', 'silent', 'copy', 'copy'],
  ['/products', { method: 'POST' }, '/products', 'whole', null, 'copy'],
  ['/releases.json', {}, '/releases.json', 'whole', null, 'copy'],
  ['https://other.example/carta', page, '/carta', 'whole', null, 'copy'],
])(
  '%s %j with the copy %s and a network that is %s: %s, then %s',
  async (address, init, copy, network, ...ends) => {
    expect(await ask(address, init, copy === null ? [] : [copy], network)).toEqual(ends);
  },
);

it('a page without network and copy is a page that says so', async () => {
  expect((await ask('/carta', page, [], 'absent'))[0]).toContain(spanish.notStored);
});

it('a preloaded page is sent on without a clone of it', async () => {
  const preloaded = Object.assign(respond('preloaded'), {
    clone: () => {
      throw new Error('WebKit would request it again.');
    },
  });
  expect(await ask('/carta', page, [], 'absent', preloaded)).toEqual(['preloaded', undefined]);
});
