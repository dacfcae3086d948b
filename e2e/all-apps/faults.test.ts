import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import { rice } from '../harness/dishes';
import { type Cell, chooseCells, formatFaults, type Outcome, type Row, rows } from '../harness/faults';
import { withGuest } from '../harness/FaultServer';
import { hydrated, retry, saveData, visit } from '../harness/page';
import { expect, test } from '../harness/test';
import { long, shortIf } from '../harness/tiers';

const PAGE = '/ArrozChino';

const readable = (page: Page) => expect(page.locator('main')).toContainText(rice.name);

/** A notice may appear after ten seconds, and this machine may be busy. */
const patient = { timeout: 40_000 };

/** Heals the server only with the click: earlier, a retry in flight could hydrate the page and remove the link. */
async function reloadWhenLate(page: Page, heal: () => void): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: 'La conexión está lenta' })).toBeVisible(patient);
  await Promise.all([
    page.waitForRequest((asked) => asked.isNavigationRequest()).then(heal),
    page.getByRole('link', { name: 'Recargar la página' }).click(),
  ]);
}

/** For each outcome of the table: expects what the page shows, and then does what the guest does. */
const expectOutcome: Record<Outcome, (page: Page, heal: () => void) => Promise<void>> = {
  whole: async (page) => {
    await hydrated(page);
    await expect(page.getByRole('alert').filter({ hasText: /lenta|no cargó|error/ })).toHaveCount(0);
  },
  plain: (page) => hydrated(page),
  late: async (page, heal) => {
    await reloadWhenLate(page, heal);
    await hydrated(page);
  },
  newTab: async (page, heal) => {
    await reloadWhenLate(page, heal);
    // Within a tab the browser also keeps scripts in memory, which no header clears: only another tab requests them.
    const tab = await page.context().newPage();
    await tab.goto(PAGE);
    await hydrated(tab);
  },
  slow: async (page, heal) => {
    await expect(page.getByRole('alert').filter({ hasText: 'La conexión está lenta' }).first()).toBeVisible(
      patient,
    );
    heal();
    await page.getByRole('button', { name: 'Recargar la página' }).first().click();
    await hydrated(page);
  },
  frozen: async (page, heal) => {
    const notice = page.getByRole('alert').filter({ hasText: 'Esta parte no cargó' });
    await expect(notice).toBeVisible(patient);
    await readable(page);
    heal();
    await retry(page);
    await expect(notice).toHaveCount(0);
  },
  error: async (page, heal) => {
    await expect(page.getByText('Se produjo un error inesperado...')).toBeVisible(patient);
    heal();
    await retry(page);
  },
};

test.describe.configure({ timeout: 300_000 });
test.use({ width: 1280 });

for (const [name, row] of Object.entries(rows))
  for (const [index, cell] of chooseCells(row).entries()) {
    // A file that hangs takes ten seconds: of those the short tier follows the chunk of the page alone.
    const isShort = index === 0 && (cell.way !== 'hang' || name === 'chunk of the page');
    const outcome = row[cell.moment][cell.way];
    test(
      `${name} goes wrong (${cell.moment}, ${cell.way}): ${outcome}`,
      shortIf(isShort),
      ({ browser, site }) => goWrong({ browser, site }, row, cell),
    );
  }

/** Visits the page as a guest while a file goes wrong, and expects the outcome in the table. */
async function goWrong(
  at: { browser: Browser; site: string },
  row: Row,
  { moment, way }: Cell,
): Promise<void> {
  await withGuest(at, async (page, server) => {
    // The files of the next page may be prefetched: they go wrong from the beginning.
    const ahead = row.later.refuse !== 'whole';
    let broken = 0;
    const breakIt = () => server.break(row.files, way, () => ++broken <= (row.maxFaults ?? Infinity));
    if (ahead) breakIt();
    if (moment === 'later') await visit(page, '/');
    breakIt();
    if (moment === 'first') await page.goto(PAGE, { waitUntil: 'commit' });
    else await page.getByRole('link', { name: 'Arroz Chino' }).first().click();
    if (moment === 'first') await readable(page);
    await expectOutcome[row[moment][way]](page, () => server.heal());
    await expect(page.getByRole('heading', { level: 1, name: 'Arroz Chino' })).toBeVisible();
    await readable(page);
    if (row.unasked?.includes(moment)) expect(broken, 'requests for it').toBe(0);
  });
}

