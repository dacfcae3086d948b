import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleasePointer } from '@asia/shared/contracts';
import { startServer } from '@asia/server';
import { visit } from '../harness/page';
import { readLive, siteDir } from '../harness/site';
import { expect, test } from '../harness/test';

const liveMenu = () => {
  const menu = readLive<ReleasePointer>('releases.json').remotes.find(({ name }) => name === 'menu-mfe');
  if (!menu) throw new Error('menu-mfe is not live.');
  return menu;
};

test('a load that failed and healed is counted when the guest leaves', async ({ browser }) => {
  const server = await startServer({
    ...{ siteDir, port: 0, host: '127.0.0.1', metricsPort: 0, reportsTo: '/loads' },
  });
  const context = await browser.newContext({ baseURL: `http://127.0.0.1:${server.port}` });
  const page = await context.newPage();
  let broken = 0;
  await page.route(/expose-CategoryPage\.js$/, (route) => (broken++ ? route.fallback() : route.abort()));
  await visit(page, '/ArrozChino');
  await page.goto('about:blank');
  const { version } = liveMenu();
  const counted = (phase: string, outcome: string) =>
    `asia_loads_total{app="menu-mfe",version="${version}",phase="${phase}",outcome="${outcome}"} 1`;
  const metrics = async () => (await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`)).text();
  await expect.poll(metrics).toContain(counted('entry', 'ready'));
  expect(await metrics()).toContain(counted('chunk', 'healed'));
  await context.close();
  await server.close();
});

test('no script or style sheet names a source map, and none is stored', () => {
  for (const { base } of readLive<ReleasePointer>('releases.json').remotes)
    for (const file of readdirSync(path.join(siteDir, base), { recursive: true, encoding: 'utf8' })) {
      expect(file).not.toMatch(/\.map$/);
      if (/\.(js|css)$/.test(file))
        expect(readFileSync(path.join(siteDir, base, file), 'utf8')).not.toContain('sourceMappingURL');
    }
});
