import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startServer } from '@asia/server';
import type { ReleasePointer } from '@asia/shared/contracts';
import { drink } from '../harness/dishes';
import { Guest } from '../harness/Guest';
import { hydrated, saveData, visit } from '../harness/page';
import { siteDir } from '../harness/site';
import { expect, test } from '../harness/test';

const root = path.join(__dirname, '../..');

test('an order is begun and finished in a tab that is older than two releases of every app', async ({
  browser,
}) => {
  const dir = path.join(mkdtempSync(path.join(tmpdir(), 'asia-old-tab-')), 'site');
  cpSync(siteDir, dir, { recursive: true, verbatimSymlinks: true });
  const server = await startServer({ siteDir: dir, port: 0, host: '127.0.0.1', offline: false });
  const context = await browser.newContext({
    baseURL: server.url,
    locale: 'es-CO',
    viewport: { width: 390, height: 844 },
  });
  // No prefetch: the whole order is loaded after the releases.
  await saveData(context);
  const page = await context.newPage();
  const guest = new Guest(page);
  await guest.catchWindows();
  await visit(page, '/Menu');
  const pinned = () => page.locator('#releases').textContent();
  const before = (await pinned()) ?? '';
  // Not `execFileSync`: the server is in this process, and must keep answering.
  for (const versionPrefix of ['x', 'y'])
    await promisify(execFile)(
      'node',
      ['--import', 'tsx', 'platform/releases/src/testing/releaseAgain.ts', versionPrefix],
      {
        cwd: root,
        env: { ...process.env, SITE_DIR: dir, SITE_STORE: '' },
      },
    );
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));

  await page.locator('main a[href="/Bebidas"]:not([aria-hidden])').click();
  await guest.add(drink);
  await guest.cartLink(1).click();
  await guest.checkOut();
  await guest.order();
  expect((await guest.message()).text).toContain(drink.name);

  // Every file is of the builds that the tab began with; the next visit gets only the newest.
  // An entry of the content has the address of its own bytes, whichever build has it.
  const builds = asked
    .filter((address) => !address.startsWith('/mfe/content/entries/'))
    .flatMap((address) => /^\/mfe\/[\w-]+\/(\w+)\//.exec(address)?.[1] ?? []);
  expect(builds.length).toBeGreaterThan(5);
  expect([...new Set(builds)].filter((build) => !before.includes(build))).toEqual([]);
  await page.reload();
  await hydrated(page);
  const { shell, remotes } = JSON.parse((await pinned()) ?? '') as ReleasePointer;
  expect([shell, ...remotes].filter(({ version }) => !version.startsWith('y'))).toEqual([]);
  await context.close();
  await server.close();
  rmSync(dir, { recursive: true });
});
