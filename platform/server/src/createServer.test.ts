import { brotliDecompressSync } from 'node:zlib';
import { temporary } from '@asia/release-store/testing/temporary';
import { contentSecurityPolicy, settledHeaders } from './headers';
import { ask } from './testing/ask';
import { serve, type Served, serveStore, start } from './testing/serve';
import { until } from './testing/until';
import { makeLive, pageText, writeGeneration, writeStore } from './testing/writeStore';

const build = '/mfe/menu-mfe/menu-g1/remoteEntry.js';

let server: Served;
beforeAll(async () => (server = await serveStore()));

const serveNothing = () => serve(temporary());

describe.each([
  ['a page', '/Menu'],
  ['the pointer', '/releases.json'],
  ['the list of products', '/products'],
  ['a build', build],
])('%s', (_what, url) => {
  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['BR;q=0.9, identity', 'br', brotliDecompressSync],
    ['gzip, br;q=0.0', undefined, (bytes: Buffer) => bytes],
    ['gzip, brotli', undefined, (bytes: Buffer) => bytes],
  ])('for %j is sent as %s', async (accepted, encoding, decompress) => {
    const plain = await server.ask({ url });
    const { headers, bytes } = await server.ask({ url, headers: { 'accept-encoding': accepted } });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers).toMatchObject({
      'content-length': String(bytes.length),
      'content-type': plain.headers['content-type'],
      vary: 'Accept-Encoding',
    });
    expect(decompress(bytes)).toEqual(plain.bytes);
  });

  it('answers HEAD with the headers alone', async () => {
    const get = await server.ask({ url });
    const head = await server.ask({ method: 'HEAD', url });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    for (const name of ['content-length', 'etag']) expect(head.headers[name]).toBe(get.headers[name]);
  });

  it('is not sent again to a guest who has it', async () => {
    const again = (method: string, headers: Record<string, string>) => server.ask({ url, method, headers });
    const first = await again('GET', { 'accept-encoding': 'br' });
    const etag = String(first.headers.etag);
    const known = await again('GET', { 'accept-encoding': 'br', 'if-none-match': `"otro", ${etag}` });
    expect([known.statusCode, known.body]).toEqual([304, '']);
    for (const name of ['etag', 'cache-control', 'vary'])
      expect(known.headers[name]).toBe(first.headers[name]);
    const head = await again('HEAD', { 'if-none-match': '*' });
    expect([head.statusCode, head.headers['content-length']]).toEqual([304, undefined]);
    // The validator belongs to one coding.
    expect((await again('GET', { 'if-none-match': etag })).statusCode).toBe(200);
  });
});

it('a text without compressed copies is sent plain', async () => {
  const { headers } = await server.ask({ url: '/robots.txt', headers: { 'accept-encoding': 'br, gzip' } });
  expect(headers).not.toHaveProperty('content-encoding');
  expect(headers).not.toHaveProperty('vary');
});

