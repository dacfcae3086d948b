import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Route } from '@playwright/test';
import type { RunningServer } from '@asia/server';
import { wrapExpose } from '../harness/changedExpose';
import { visit } from '../harness/page';
import { atSite, liveMenu, livePointer, siteDir } from '../harness/releasedSite';
import { expect, test } from '../harness/test';

const counting = { metricsPort: 0, reportsTo: '/loads' };
const readMetrics = async ({ metricsPort }: RunningServer) =>
  (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();

test('a load that failed and healed is counted when the guest leaves', ({ browser }) =>
  atSite(browser, counting, async (page, server) => {
    let broken = 0;
    // Not the fetch before it, whose failure is no failed load.
    const isRun = (route: Route) => route.request().resourceType() === 'script';
    await page.route(/expose-CategoryPage\.js$/, (route) =>
      isRun(route) && broken++ === 0 ? route.abort() : route.fallback(),
    );
    await visit(page, '/ArrozChino');
    await page.goto('about:blank');
    const { version } = liveMenu();
    const counted = (phase: string, outcome: string) =>
      `asia_loads_total{app="menu-mfe",version="${version}",phase="${phase}",outcome="${outcome}"} 1`;
    await expect.poll(() => readMetrics(server)).toContain(counted('entry', 'ready'));
    expect(await readMetrics(server)).toContain(counted('chunk', 'healed'));
  }));

test('an error of the kind "boundary" is counted at once for the build that threw it, and none of an extension', ({
  browser,
}) =>
  atSite(browser, counting, async (page, server) => {
    await wrapExpose(page, 'CategoryPage', "throw new TypeError('Ana')");
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
    const place = 'TypeError at [\\w./-]+:\\d+:\\d+';
    const counted = new RegExp(
      `asia_errors_total\\{app="menu-mfe",version="${liveMenu().version}",kind="boundary",place="${place}"\\} \\d`,
    );
    await expect.poll(() => readMetrics(server)).toMatch(counted);
    expect(sent.join()).not.toContain('Ana');
    expect(sent.join(), 'the script of an extension').not.toContain('b.js');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    // The fallback build takes over from a page that throws, with the same chunk: it may throw before the guest leaves.
    const fallback = liveMenu().fallbackBuild?.version ?? 'none';
    const series = (await readMetrics(server)).match(/^asia_errors_total\{.*/gm) ?? [];
    expect(series.filter((each) => !each.includes(`version="${fallback}"`))).toHaveLength(1);
  }));

test('no script or style sheet names a source map, and none is stored', () => {
  for (const { base } of livePointer().remotes)
    for (const file of readdirSync(path.join(siteDir, base), { recursive: true, encoding: 'utf8' })) {
      expect(file).not.toMatch(/\.map$/);
      if (/\.(js|css)$/.test(file))
        expect(readFileSync(path.join(siteDir, base, file), 'utf8')).not.toContain('sourceMappingURL');
    }
});