const sharedFields = /\/ui-forms\.\w+\.js$/;

async function openSheet(page: Page): Promise<Locator> {
  await page.locator('main').getByRole('link', { name: rice.name }).first().click();
  return page.getByRole('dialog');
}

/** The field for a note has a script of its own, and the shared fields of the shell. */
const expectNote = (sheet: Locator) => expect(sheet.getByLabel(/^Nota/)).toBeVisible();

// With Save-Data nothing of a remote runs before its page is asked for.
test.describe('with Save-Data, "Reintentar" loads', () => {
  for (const [route, expose] of [
    ['/CheckoutPage', 'CheckoutPage'],
    ['/Cart', 'CartPage'],
  ] as const)
    test(
      `${route}, which lacked its own script or the shared fields, and other apps have these fields`,
      long,
      async ({ browser, site }) => {
        for (const files of [new RegExp(`/expose-${expose}\\.js$`), sharedFields])
          await withGuest({ browser, site }, async (page, server) => {
            await saveData(page);
            server.break(files, 'refuse');
            await page.goto(route);
            await expect(page.getByRole('alert').filter({ hasText: 'Esta parte no cargó' })).toBeVisible();
            server.heal();
            await retry(page);
            await page.getByRole('link', { name: 'Inicio' }).first().click();
            await page.getByRole('link', { name: 'Arroz Chino' }).first().click();
            await expectNote(await openSheet(page));
          });
      },
    );

  test(
    'the note of a dish, which lacked the shared fields, in the sheet that stays open',
    long,
    ({ browser, site }) =>
      withGuest({ browser, site }, async (page, server) => {
        await saveData(page);
        await visit(page, rice.page);
        server.break(sharedFields, 'refuse');
        const sheet = await openSheet(page);
        await expect(sheet.getByText('Esta parte no cargó')).toBeVisible();
        server.heal();
        await sheet.getByRole('button', { name: 'Reintentar' }).click();
        await expectNote(sheet);
      }),
  );
});

for (const way of ['wrong hash', '503'] as const)
  test(
    `a copy in the cache of the browser that is broken (${way}) is bypassed, without a notice`,
    shortIf(way === 'wrong hash'),
    ({ browser, site }) =>
      withGuest({ browser, site }, async (page, server) => {
        // Each of these files goes wrong once.
        const files = /\/(main\.js|main\.css|remoteEntry\.js|expose-CategoryPage\.(js|css))$/;
        const broken = new Set<string>();
        server.break(files, way, (address) => broken.size < broken.add(address).size);
        await page.goto(PAGE);
        await expectOutcome.whole(page, () => undefined);
        server.heal();
        await page.reload();
        await expectOutcome.whole(page, () => undefined);
        expect(server.asked.filter((address) => /main\.js\?/.test(address))).not.toEqual([]);
      }),
  );

test('docs/failures.md has the same table', () => {
  const file = path.join(__dirname, '../../docs/failures.md');
  const text = readFileSync(file, 'utf8');
  const expected = text.replace(/(?<=<!-- table -->\n\n)[^]*(?=\n\n<!-- end -->)/, () => formatFaults());
  if (process.env.UPDATE_DOCS) writeFileSync(file, expected);
  expect(text.replace(/ +/g, ' ').replace(/-{3,}/g, '---')).toBe(
    expected.replace(/ +/g, ' ').replace(/-{3,}/g, '---'),
  );
});