describe('a page', () => {
  it.each<[url: string, page: string]>([
    ['/', '/'],
    ...[
      '/ArrozChino',
      '/ARROZCHINO//',
      '/Arr%C3%B3zChin%C3%B3',
      '/ArrozChino?plato=yangzhou',
      'http://asia.example/ArrozChino',
    ].map((url): [string, string] => [url, '/ArrozChino']),
  ])('under %s is %s', async (url, page) => {
    const { statusCode, body, headers } = await server.ask({ url });
    expect([statusCode, body]).toEqual([200, pageText(page, 'g1')]);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-location': page,
    });
  });

  it.each(['/Sushi', '/sushi/', '/SUSHI'])('that has left leads from %s to the menu', async (url) => {
    const { statusCode, headers, body } = await server.ask({ url });
    expect([statusCode, headers.location, body]).toEqual([302, '/Menu', '']);
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' });
  });

  it('that is reloaded has the browser drop its copies', async () => {
    expect((await server.ask({ url: '/Menu?reload' })).headers['clear-site-data']).toBe('"cache"');
  });

  it('has the headers that protect a guest', async () => {
    expect((await server.ask({ url: '/Menu' })).headers).toMatchObject({
      ...settledHeaders({}),
      'content-security-policy': contentSecurityPolicy({ builds: [], data: [] }, false),
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy': expect.stringContaining('camera=()') as string,
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    });
  });

  it('allows the origins of live releases and of settings', async () => {
    const settings = {
      overrides: ['stored', 'http://localhost:3001'],
      reportsTo: 'https://r.example/loads',
    };
    const elsewhere = await serveStore(
      { pointer: { productsUrl: 'https://api.example/products' } },
      settings,
    );
    const { headers } = await elsewhere.ask({ url: '/Menu', headers: { 'x-forwarded-proto': 'https' } });
    expect(headers).toMatchObject(settledHeaders(settings));
    const data = ['https://api.example', 'https://r.example', 'ws://localhost:3001'];
    expect(headers['content-security-policy']).toBe(
      contentSecurityPolicy({ builds: ['http://localhost:3001'], data }, true),
    );
  });
});

describe('an unknown address', () => {
  it.each([
    '/NoExiste',
    '/Menu/NoExiste',
    '//Menu',
    '/pages/Menu.html',
    '/routes.json',
    '/products.json',
    '/generations/g1/routes.json',
    '/server-builds/menu-mfe/menu-g1/main.js',
    '/mfe',
    '/constructor',
    '/%ZZ',
    '/Men%FA',
    '/%E0%A4%A?reload',
    '/mfe/%',
    '/pictures/%ZZ',
  ])('%s gets the page for missing addresses', async (url) => {
    const { statusCode, body, headers } = await server.ask({ url });
    expect([statusCode, body]).toEqual([404, pageText('404', 'g1')]);
    expect(headers['content-security-policy']).toBeDefined();
  });

  it('stays a 404 for a guest who has that page', async () => {
    const { headers } = await server.ask({ url: '/NoExiste' });
    const known = { 'if-none-match': String(headers.etag) };
    expect((await server.ask({ url: '/NoExiste', headers: known })).statusCode).toBe(404);
  });
});

it('the pointer is revalidated each time and may be read from anywhere', async () => {
  const answer = await server.ask({ url: '/releases.json' });
  expect(answer.json()).toMatchObject({ schema: 1, shell: { version: 'shell-g1' } });
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-cache', 'access-control-allow-origin': '*' });
});

describe('GET /products', () => {
  it('lists the products of the live release', async () => {
    const answer = await server.ask({ url: '/products' });
    expect([answer.statusCode, answer.json()]).toMatchObject([200, [{ name: 'Té g1', category: 'bebidas' }]]);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
    });
  });

  it('fails as JSON when there is no list', async () => {
    const without = await serveStore({ files: { 'products.json': null } });
    const answer = await without.ask({ url: '/products' });
    expect([answer.statusCode, answer.json()]).toEqual([503, { error: 'products-unavailable' }]);
    expect((await without.ask({ url: '/Menu' })).statusCode).toBe(200);
  });
});

it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s is refused everywhere', async (method) => {
  const sent =
    method === 'POST' ? { headers: { 'content-type': 'application/json' }, payload: '{' } : undefined;
  for (const url of ['/', '/products', '/healthz', '/readyz', build, '/NoExiste', '/%E0%A4%A']) {
    const { statusCode, headers } = await server.ask({ method, url, ...sent });
    expect([url, statusCode, headers.allow, headers.connection]).toEqual([url, 405, 'GET, HEAD', 'close']);
  }
});

it('GET /healthz reports that the process answers, whatever the store holds', async () => {
  const answer = await (await serveNothing()).ask({ url: '/healthz' });
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }]);
  expect(answer.headers['cache-control']).toBe('no-store');
});

