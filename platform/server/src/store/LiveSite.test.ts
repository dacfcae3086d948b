import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { computeHash } from '@asia/release-store';
import {
  type GenerationContent,
  makeLive,
  pageText,
  writeGeneration,
  writeStore,
} from '../testing/writeStore';
import { LiveSite } from './LiveSite';

function siteOn(siteDir: string) {
  const liveSite = new LiveSite(siteDir);
  const reports: string[] = [];
  liveSite.report = (problem) => reports.push(problem);
  /** Looks once. */
  const failure = async () => {
    await liveSite.look();
    try {
      return `no failure: ${liveSite.live().id}`;
    } catch (error) {
      return String(error);
    }
  };
  return { siteDir, liveSite, reports, failure };
}
const open = async (content?: GenerationContent) => siteOn(await writeStore(content));

const PICTURE = 'pictures/arroz.1a2b-400.avif';

it.each([
  ['releases.json', null, 'is not whole: generations/g1/releases.json is missing'],
  ['releases.json', '{', 'has an unusable releases.json'],
  ['routes.json', '[null]', 'has an unusable routes.json (it: '],
  ['pages/ToFu.html', null, 'is not whole: generations/g1/pages/ToFu.html is missing'],
  ['pages/404.html', null, 'is not whole: generations/g1/pages/404.html is missing'],
])('names %s when it is %j', async (name, text, reason) => {
  const { failure } = await open({ files: { [name]: text } });
  expect(await failure()).toContain(`StoreError: generation g1 ${reason}`);
});

it('serves the last good generation while the live one is broken, and reports that once', async () => {
  const { siteDir, liveSite, reports, failure } = await open();
  await liveSite.look();
  await makeLive(siteDir, 'g2');
  const why = 'generation g2 is not whole: generations/g2/files.json is missing';
  for (const _time of [1, 2]) expect(await failure()).toContain(why);
  expect(liveSite.serving().id).toBe('g1');
  expect(reports).toEqual([`${why}. Guests get generation g1`]);
});

it('starts with the newest whole generation before a broken one, and names both', async () => {
  const { siteDir, liveSite, reports, failure } = await open();
  await writeGeneration(siteDir, 'g9');
  await writeGeneration(siteDir, 'g10', { files: { 'pages/ToFu.html': null } });
  for (const id of ['g9', 'g10']) await makeLive(siteDir, id);
  const why = 'generation g10 is not whole: generations/g10/pages/ToFu.html is missing';
  expect(await failure()).toContain(`StoreError: ${why}`);
  expect(liveSite.serving().id).toBe('g9');
  expect(reports).toEqual([`${why}. Guests get generation g9`]);
});

it('serves nothing where nothing is whole, and then what was repaired by hand', async () => {
  const { siteDir, liveSite, failure } = await open({ files: { 'pages/ToFu.html': null } });
  for (const _time of [1, 2]) expect(await failure()).toContain('pages/ToFu.html is missing');
  expect(() => liveSite.serving()).toThrow('pages/ToFu.html is missing');
  writeFileSync(path.join(siteDir, 'generations/g1/pages/ToFu.html'), pageText('/ToFu', 'g1'));
  expect(await failure()).toBe('no failure: g1');
});

it('serves the generation before a deployment that cannot be read', async () => {
  const { siteDir, liveSite, failure } = await open();
  writeFileSync(path.join(siteDir, 'deployments/000002.json'), '{');
  expect(await failure()).toContain('deployments/000002.json of ');
  expect(liveSite.serving().id).toBe('g1');
});

it.each([
  ['missing', rmSync],
  ['cut', (file: string) => truncateSync(file, 4)],
  ['altered', (file: string) => writeFileSync(file, 'AVIF BYTES')],
])('serves everything but files that are %s, reports each once, and takes them back', async (how, harm) => {
  const { siteDir, liveSite, reports, failure } = await open({
    others: { [PICTURE]: computeHash(Buffer.from('avif bytes')) },
  });
  const icon = 'generations/g1/icons/sello.svg';
  const whole = new Map([PICTURE, icon].map((name) => [name, readFileSync(path.join(siteDir, name))]));
  for (const name of whole.keys()) harm(path.join(siteDir, name));
  expect(await failure()).toBe('no failure: g1');
  const is = how === 'missing' ? 'is missing' : 'is changed';
  for (const _time of [1, 2]) {
    await expect(liveSite.read(PICTURE)).rejects.toThrow(`${PICTURE} ${is}`);
    await expect(liveSite.fileAt('/icons/sello.svg')).rejects.toThrow(`${icon} ${is}`);
  }
  expect(reports).toEqual([PICTURE, icon].map((name) => `${name} ${is}. Guests get 503 for it`));
  for (const [name, bytes] of whole) writeFileSync(path.join(siteDir, name), bytes);
  expect(String((await liveSite.read(PICTURE))?.identity)).toBe('avif bytes');
  expect(await liveSite.fileAt('/icons/sello.svg')).toBeDefined();
  expect(await liveSite.read('pictures/none.avif')).toBeNull();
});

it('serves a text plainly whose compressed copy is damaged', async () => {
  const name = 'generations/g1/pages/Menu.html';
  const { siteDir, liveSite } = await open();
  writeFileSync(path.join(siteDir, `${name}.br`), brotliCompressSync('another text'));
  await liveSite.look();
  const { plain } = liveSite.live().pages.get('/menu')!;
  expect(plain.br).toBeUndefined();
  expect(String(plain.identity.body)).toBe(pageText('/Menu', 'g1'));
});

it('goes on serving what is in memory', async () => {
  const { siteDir, liveSite } = await open();
  await liveSite.look();
  rmSync(siteDir, { recursive: true });
  await liveSite.look();
  expect(liveSite.serving().pages.has('/menu')).toBe(true);
  expect(await liveSite.fileAt('/robots.txt')).toBeDefined();
  const script = await liveSite.read('mfe/menu-mfe/menu-g1/remoteEntry.js');
  expect(String(script?.identity)).toContain('var menu_mfe');
});

it('reads a store again that was cleared and filled again under the same names', async () => {
  const { siteDir, liveSite } = await open();
  await liveSite.look();
  rmSync(path.join(siteDir, 'generations'), { recursive: true });
  await writeGeneration(siteDir, 'g1', { files: { 'pages/Menu.html': 'otra carta' } });
  await makeLive(siteDir, 'g1');
  await liveSite.look();
  const menu = liveSite.live().pages.get('/menu');
  expect(String(menu?.plain.identity.body)).toBe('otra carta');
});

it('gives no address to a hidden or compressed file, nor to pages and lists', async () => {
  const { siteDir, liveSite } = await open();
  writeFileSync(path.join(siteDir, 'generations/g1/.lock'), '');
  await liveSite.look();
  for (const name of [
    '.lock',
    'sitemap.xml.br',
    'routes.json',
    'files.json',
    'pages/Menu.html',
    'products.json',
  ])
    expect(await liveSite.fileAt(`/${name}`)).toBeUndefined();
  for (const name of ['sitemap.xml', 'releases.json', 'products', 'share/og-menu.jpg'])
    expect(await liveSite.fileAt(`/${name}`)).toBeDefined();
});
