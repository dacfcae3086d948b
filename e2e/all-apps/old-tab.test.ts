import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { ReleasePointer } from '@asia/shared/contracts';
import { drink, rice } from '../harness/dishes';
import { Guest } from '../harness/Guest';
import { hydrated, saveData, visit } from '../harness/page';
import { runRelease } from '../harness/releaseChanged';
import { copySite } from '../harness/releasedSite';
import { expect, test } from '../harness/test';

const releaseAgain = 'platform/releases/src/testing/releaseAgain.ts';

test.describe.serial('after two releases of every app', () => {
  let tabs: Record<'order' | 'page' | 'dish', Page>;
  let pinnedAtFirst: string;
  let releases: string;
  let close: () => Promise<void>;

  const pinned = async (page: Page) => (await page.locator('#releases').textContent()) ?? '';

  // Both tests share it: the releases are most of their time.
  test.beforeAll(async ({ browser }) => {
    // Each release writes every page.
    test.setTimeout(300_000);
    const site = await copySite({ offline: false });
    // Two guests: what the cache of one holds, the other must ask for.
    const options = { baseURL: site.url, locale: 'es-CO', viewport: { width: 390, height: 844 } };
    const guests = [await browser.newContext(options), await browser.newContext(options)] as const;
    // No prefetch: what the tabs need is loaded after the releases.
    for (const each of guests) await saveData(each);
    const [one, other] = guests;
    tabs = { order: await one.newPage(), page: await other.newPage(), dish: await other.newPage() };
    await new Guest(tabs.order).catchWindows();
    await visit(tabs.order, '/Menu');
    await visit(tabs.page, '/About');
    await visit(tabs.dish, rice.page);
    pinnedAtFirst = await pinned(tabs.order);
    for (const letter of ['x', 'y']) await runRelease(site, releaseAgain, letter);
    releases = site.dir;
    close = async () => {
      for (const each of guests) await each.close();
      await site.close();
    };
  });

  test.afterAll(() => close());

  test('an order is begun and finished in a tab that is older', async () => {
    const page = tabs.order;
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
    // Chunks of the shell and entries of the content have the address of their own bytes; the checkout requests entries for
    // the live prices.
    const builds = asked
      .filter((address) => !/^\/mfe\/(content|shell\/chunks)\//.test(address))
      .flatMap((address) => /^\/mfe\/[\w-]+\/(\w+)\//.exec(address)?.[1] ?? []);
    expect(builds.length).toBeGreaterThan(5);
    expect([...new Set(builds)].filter((build) => !pinnedAtFirst.includes(build))).toEqual([]);
    await page.reload();
    await hydrated(page);
    const { shell, remotes } = JSON.parse(await pinned(page)) as ReleasePointer;
    expect([shell, ...remotes].filter(({ version }) => !version.startsWith('y'))).toEqual([]);
  });

  test('a tab whose builds are gone loads the new release with its next page, and offers it for the sheet of a dish', async () => {
    removeBuilds(releases, 'y');
    const expectNewRelease = async (page: Page) => {
      await expect.poll(() => pinned(page)).toContain('"version":"y');
      await hydrated(page);
    };

    await tabs.page.locator('footer a[href="/Carta"]').first().click();
    await expectNewRelease(tabs.page);
    await expect(tabs.page.getByRole('heading', { level: 1, name: 'Carta' })).toBeVisible();

    await tabs.dish.locator('main').getByRole('link', { name: rice.name }).first().click();
    await expect(tabs.dish.getByRole('alert')).toHaveText('El sitio tiene una versión nueva.');
    await tabs.dish.getByRole('button', { name: 'Recargar la página' }).click();
    await expectNewRelease(tabs.dish);
    await expect(tabs.dish.getByRole('dialog')).toContainText(rice.name);
  });
});

/** Removes the files of all builds but those whose version begins with this, as `npm run prune` does after many releases. */
function removeBuilds(dir: string, kept: string): void {
  const apps = readdirSync(path.join(dir, 'mfe')).filter((name) => name !== 'content');
  for (const app of apps)
    for (const version of readdirSync(path.join(dir, 'mfe', app)))
      if (version !== 'chunks' && !version.startsWith(kept))
        rmSync(path.join(dir, 'mfe', app, version), { recursive: true });
}
