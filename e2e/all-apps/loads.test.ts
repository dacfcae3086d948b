import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { startServer } from '@asia/server';
import type { ReleasePointer } from '@asia/shared/contracts';
import { exposeProvided, wrapExpose } from '../harness/changedExpose';
import { hydrated, visit } from '../harness/page';
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

/** Code of a remote that throws an error, by the kind that is reported and the app that it is counted for. */
const throwing = {
  boundary: ['menu-mfe', "throw new TypeError('Ana')"],
  error: [
    'shell',
    "addEventListener('click',()=>globalThis.provided('@asia/shared/ui').Skeleton(),{once:true})",
  ],
} as const;

test('an error of each kind is counted at once for the build that threw it, and none of an extension', async ({
  browser,
}) => {
  const server = await startServer({
    ...{ siteDir, port: 0, host: '127.0.0.1', metricsPort: 0, reportsTo: '/loads' },
  });
  const metrics = async () => (await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`)).text();
  const versions = {
    'menu-mfe': liveMenu().version,
    shell: readLive<ReleasePointer>('releases.json').shell.version,
  };
  for (const [kind, [app, code]] of Object.entries(throwing)) {
    const context = await browser.newContext({ baseURL: `http://127.0.0.1:${server.port}` });
    const page = await context.newPage();
    await exposeProvided(page);
    await wrapExpose(page, 'CategoryPage', code);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/loads')) sent.push(request.postData() ?? '');
    });
    await page.goto('/ArrozChino');
    await expect(page.locator('main')).toBeVisible();
    // An extension's script: its address is not of this site.
    await page.evaluate(
      "setTimeout(()=>{throw new TypeError('x')})\n//# sourceURL=chrome-extension://a/b.js",
    );
    await expect(page.locator('[data-hydrated]').first()).toBeAttached();
    if (kind === 'error') {
      // The page listens once it is drawn; the frame hydrates before it.
      await hydrated(page);
      await page.locator('h1').click();
    }
    const counted = new RegExp(
      `asia_errors_total\\{app="${app}",version="${versions[app]}",kind="${kind}",place="TypeError at [\\w./-]+:\\d+:\\d+"\\} \\d`,
    );
    await expect.poll(metrics, kind).toMatch(counted);
    expect(sent.join()).not.toContain('Ana');
    expect(sent.join(), 'the script of an extension').not.toContain('b.js');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }
  // The fallback build takes over from a page that throws, and has the same chunk: it may throw before the guest leaves.
  const fallback = liveMenu().fallbackBuild?.version ?? 'none';
  const counted = (await metrics()).match(/^asia_errors_total\{.*/gm) ?? [];
  expect(counted.filter((series) => !series.includes(`version="${fallback}"`)).length).toBe(2);
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
