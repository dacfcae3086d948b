import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { serve, serveStore } from './testing/serve';
import { emptyStore, makeLive, pageText, writeGeneration, writeStore } from './testing/writeStore';

describe('a page', () => {
  it.each([
    '/ArrozChino',
    '/arrozchino',
    '/ARROZCHINO',
    '/ArrozChino/',
    '/arrozchino//',
    '/%41rrozChino',
    '/Arr%C3%B3zChin%C3%B3',
    '/ArrozChino?plato=yangzhou',
    'http://asia.example/ArrozChino',
  ])('is served under %s', async (url) => {
    const answer = await (await serveStore()).ask({ url });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(pageText('/ArrozChino', 'g1'));
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-location': '/ArrozChino',
      vary: 'Accept-Encoding',
    });
  });

  it('is the home page under the bare address', async () => {
    expect((await (await serveStore()).ask({ url: '/' })).body).toBe(pageText('/', 'g1'));
  });

  it.each(['/Sushi', '/sushi/', '/SUSHI'])(
    'that has left leads from %s to the menu, for now',
    async (url) => {
      const { statusCode, headers, body } = await (await serveStore()).ask({ url });
      expect([statusCode, headers.location, body]).toEqual([302, '/Menu', '']);
      expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' });
    },
  );

  it('carries the headers that protect a guest', async () => {
    const { headers } = await (await serveStore()).ask({ url: '/Menu' });
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("script-src 'self';") as string,
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy': expect.stringContaining('camera=()') as string,
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  });

  it('asks for https of guests whom the proxy took over https', async () => {
    const server = await serveStore();
    const { headers } = await server.ask({ url: '/Menu', headers: { 'x-forwarded-proto': 'https' } });
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  });

  it('lets the live origins of other teams in', async () => {
    const server = await serveStore({ pointer: { productsUrl: 'https://api.example/products' } });
    const { headers } = await server.ask({ url: '/Menu' });
    expect(headers['content-security-policy']).toContain("connect-src 'self' https://api.example ");
  });

  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('for %s is sent as %s', async (accepted, encoding, decompress) => {
    const server = await serveStore();
    const answer = await server.ask({ url: '/Menu', headers: { 'accept-encoding': accepted } });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['content-length']).toBe(String(answer.bytes.length));
    expect(decompress(answer.bytes).toString()).toBe(pageText('/Menu', 'g1'));
  });

  it('is sent plain when the release store has it in no other coding', async () => {
    const siteDir = await writeStore();
    await rm(path.join(siteDir, 'generations/g1/pages/Menu.html.br'));
    await rm(path.join(siteDir, 'generations/g1/pages/Menu.html.gz'));
    const answer = await (
      await serve(siteDir)
    ).ask({ url: '/Menu', headers: { 'accept-encoding': 'br, gzip' } });
    expect(answer.headers).not.toHaveProperty('content-encoding');
    expect(answer.body).toBe(pageText('/Menu', 'g1'));
  });

  it('is not sent again to a guest who has it', async () => {
    const server = await serveStore();
    const first = await server.ask({ url: '/Menu', headers: { 'accept-encoding': 'br' } });
    const etag = String(first.headers.etag);
    const again = await server.ask({
      url: '/menu/',
      headers: { 'accept-encoding': 'br', 'if-none-match': `"otro", ${etag}` },
    });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers).toMatchObject({ etag, 'cache-control': 'no-cache', vary: 'Accept-Encoding' });
    const head = await server.ask({ method: 'HEAD', url: '/Menu', headers: { 'if-none-match': '*' } });
    expect([head.statusCode, head.headers['content-length']]).toEqual([304, undefined]);
    const otherCoding = await server.ask({ url: '/Menu', headers: { 'if-none-match': etag } });
    expect(otherCoding.statusCode).toBe(200);
  });

  it('answers HEAD with the headers alone', async () => {
    const server = await serveStore();
    const get = await server.ask({ url: '/Menu' });
    const head = await server.ask({ method: 'HEAD', url: '/Menu' });
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    expect(head.headers.etag).toBe(get.headers.etag);
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
    '/mfe',
    '/constructor',
    '/%ZZ',
    '/Men%FA',
    '/%E0%A4%A?reload',
    '/mfe/%',
    '/pictures/%ZZ',
  ])('%s gets the page for missing addresses', async (url) => {
    const answer = await (await serveStore()).ask({ url });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toBe(pageText('404', 'g1'));
    expect(answer.headers['content-security-policy']).toBeDefined();
  });

  it('stays a 404 for a guest who has that page', async () => {
    const server = await serveStore();
    const { headers } = await server.ask({ url: '/NoExiste' });
    const again = await server.ask({
      url: '/NoExiste',
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(again.statusCode).toBe(404);
  });

  it('that cannot be decoded gets the page of what cannot be served while the store is empty', async () => {
    const answer = await (await serve(await emptyStore())).ask({ url: '/%ZZ' });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '30']);
    expect(answer.body).toContain('no está disponible');
  });
});

