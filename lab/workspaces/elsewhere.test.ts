import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect as expectPage } from '@playwright/test';
import { appNames, root } from '@asia/app-build';
import { authoredIn, checkContent, storeContent } from '@asia/content-build';
import { CHUNKS, ENTRIES, filesBelow, hashesBelow, listVersions, ReleaseStore } from '@asia/release-store';
import { temporary } from '@asia/release-store/testing/temporary';
import { releaseBuilds } from '@asia/releases';
import { liveFolder } from '@asia/releases/testing/liveFolder';
import { startServer } from '@asia/server';
import type { Facts } from '@asia/shared/contracts';
import { launchBrowser } from '../../e2e/harness/browser';
import { Guest } from '../../e2e/harness/Guest';
import { copyBuilds, Project } from './Project';

/** Casa Ming in Cali: five categories, two zones. */
const content = path.join(root, 'platform/content-build/src/testing/restaurant');

/** Another day, time zone and language: in Turkish, `i` is not the small letter of `I`. */
const elsewhere = {
  // Its release removes the drafts that are old by its clock: next year, those that others are writing too.
  TMPDIR: temporary(),
  NODE_OPTIONS: `--import=${pathToFileURL(path.join(__dirname, 'nextYear.mjs')).href}`,
  TZ: 'Asia/Tokyo',
  LANG: 'tr_TR.UTF-8',
  LC_ALL: 'tr_TR.UTF-8',
};

/** The apps that are live here, beside the content of Casa Ming. */
const here = ReleaseStore.inFolder(temporary());
/** Casa Ming with our sources, built elsewhere. */
let there: Project;

beforeAll(async () => {
  there = Project.sources('the-same-sources-in-a-folder-with-a-much-longer-name');
  there.remove('content/pages', 'content/por-confirmar.csv', 'content/frases.csv');
  cpSync(content, there.file('content'), { recursive: true });
  const { code, output } = await there.run('npm', ['run', '--silent', 'release', '--', 'all'], elsewhere);
  if (code !== 0) throw new Error(output);
});

afterAll(() => there?.remove('.'));

/** Declarations do not count for the version: an earlier build of the same version may have other comments there. */
const ofNoVersion = /^contract\/(?!contract\.json$)/;

/** Hash of every live file: builds with their pictures and contracts, pages, pointer. */
async function published(store: ReleaseStore): Promise<Record<string, Record<string, string>>> {
  const builds = Object.entries(listVersions((await store.live())?.pointer)).flatMap(([app, version]) =>
    ['mfe', 'server-builds'].map((folder) => path.join(folder, app, version)),
  );
  const folders = [...builds, ENTRIES, CHUNKS, 'pictures'].map((name) => [name, path.join(store.dir, name)]);
  return Object.fromEntries(
    [...folders, ['pages', liveFolder(store.dir)]].map(([name = '', folder = '']) => {
      const files = Object.entries(hashesBelow(folder));
      return [name, Object.fromEntries(files.filter(([file]) => !ofNoVersion.test(file)))];
    }),
  );
}

it('the same sources give the same bytes in another folder, at another time, in another language, beside other content', async () => {
  const ofRestaurant = await storeContent(here, await checkContent(null, authoredIn(content)));
  await releaseBuilds(here, [...(await copyBuilds(here, appNames)), ofRestaurant]);
  expect(await published(there.store)).toEqual(await published(here));
});

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Texts that laws, formats and the frame give: the code has them too. */
const ofNoRestaurant = ['PublicHolidays', 'Ley 1581 de 2012', 'Página no encontrada', 'Menu in English'];
const isFixedAddress = (text: string) => /^\/\w+$/.test(text);

/** Texts that guests read about one restaurant alone: names, sentences, addresses, telephones, places. */
async function readWords(folder?: string): Promise<string[]> {
  const { entries } = await checkContent(null, folder === undefined ? undefined : authoredIn(folder));
  const { address, phones, delivery } = entries.facts as Facts;
  const long = textsIn(entries).filter((text) => text.length >= 12 && !isFixedAddress(text));
  // The purpose of a telephone is no number.
  const numbers = textsIn(phones).flatMap((phone) => phone.replace(/\D/g, '').slice(-10) || []);
  const zones = delivery.zones.map(({ value }) => `'${value}'`);
  return [...long, ...numbers, ...zones, address.city, address.region].filter(
    (word) => !ofNoRestaurant.includes(word),
  );
}

/** The code of a build that runs, in one form: without comments, with single quotes. */
function codeIn(folder: string): string[] {
  const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm;
  return filesBelow(folder)
    .filter((file) => /\.(?:js|css)$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8').replace(comment, '').replaceAll('"', "'"));
}

it('has no word, price or fee of either restaurant in a build of an app', async () => {
  const words = [...new Set([...(await readWords()), ...(await readWords(content))])];
  expect(words.length).toBeGreaterThan(1_000);
  for (const app of appNames) {
    const version = there.live[app] ?? '';
    const code = [`mfe/${app}/${version}`, `server-builds/${app}/${version}/node`]
      .flatMap((folder) => codeIn(path.join(there.store.dir, folder)))
      .join('\n');
    expect([app, words.filter((word) => code.includes(word))]).toEqual([app, []]);
    expect([app, code.match(/\b(?:price|fee)'?: ?\d{3,}/g)]).toEqual([app, null]);
  }
});

it('takes an order for its own zone, at its own prices', async () => {
  const server = await startServer({ siteDir: there.store.dir, port: 0 });
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ baseURL: server.url, viewport: { width: 1280, height: 900 } });
    const guest = new Guest(page);
    await guest.catchWindows();
    await page.goto('/menu');
    await expectPage(page.locator('main h2 >> visible=true')).toContainText(['Sopas', 'Bebidas', 'Arroces']);
    await page.goto('/fideos');
    await page.locator('#app[data-hydrated]').waitFor();
    await guest.addFromSheet({ name: 'Fideos fríos con borojó' }, 2);
    await guest.cartLink(2).click();
    await guest.checkOut();
    await page.getByLabel('Barrio o municipio').selectOption('Sur');
    await guest.order();
    const { address, text } = await guest.message();
    expect(address.href).toContain('573100000001');
    // Two dishes, and the delivery to the south.
    expect(text.replace(/\s/g, ' ')).toMatch(
      /Fideos fríos con borojó: 2 x \$ 28\.300 .*\*Barrio:\* Sur .*\$ 6\.000 \*Total:\* \$ 62\.600/,
    );
    await expectPage(page).toHaveTitle(/Enviar el pedido/);
    expect(await (await page.request.get('/')).text()).not.toMatch(/Medellín|Las Palmas/);
  } finally {
    await browser.close();
    await server.close();
  }
});
