import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { serve, serveStore } from './testing/serve';
import { writeStore } from './testing/writeStore';

describe('a build', () => {
  const entry = '/mfe/menu-mfe/menu-g1/remoteEntry.js';

  it('is kept for a year and may be read from anywhere', async () => {
    const answer = await (await serveStore()).ask({ url: entry });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('var menu_mfe');
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringContaining('javascript') as string,
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    });
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
  ])('for %s is sent as %s', async (accepted, encoding) => {
    const answer = await (await serveStore()).ask({ url: entry, headers: { 'accept-encoding': accepted } });
    expect(answer.headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': expect.stringContaining('javascript') as string,
      vary: expect.stringMatching(/accept-encoding/i) as string,
    });
  });

  it('answers HEAD and "not modified"', async () => {
    const server = await serveStore();
    const head = await server.ask({ method: 'HEAD', url: entry });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    const again = await server.ask({
      url: entry,
      headers: { 'if-none-match': String(head.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });

  it.each([
    ['a range', { range: 'bytes=5-9' }, 'GET', 'avif bytes'],
    ['a range behind its end', { range: 'bytes=10-' }, 'GET', 'avif bytes'],
    ['a range of another version', { range: 'bytes=0-1', 'if-range': '"otra"' }, 'GET', 'avif bytes'],
    ['several ranges', { range: 'bytes=0-1,3-4' }, 'GET', 'avif bytes'],
    ['the head of a range', { range: 'bytes=0-1' }, 'HEAD', ''],
  ])('is answered whole when %s is requested', async (_what, asked, method, body) => {
    const server = await serveStore();
    const answer = await server.ask({ url: '/pictures/arroz.1a2b-400.avif', method, headers: asked });
    expect([answer.statusCode, answer.body]).toEqual([200, body]);
    expect(answer.headers['content-length']).toBe('10');
    expect(answer.headers).not.toHaveProperty('accept-ranges');
  });

  it('that a guest has is not sent again, in part neither', async () => {
    const server = await serveStore();
    const url = '/pictures/arroz.1a2b-400.avif';
    const { headers } = await server.ask({ url });
    const again = await server.ask({
      url,
      headers: { range: 'bytes=0-1', 'if-none-match': String(headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });

  it.each([
    ['/mfe/menu-mfe/menu-g1/menu.css', 'text/css; charset=utf-8'],
    ['/mfe/shell/shell-g1/titulo.woff2', 'font/woff2'],
    ['/pictures/arroz.1a2b-400.avif', 'image/avif'],
    ['/pictures/arroz.1a2b-400.webp', 'image/webp'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/icons/sello.svg', 'image/svg+xml; charset=utf-8'],
  ])('or file %s has the type %s', async (url, type) => {
    const answer = await (await serveStore()).ask({ url });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, type]);
  });

  it('has an address of any length', async () => {
    const siteDir = await writeStore();
    const name = `${'salsa-agridulce-'.repeat(12)}.js`;
    await writeFile(path.join(siteDir, 'mfe/menu-mfe/menu-g1', name), 'ok');
    expect((await (await serve(siteDir)).ask({ url: `/mfe/menu-mfe/menu-g1/${name}` })).body).toBe('ok');
  });

  it('that is missing is a plain 404 that nobody keeps', async () => {
    const server = await serveStore();
    for (const url of [
      '/mfe/menu-mfe/otra/remoteEntry.js',
      '/mfe/menu-mfe/menu-g1/',
      '/mfe/menu-mfe',
      '/pictures/x.avif',
    ]) {
      const answer = await server.ask({ url });
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
      expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    }
  });

  it.each([
    '/mfe/../server-builds/menu-mfe/menu-g1/main.js',
    '/mfe/%2e%2e/server-builds/menu-mfe/menu-g1/main.js',
    '/mfe/..%2fserver-builds/menu-mfe/menu-g1/main.js',
    '/mfe/..%5cserver-builds%5cmenu-mfe/menu-g1/main.js',
    '/mfe/%252e%252e/server-builds/menu-mfe/menu-g1/main.js',
    '/mfe//server-builds/menu-mfe/menu-g1/main.js',
    '/mfe/menu-mfe/../../server-builds/menu-mfe/menu-g1/main.js',
    '/mfe/menu-mfe/menu-g1/remoteEntry.js%00.css',
    '/mfe/menu-mfe/menu-g1/.htaccess',
    '/pictures/../server-builds/menu-mfe/menu-g1/main.js',
    '/server-builds/menu-mfe/menu-g1/main.js',
    '/generations/g1/routes.json',
    '/../generations/g1/routes.json',
    '/%2e%2e/%2e%2e/etc/passwd',
  ])('is not reached by %s', async (url) => {
    const siteDir = await writeStore();
    await writeFile(path.join(siteDir, 'mfe/menu-mfe/menu-g1/.htaccess'), 'secret');
    const answer = await (await serve(siteDir)).ask({ url });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('secret');
  });
});