describe('the pointer', () => {
  it('is revalidated each time and may be read from anywhere', async () => {
    const server = await serveStore();
    const answer = await server.ask({ url: '/releases.json' });
    expect(answer.json()).toMatchObject({ schema: 1, shell: { version: 'shell-g1' } });
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-cache', 'access-control-allow-origin': '*' });
    const again = await server.ask({
      url: '/releases.json',
      headers: { 'if-none-match': String(answer.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });
});

describe('GET /products', () => {
  it('lists the products of the live release', async () => {
    const answer = await (await serveStore()).ask({ url: '/products' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual([
      expect.objectContaining({ name: 'Té g1', category: 'bebidas' }) as object,
    ]);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
      etag: expect.stringMatching(/^"/) as string,
    });
  });

  it('compresses, answers HEAD and "not modified"', async () => {
    const server = await serveStore();
    const br = await server.ask({ url: '/products', headers: { 'accept-encoding': 'br' } });
    expect(JSON.parse(brotliDecompressSync(br.bytes).toString())).toHaveLength(1);
    const head = await server.ask({ method: 'HEAD', url: '/products' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    const again = await server.ask({
      url: '/products',
      headers: { 'if-none-match': String(head.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });

  it('fails as JSON when there is no list', async () => {
    const server = await serveStore({ files: { 'products.json': null } });
    const answer = await server.ask({ url: '/products' });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({ error: 'products-unavailable' });
    expect((await server.ask({ url: '/Menu' })).statusCode).toBe(200);
  });
});

describe('a method that would write', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
    '%s is refused everywhere',
    async (method) => {
      const server = await serveStore();
      for (const url of [
        '/',
        '/products',
        '/healthz',
        '/readyz',
        '/mfe/menu-mfe/menu-g1/remoteEntry.js',
        '/NoExiste',
        '/%E0%A4%A',
      ]) {
        const answer = await server.ask({
          method,
          url,
          ...(method === 'POST' && { headers: { 'content-type': 'application/json' }, payload: '{' }),
        });
        expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
        expect(answer.headers.connection).toBe('close');
      }
    },
  );
});

describe('builds in place of released ones', () => {
  it('may come from where the operator allows, and pages know it', async () => {
    const overrides = ['stored', 'http://localhost:3001'];
    const { headers } = await (await serve(await writeStore(), { overrides })).ask({ url: '/Menu' });
    expect(headers['server-timing']).toBe('overrides;desc="stored http://localhost:3001"');
    expect(headers).not.toHaveProperty('integrity-policy');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' http://localhost:3001;");
    expect(policy).toContain("connect-src 'self' http://localhost:3001 ws://localhost:3001 ");
  });

  it('come from nowhere otherwise', async () => {
    const { headers } = await (await serveStore()).ask({ url: '/Menu' });
    expect(headers).not.toHaveProperty('server-timing');
    expect(headers['integrity-policy']).toBe('blocked-destinations=(script), endpoints=(reports)');
    expect(headers['content-security-policy']).not.toContain('localhost');
  });
});

describe('GET /healthz', () => {
  it('reports that the process answers, whatever the release store holds', async () => {
    const answer = await (await serve(await emptyStore())).ask({ url: '/healthz' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ status: 'ok' });
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('GET /readyz', () => {
  it('reports what is live', async () => {
    const answer = await (await serveStore()).ask({ url: '/readyz' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      status: 'ready',
      generation: 'g1',
      releases: { shell: 'shell-g1', 'menu-mfe': 'menu-g1', content: 'c' },
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('reports that the release store is empty, and so do the pages', async () => {
    const server = await serve(await emptyStore());
    const health = await server.ask({ url: '/readyz' });
    expect(health.statusCode).toBe(503);
    expect(health.json()).toEqual({
      status: 'unavailable',
      reason: 'nothing has been released yet',
      serving: null,
    });
    const page = await server.ask({ url: '/Menu' });
    expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '30']);
    expect(page.body).toContain('no está disponible');
    expect((await server.ask({ url: '/products' })).statusCode).toBe(503);
  });

  it('names a picture that is missing, while guests get everything else', async () => {
    const siteDir = await writeStore();
    const server = await serve(siteDir);
    await server.ask({ url: '/Menu' });
    const picture = 'pictures/arroz.9z9z-400.webp';
    await writeGeneration(siteDir, 'g2', { others: { [picture]: '' } });
    await makeLive(siteDir, 'g2');
    expect((await server.ask({ url: '/Menu' })).body).toBe(pageText('/Menu', 'g2'));
    const missing = await server.ask({ url: `/${picture}` });
    expect([missing.statusCode, missing.headers['cache-control']]).toEqual([503, 'no-store']);
    const readiness = await server.ask({ url: '/readyz' });
    expect([readiness.statusCode, readiness.json()]).toMatchObject([
      200,
      { status: 'ready', generation: 'g2', degraded: [`${picture} is missing`] },
    ]);
  });

  it('reports what is broken while guests get what there was', async () => {
    const siteDir = await writeStore();
    const server = await serve(siteDir);
    await server.ask({ url: '/Menu' });
    await mkdir(path.join(siteDir, 'generations/g2'));
    await makeLive(siteDir, 'g2');
    const health = await server.ask({ url: '/readyz' });
    expect(health.statusCode).toBe(503);
    expect(health.json()).toEqual({
      status: 'unavailable',
      reason: 'generation g2 is not whole: files.json is missing',
      serving: 'g1',
    });
    expect((await server.ask({ url: '/Menu' })).body).toBe(pageText('/Menu', 'g1'));
  });
});

describe('a release', () => {
  it('is served from the next request on, pages and products together', async () => {
    const siteDir = await writeStore();
    const server = await serve(siteDir);
    const before = await server.ask({ url: '/Menu' });
    await writeGeneration(siteDir, 'g2');
    await makeLive(siteDir, 'g2');
    const after = await server.ask({
      url: '/Menu',
      headers: { 'if-none-match': String(before.headers.etag) },
    });
    expect(after.statusCode).toBe(200);
    expect(after.body).toBe(pageText('/Menu', 'g2'));
    expect((await server.ask({ url: '/products' })).body).toContain('Té g2');
    expect((await server.ask({ url: '/readyz' })).json()).toMatchObject({ generation: 'g2' });
  });

  it('appears in a release store that was empty', async () => {
    const siteDir = await emptyStore();
    const server = await serve(siteDir);
    expect((await server.ask({ url: '/' })).statusCode).toBe(503);
    await writeGeneration(siteDir, 'g1');
    await makeLive(siteDir, 'g1');
    const end = Date.now() + 5_000;
    while ((await server.ask({ url: '/' })).statusCode !== 200) expect(Date.now()).toBeLessThan(end);
  });

  it('rejects nobody who asks while it happens', async () => {
    const siteDir = await writeStore();
    const server = await serve(siteDir);
    for (const id of ['g2', 'g3', 'g4', 'g5']) await writeGeneration(siteDir, id);
    const ids = ['g2', 'g3', 'g4', 'g5', 'g1'];
    let releasing = true;
    const seen = new Map<string, number>();
    const guest = async (): Promise<void> => {
      while (releasing) {
        const answer = await server.ask({ url: '/Menu' });
        const id = /<p>(g\d)/.exec(answer.body)?.[1] ?? `${answer.statusCode}`;
        if (answer.body !== pageText('/Menu', id)) seen.set('torn', 1);
        seen.set(id, (seen.get(id) ?? 0) + 1);
      }
    };
    const guests = Array.from({ length: 8 }, guest);
    for (let round = 0; round < 20; round += 1) {
      const id = ids[round % ids.length] ?? 'g1';
      await makeLive(siteDir, id);
      const before = seen.get(id);
      while (seen.get(id) === before && !seen.has('torn'))
        await new Promise((resolve) => setImmediate(resolve));
    }
    releasing = false;
    await Promise.all(guests);
    expect([...seen.keys()].sort()).toEqual(['g1', 'g2', 'g3', 'g4', 'g5']);
  });
});
