import { rmSync } from 'node:fs';
import path from 'node:path';
import { writeFiles } from '@asia/release-store/testing/writeFiles';
import { serve, serveStore } from '../testing/serve';
import { writeStore } from '../testing/writeStore';

const page = (phone: string) => `<!doctype html><a href="tel:${phone}">${phone}</a></html>\n`;

/** A store of which no generation can be served; each has a page with a telephone. */
async function brokenStore(pages: Record<string, string>): Promise<string> {
  const siteDir = await writeStore({ files: { 'pages/Menu.html': null } });
  const files = Object.entries(pages).map(
    ([id, text]) => [`generations/${id}/pages/503.html`, text] as const,
  );
  return writeFiles(Object.fromEntries(files), siteDir);
}

describe('the page for when nothing can be served', () => {
  it('is that of the newest generation, and needs nothing else of it', async () => {
    const siteDir = await brokenStore({ g1: page('+571'), g9: page('+579'), g10: page('+5710') });
    const answer = await (await serve(siteDir)).ask({ url: '/Menu' });
    expect([answer.statusCode, answer.body]).toEqual([503, page('+5710')]);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '30',
      'content-security-policy': expect.stringContaining("default-src 'none'") as string,
    });
  });

  it('is an older one where the newest was cut', async () => {
    const siteDir = await brokenStore({ g1: page('+571'), g2: page('+572').slice(0, 20) });
    expect((await (await serve(siteDir)).ask({ url: '/' })).body).toBe(page('+571'));
  });

  it('stays when its file is lost while the server runs', async () => {
    const siteDir = await brokenStore({ g1: page('+571') });
    const server = await serve(siteDir);
    rmSync(path.join(siteDir, 'generations'), { recursive: true });
    expect((await server.ask({ url: '/' })).body).toBe(page('+571'));
  });

  it('has no address of its own', async () => {
    const server = await serveStore();
    for (const url of ['/503', '/503.html', '/pages/503.html'])
      expect((await server.ask({ url })).statusCode).toBe(404);
  });
});
