import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { serve } from '../testing/serve';
import { emptyStore, writeStore } from '../testing/writeStore';

const page = (phone: string) => `<!doctype html><a href="tel:${phone}">${phone}</a></html>\n`;

async function writePage(siteDir: string, generation: string, text: string): Promise<void> {
  const folder = path.join(siteDir, 'generations', generation, 'pages');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, '503.html'), text);
}

/** A store of which no generation can be served. */
async function brokenStore(): Promise<string> {
  const siteDir = await writeStore({ files: { 'pages/Menu.html': null } });
  await writePage(siteDir, 'g1', page('+571'));
  return siteDir;
}

describe('the page for when nothing can be served', () => {
  it('is that of the newest generation, and needs nothing else of it', async () => {
    const siteDir = await brokenStore();
    await writePage(siteDir, 'g9', page('+579'));
    await writePage(siteDir, 'g10', page('+5710'));
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
    const siteDir = await brokenStore();
    await writePage(siteDir, 'g2', page('+572').slice(0, 20));
    expect((await (await serve(siteDir)).ask({ url: '/' })).body).toBe(page('+571'));
  });

  it('stays when its file is lost while the server runs', async () => {
    const siteDir = await brokenStore();
    const server = await serve(siteDir);
    await rm(path.join(siteDir, 'generations'), { recursive: true });
    expect((await server.ask({ url: '/' })).body).toBe(page('+571'));
  });

  it('has no address of its own', async () => {
    const siteDir = await writeStore();
    const server = await serve(siteDir);
    for (const url of ['/503', '/503.html', '/pages/503.html'])
      expect((await server.ask({ url })).statusCode).toBe(404);
  });

  it('names no telephone where nothing was ever released', async () => {
    const answer = await (await serve(await emptyStore())).ask({ url: '/' });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '30']);
    expect(answer.body).toContain('no está disponible');
  });
});
