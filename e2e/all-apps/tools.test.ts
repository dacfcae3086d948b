import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { hydrated, overflow, visit } from '../harness/page';
import { atSite, liveMenu, siteDir } from '../harness/releasedSite';
import { expect, test } from '../harness/test';
import { long } from '../harness/tiers';

interface PageReport {
  loads: object[];
  apps: { app: string; version: string; files: number; kilobytes: number; outcome: string }[];
  shared: { module: string; from: string; usedBy: string[] }[];
}

const readReport = (page: Page) =>
  page.evaluate(
    () => JSON.parse(JSON.stringify((globalThis as unknown as { __mfe: PageReport }).__mfe)) as PageReport,
  );

const panel = (page: Page) => page.getByRole('region', { name: 'Who is on this page' });
const badge = (page: Page) => page.getByRole('status').filter({ hasText: 'Turn off' });
test.describe('on a phone', () => {
  test.use({ width: 390 });

  test('"Who is on this page" names builds, sizes and who provides what is shared', async ({ page }) => {
    await visit(page, '/ArrozChino');
    expect(Object.keys(await readReport(page)), 'a guest does not load the tools').toEqual(['loads']);
    await page.keyboard.press('Alt+Shift+KeyM');
    await expect(panel(page)).toContainText('menu-mfe');
    await expect(panel(page)).toContainText(liveMenu().version);
    await expect(panel(page).getByRole('table', { name: 'Shared modules' })).toContainText('react');
    expect(await overflow(page)).toBe(0);
    const { apps, shared } = await readReport(page);
    expect(apps).toContainEqual(
      expect.objectContaining({ app: 'menu-mfe', version: liveMenu().version, outcome: 'ready' }),
    );
    expect(apps.find(({ app }) => app === 'salon-mfe')?.outcome).toBe('not loaded');
    expect(shared).toContainEqual(
      expect.objectContaining({ module: '@asia/shared/ui', from: 'shell', usedBy: ['menu-mfe'] }),
    );
    const moduleInfo = await page.evaluate(
      () => (globalThis as unknown as { __FEDERATION__: { moduleInfo: object } }).__FEDERATION__.moduleInfo,
    );
    const manifest = new URL(`${liveMenu().base}mf-manifest.json`, page.url()).href;
    expect(JSON.stringify(moduleInfo), 'what the devtools of the federation read').toContain(manifest);
    expect((await page.request.get(manifest)).ok()).toBe(true);
    await panel(page).getByRole('button', { name: 'Close' }).click();
    await expect(panel(page)).toBeHidden();
  });
});

/** Serves the live build of the menu from an origin of its own, as a developer's machine does. */
async function localBuild(change: (script: string) => string = (script) => script) {
  const folder = path.join(siteDir, liveMenu().base);
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const file = request.url ?? '';
    asked.push(file);
    readFile(path.join(folder, file)).then(
      (content) => {
        const type = file.endsWith('.css') ? 'text/css' : 'text/javascript';
        response.writeHead(200, { 'access-control-allow-origin': '*', 'content-type': type });
        response.end(file === '/remoteEntry.js' ? change(content.toString()) : content);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return { asked, origin, stop: () => new Promise((resolve) => server.close(resolve)) };
}

/** Whether a script that is put into the page runs. */
const runs = (page: Page, attributes: object) =>
  page.evaluate(
    (given) =>
      new Promise<boolean>((resolve) => {
        const script = Object.assign(document.createElement('script'), given);
        script.onload = () => resolve(true);
        script.onerror = () => resolve(false);
        document.head.append(script);
      }),
    attributes,
  );

test('a local build replaces the released one until it is turned off', async ({ browser }) => {
  const { asked, origin, stop } = await localBuild();
  await atSite(browser, { overrides: [origin] }, async (page) => {
    await page.goto(`/ArrozChino?mfe=menu-mfe@${origin}`);
    await expect(badge(page)).toContainText(`menu-mfe of ${origin}`);
    await hydrated(page);
    await expect.poll(() => asked).toContain('/remoteEntry.js');
    // The tab keeps it.
    asked.length = 0;
    await page.goto('/PolloChino');
    await hydrated(page);
    await expect(badge(page)).toBeVisible();
    await expect.poll(() => asked).toContain('/remoteEntry.js');
    await badge(page).getByRole('button', { name: 'Turn off' }).click();
    await expect(badge(page)).toBeHidden();
    await hydrated(page);
    // The page before may still have requested files meanwhile.
    asked.length = 0;
    await page.goto('/ArrozChino');
    await hydrated(page);
    expect(asked).toEqual([]);
  });
  await stop();
});

test('no build loads from a source that the server does not allow', async ({ browser }) => {
  const { asked, origin, stop } = await localBuild();
  await atSite(browser, { overrides: [] }, async (page) => {
    const refused = page.waitForEvent('console', (message) =>
      message.text().includes('OVERRIDES does not name it'),
    );
    await page.goto(`/ArrozChino?mfe=menu-mfe@${origin}`);
    await refused;
    await hydrated(page);
    await expect(badge(page).or(panel(page))).toBeHidden();
    // Nor by hand: the policy of the page forbids it.
    const ran = await runs(page, { src: `${origin}/remoteEntry.js` });
    expect([ran, asked]).toEqual([false, []]);
  });
  await stop();
});

test('a script runs only with its hash, except where builds may be replaced', long, async ({ browser }) => {
  const check = (withoutHash: boolean) => async (page: Page) => {
    await visit(page, '/ArrozChino');
    const boot = page.locator('script[src$="/boot.js"]');
    const script = { src: `${await boot.getAttribute('src')}?again`, crossOrigin: 'anonymous' };
    expect(await runs(page, script), 'without a hash').toBe(withoutHash);
    const integrity = await boot.getAttribute('integrity');
    expect(await runs(page, { ...script, integrity }), 'with its hash').toBe(true);
  };
  await atSite(browser, { overrides: [] }, check(false));
  await atSite(browser, { overrides: ['stored'] }, check(true));
});

test(
  'a local build that does not fit is named in the panel, with each expose that fails',
  long,
  async ({ browser }) => {
    const { origin, stop } = await localBuild((script) =>
      script
        .replace('"./CategoryPage":', '"./RenamedPage":')
        .replace('"./DrinksPage":', '"./DrinksPage":()=>()=>({default:()=>{throw Error()}}),"./Old":'),
    );
    await atSite(browser, { overrides: [origin] }, async (page) => {
      const row = panel(page).getByRole('row', { name: `menu-mfe ${origin}` });
      await page.goto(`/ArrozChino?mfe=menu-mfe@${origin}`);
      await expect(row, 'which has no such expose').toContainText(/failed: .*menu-mfe\/CategoryPage/);
      await page.goto('/Bebidas?mfe');
      await expect(row, 'which throws when it is drawn').toContainText(/failed: .*menu-mfe\/DrinksPage/);
    });
    await stop();
  },
);
