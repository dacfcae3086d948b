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

test('source maps lie beside the builds, out of reach, and name no folder of a machine', async ({
  request,
}) => {
  const { base, version } = liveMenu();
  const files = (folder: string) =>
    readdirSync(path.join(siteDir, folder), { recursive: true, encoding: 'utf8' });
  const maps = files(`maps/menu-mfe/${version}`).filter((file) => file.endsWith('.map'));
  expect(maps.length).toBeGreaterThan(10);
  for (const map of maps) {
    const content = readFileSync(path.join(siteDir, `maps/menu-mfe/${version}`, map), 'utf8');
    expect(content.includes(path.resolve(__dirname, '../..')), map).toBe(false);
    for (const address of [`${base}${map}`, `/maps/menu-mfe/${version}/${map}`])
      expect((await request.get(address)).status(), address).toBe(404);
  }
  for (const { base: folder } of readLive<ReleasePointer>('releases.json').remotes)
    for (const file of files(folder).filter((name) => /\.(js|css)$/.test(name)))
      expect(readFileSync(path.join(siteDir, folder, file), 'utf8')).not.toContain('sourceMappingURL');
});
