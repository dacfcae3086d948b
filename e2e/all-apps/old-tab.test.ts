import type { Page } from '@playwright/test';
import type { ReleasePointer } from '@asia/shared/contracts';
import { drink } from '../harness/dishes';
import { Guest } from '../harness/Guest';
import { hydrated, saveData, visit } from '../harness/page';
import { runRelease } from '../harness/releaseChanged';
import { copySite } from '../harness/releasedSite';
import { expect, test } from '../harness/test';

const releaseAgain = 'platform/releases/src/testing/releaseAgain.ts';

test.describe('after a release of every app', () => {
  let page: Page;
  let pinnedAtFirst: string;
  let close: () => Promise<void>;

  const pinned = async () => (await page.locator('#releases').textContent()) ?? '';

  test.beforeAll(async ({ browser }) => {
    // A release writes every page.
    test.setTimeout(300_000);
    const site = await copySite({ offline: false });
    const context = await browser.newContext({
      baseURL: site.url,
      locale: 'es-CO',
      viewport: { width: 390, height: 844 },
    });
    // No prefetch: what the tab needs is loaded after the release.
    await saveData(context);
    page = await context.newPage();
    await new Guest(page).catchWindows();
    await visit(page, '/Menu');
    pinnedAtFirst = await pinned();
    await runRelease(site, releaseAgain);
    close = async () => {
      await context.close();
      await site.close();
    };
  });

  test.afterAll(() => close());

  test('an order is begun and finished in a tab that is older', async () => {
    const guest = new Guest(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));

    await page.locator('main a[href="/Bebidas"]:not([aria-hidden])').click();
    await guest.add(drink);
    await guest.cartLink(1).click();
    await guest.checkOut();
    await guest.order();
    expect((await guest.message()).text).toContain(drink.name);

    // Every file is of the builds that the tab began with; the next visit gets only the newest.
    // Chunks of the shell and entries of the content have the address of their own bytes; the checkout requests
    // entries for the live prices.
    const builds = asked
      .filter((address) => !/^\/mfe\/(content|shell\/chunks)\//.test(address))
      .flatMap((address) => /^\/mfe\/[\w-]+\/(\w+)\//.exec(address)?.[1] ?? []);
    expect(builds.length).toBeGreaterThan(5);
    expect([...new Set(builds)].filter((build) => !pinnedAtFirst.includes(build))).toEqual([]);
    await page.reload();
    await hydrated(page);
    const { shell, remotes } = JSON.parse(await pinned()) as ReleasePointer;
    expect([shell, ...remotes].filter(({ version }) => !version.startsWith('x'))).toEqual([]);
  });
});
