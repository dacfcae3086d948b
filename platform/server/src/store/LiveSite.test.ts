import { rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { computeHash } from '@asia/release-store';
import { until } from '../testing/until';
import {
  type GenerationContent,
  makeLive,
  pageText,
  writeGeneration,
  writeStore,
} from '../testing/writeStore';
import { LiveSite } from './LiveSite';

const sites: LiveSite[] = [];
afterEach(() => sites.splice(0).forEach((site) => site.stop()));

/** A site on a folder, and what it reports. */
function siteOn(siteDir: string) {
  const liveSite = new LiveSite(siteDir);
  sites.push(liveSite);
  const reports: string[] = [];
  liveSite.report = (error) => reports.push(error.message);
  const failure = () =>
    liveSite.live().then(
      ({ id }) => `no failure: ${id}`,
      (error: unknown) => String(error),
    );
  return { siteDir, liveSite, reports, failure };
}
const open = async (content?: GenerationContent) => siteOn(await writeStore(content));

/** Makes a generation live, and lets the system report it, as it has long done when a request arrives. */
async function release(siteDir: string, id: string): Promise<void> {
  await makeLive(siteDir, id);
  await new Promise((resolve) => setTimeout(resolve, 20));
}

const PICTURE = 'pictures/arroz.1a2b-400.avif';

it.each([
  ['releases.json', null, 'is not whole: releases.json is missing'],
  ['releases.json', '{', 'has an unusable releases.json'],
  ['routes.json', '[null]', 'has an unusable routes.json (it: '],
  ['pages/ToFu.html', null, 'is not whole: pages/ToFu.html is missing'],
  ['pages/404.html', null, 'is not whole: pages/404.html is missing'],
  ['products.json', '{}', 'has an unusable products.json (it: '],
  ['products.json', '[{"name":"Té"}]', 'has an unusable products.json ([0].category: '],
])('names %s when it is %j', async (name, text, reason) => {
  const { failure } = await open({ files: { [name]: text } });
  expect(await failure()).toContain(`StoreError: generation g1 ${reason}`);
});

it('serves the last good generation while the live one is broken, and reports that once', async () => {
  const { siteDir, liveSite, reports, failure } = await open();
  await liveSite.live();
  await release(siteDir, 'g2');
  for (const _time of [1, 2]) expect((await liveSite.serving()).id).toBe('g1');
  const why = 'generation g2 is not whole: files.json is missing';
  expect(await failure()).toContain(why);
  await liveSite.look();
  expect(reports).toEqual([`${why}. Guests get generation g1`]);
});

it('starts with the newest whole generation before a broken one, and names both', async () => {
  const { siteDir, liveSite, reports, failure } = await open();
  await writeGeneration(siteDir, 'g9');
  await writeGeneration(siteDir, 'g10', { files: { 'pages/ToFu.html': null } });
  for (const id of ['g9', 'g10']) await release(siteDir, id);
  const why = 'generation g10 is not whole: pages/ToFu.html is missing';
  expect(await failure()).toContain(`StoreError: ${why}`);
  expect([(await liveSite.serving()).id, liveSite.lastGood?.id]).toEqual(['g9', 'g9']);
  expect(reports).toEqual([`${why}. Guests get generation g9`]);
});

it('serves nothing where nothing is whole, and then what was repaired by hand', async () => {
  const { siteDir, liveSite, failure } = await open({ files: { 'pages/ToFu.html': null } });
  for (const _time of [1, 2]) await expect(liveSite.serving()).rejects.toThrow('pages/ToFu.html is missing');
  writeFileSync(path.join(siteDir, 'generations/g1/pages/ToFu.html'), pageText('/ToFu', 'g1'));
  await until(async () => (await failure()) === 'no failure: g1');
});

it('serves the generation before a deployment that cannot be read', async () => {
  const { siteDir, liveSite, failure } = await open();
  writeFileSync(path.join(siteDir, 'deployments/000002.json'), '{');
  expect((await liveSite.serving()).id).toBe('g1');
  expect(await failure()).toContain('deployments/000002.json of ');
});

it.each([
  ['missing', rmSync, 'is missing'],
  ['cut', (file: string) => truncateSync(file, 4), 'is changed'],
  ['altered', (file: string) => writeFileSync(file, 'AVIF BYTES'), 'is changed'],
])('serves everything but a picture that is %s, and names it', async (_how, harm, what) => {
  const { siteDir, liveSite, reports } = await open({
    others: { [PICTURE]: computeHash(Buffer.from('avif bytes')) },
  });
  harm(path.join(siteDir, PICTURE));
  expect((await liveSite.live()).id).toBe('g1');
  await until(() => reports.length > 0);
  expect(reports).toEqual([`generation g1 is degraded: ${PICTURE} ${what}`]);
  expect(liveSite.files.faults).toEqual([`${PICTURE} ${what}`]);
  await expect(liveSite.read(PICTURE)).rejects.toThrow(`${PICTURE} is not whole`);
  expect(await liveSite.read('pictures/none.avif')).toBeNull();
  writeFileSync(path.join(siteDir, PICTURE), 'avif bytes');
  expect(String((await liveSite.read(PICTURE))?.identity)).toBe('avif bytes');
  expect(liveSite.files.faults).toEqual([]);
});

it('goes on serving what is in memory', async () => {
  const { siteDir, liveSite } = await open();
  await liveSite.live();
  const files = ['mfe/menu-mfe/menu-g1/remoteEntry.js', 'generations/g1/pages/Menu.html'];
  for (const file of files) rmSync(path.join(siteDir, file));
  expect(String((await liveSite.read(files[0]!))?.identity)).toContain('var menu_mfe');
  await until(async () => {
    await liveSite.files.check();
    return liveSite.files.faults.length === 2;
  });
  expect((await liveSite.live()).pages.has('/menu')).toBe(true);
  rmSync(siteDir, { recursive: true });
  await liveSite.look();
  expect((await liveSite.serving()).pages.has('/menu')).toBe(true);
});

it('takes an icon in that was missing when it started, once it is put back', async () => {
  const { siteDir, liveSite } = await open();
  const icon = path.join(siteDir, 'generations/g1/icons/sello.svg');
  rmSync(icon);
  const found = async () => (await liveSite.live()).files.get('/icons/sello.svg');
  expect(await found()).toBeNull();
  writeFileSync(icon, '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await until(
    async () => (await found()) !== null,
    () => liveSite.look(),
  );
});

it('reads a store again that was cleared and filled again under the same names', async () => {
  const { siteDir, liveSite } = await open();
  await liveSite.live();
  rmSync(path.join(siteDir, 'generations'), { recursive: true, maxRetries: 5 });
  await writeGeneration(siteDir, 'g1', { files: { 'pages/Menu.html': 'otra carta' } });
  await release(siteDir, 'g1');
  const menu = (await liveSite.live()).pages.get('/menu');
  expect(String(menu?.plain.representations.identity.body)).toBe('otra carta');
});

it('takes no hidden or compressed file for a file of its own', async () => {
  const { siteDir, liveSite } = await open();
  writeFileSync(path.join(siteDir, 'generations/g1/.lock'), '');
  expect([...(await liveSite.live()).files.keys()].sort()).toEqual([
    '/icons/sello.svg',
    '/manifest.webmanifest',
    '/offline.json',
    '/releases.json',
    '/robots.txt',
    '/service-worker.js',
    '/share/og-menu.jpg',
    '/sitemap.xml',
  ]);
});