describe('GET /readyz', () => {
  it('reports the live builds', async () => {
    const answer = await server.ask({ url: '/readyz' });
    const releases = { shell: 'shell-g1', 'menu-mfe': 'menu-g1', content: 'c' };
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { status: 'ready', generation: 'g1', releases },
    ]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('reports that the release store is empty, and so do the pages', async () => {
    const empty = await serveNothing();
    const health = await empty.ask({ url: '/readyz' });
    const reason = 'nothing has been released yet';
    expect([health.statusCode, health.json()]).toEqual([
      503,
      { status: 'unavailable', reason, serving: null },
    ]);
    for (const url of ['/Menu', '/%ZZ']) {
      const page = await empty.ask({ url });
      expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '30']);
      expect(page.body).toContain('no está disponible');
    }
    expect((await empty.ask({ url: '/products' })).statusCode).toBe(503);
  });

  it('reports a generation that lacks a picture as ready: guests get everything else', async () => {
    const siteDir = await writeStore();
    const running = await start(siteDir);
    await ask(running.port, { url: '/Menu' });
    const picture = 'pictures/arroz.9z9z-400.webp';
    await writeGeneration(siteDir, 'g2', { others: { [picture]: '' } });
    await makeLive(siteDir, 'g2');
    await until(async () => (await ask(running.port, { url: '/Menu' })).body === pageText('/Menu', 'g2'));
    const missing = await ask(running.port, { url: `/${picture}` });
    expect([missing.statusCode, missing.headers['cache-control']]).toEqual([503, 'no-store']);
    const readiness = await ask(running.port, { url: '/readyz' });
    expect([readiness.statusCode, readiness.json()]).toMatchObject([
      200,
      { status: 'ready', generation: 'g2' },
    ]);
    const metrics = await ask(running.metricsPort ?? 0, { url: '/' });
    expect(metrics.body).toContain('asia_answers_total{route="/pictures/*",status="503"} 1');
  });
});

describe('a release', () => {
  it('is served soon, pages and products together', async () => {
    const siteDir = await writeStore();
    const own = await serve(siteDir);
    const before = await own.ask({ url: '/Menu' });
    await writeGeneration(siteDir, 'g2');
    await makeLive(siteDir, 'g2');
    const known = { 'if-none-match': String(before.headers.etag) };
    const again = () => own.ask({ url: '/Menu', headers: known });
    await until(async () => (await again()).statusCode === 200);
    expect((await again()).body).toBe(pageText('/Menu', 'g2'));
    expect((await own.ask({ url: '/products' })).body).toContain('Té g2');
    expect((await own.ask({ url: '/readyz' })).json()).toMatchObject({ generation: 'g2' });
  });

  it('appears in a release store that was empty', async () => {
    const siteDir = temporary();
    const own = await serve(siteDir);
    expect((await own.ask({ url: '/' })).statusCode).toBe(503);
    await writeGeneration(siteDir, 'g1');
    await makeLive(siteDir, 'g1');
    await until(async () => (await own.ask({ url: '/' })).statusCode === 200);
  });

  it('rejects nobody who asks while it happens', async () => {
    const siteDir = await writeStore();
    const own = await serve(siteDir);
    const ids = ['g2', 'g3'];
    for (const id of ids) await writeGeneration(siteDir, id);
    let releasing = true;
    const seen = new Map<string, number>();
    const guest = async (): Promise<void> => {
      while (releasing) {
        const { statusCode, body } = await own.ask({ url: '/Menu' });
        const id = /<p>(g\d)/.exec(body)?.[1] ?? `${statusCode}`;
        if (body !== pageText('/Menu', id)) seen.set('torn', 1);
        seen.set(id, (seen.get(id) ?? 0) + 1);
      }
    };
    const guests = Array.from({ length: 8 }, guest);
    for (const id of ids) {
      await makeLive(siteDir, id);
      const before = seen.get(id);
      await until(() => seen.get(id) !== before || seen.has('torn'));
    }
    releasing = false;
    await Promise.all(guests);
    expect([...seen.keys()].sort()).toEqual(['g1', ...ids]);
  });
});
