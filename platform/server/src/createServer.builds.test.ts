import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { serve, type Served } from './testing/serve';
import { writeStore } from './testing/writeStore';

const script = '/mfe/menu-mfe/menu-g1/remoteEntry.js';
const picture = '/pictures/arroz.1a2b-400.avif';

let siteDir: string;
let server: Served;
beforeAll(async () => {
  siteDir = await writeStore();
  server = await serve(siteDir);
});

it('a build is kept for a year and may be read from anywhere', async () => {
  const { statusCode, body, headers } = await server.ask({ url: script });
  expect([statusCode, body]).toEqual([200, expect.stringContaining('var menu_mfe')]);
  expect(headers).toMatchObject({
    'content-type': expect.stringContaining('javascript') as string,
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
  });
});

describe('a picture', () => {
  it.each([
    ['a range', { range: 'bytes=5-9' }, 'GET', 'avif bytes'],
    ['a range behind its end', { range: 'bytes=10-' }, 'GET', 'avif bytes'],
    ['a range of another version', { range: 'bytes=0-1', 'if-range': '"otra"' }, 'GET', 'avif bytes'],
    ['several ranges', { range: 'bytes=0-1,3-4' }, 'GET', 'avif bytes'],
    ['the head of a range', { range: 'bytes=0-1' }, 'HEAD', ''],
  ])('is answered whole when %s is requested', async (_what, headers, method, body) => {
    const answer = await server.ask({ url: picture, method, headers });
    expect([answer.statusCode, answer.body]).toEqual([200, body]);
    expect(answer.headers['content-length']).toBe('10');
    expect(answer.headers).not.toHaveProperty('accept-ranges');
  });

  it('that a guest has is not sent again, in part neither', async () => {
    const { headers } = await server.ask({ url: picture });
    const known = { range: 'bytes=0-1', 'if-none-match': String(headers.etag) };
    expect((await server.ask({ url: picture, headers: known })).statusCode).toBe(304);
  });
});

describe('a file', () => {
  it.each([
    ['/mfe/menu-mfe/menu-g1/menu.css', 'text/css; charset=utf-8'],
    ['/mfe/shell/shell-g1/titulo.woff2', 'font/woff2'],
    [picture, 'image/avif'],
    ['/pictures/arroz.1a2b-400.webp', 'image/webp'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/icons/sello.svg', 'image/svg+xml; charset=utf-8'],
  ])('%s has the type %s', async (url, type) => {
    const { statusCode, headers } = await server.ask({ url });
    expect([statusCode, headers['content-type']]).toEqual([200, type]);
  });

  it('has an address of any length', async () => {
    const name = `${'salsa-agridulce-'.repeat(12)}.js`;
    writeFileSync(path.join(siteDir, 'mfe/menu-mfe/menu-g1', name), 'ok');
    expect((await server.ask({ url: `/mfe/menu-mfe/menu-g1/${name}` })).body).toBe('ok');
  });

  it.each([
    '/mfe/menu-mfe/otra/remoteEntry.js',
    '/mfe/menu-mfe/menu-g1/',
    '/mfe/menu-mfe',
    '/pictures/x.avif',
  ])('that is missing, like %s, gets a plain 404 without cache', async (url) => {
    const { statusCode, headers } = await server.ask({ url });
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });
});
