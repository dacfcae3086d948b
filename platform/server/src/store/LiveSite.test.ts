import { rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { computeHash } from '@asia/release-store';
import { emptyStore, makeLive, pageText, writeGeneration, writeStore } from '../testing/writeStore';
import { LiveSite } from './LiveSite';

const sites: LiveSite[] = [];
afterEach(() => sites.splice(0).forEach((site) => site.stop()));

function siteOn(siteDir: string): LiveSite {
  const site = new LiveSite(siteDir);
  sites.push(site);
  return site;
}

/** Makes a generation live, and lets the system report it, as it has long done when a request arrives. */
async function release(siteDir: string, id: string): Promise<void> {
  await makeLive(siteDir, id);
  await new Promise((resolve) => setTimeout(resolve, 20));
}

async function until(
  holds: () => boolean | Promise<boolean>,
  wait: () => Promise<unknown> = () => new Promise((resolve) => setTimeout(resolve, 20)),
): Promise<void> {
  for (const end = Date.now() + 5_000; !(await holds());) {
    if (Date.now() > end) throw new Error('not within 5 s');
    await wait();
  }
}

const PICTURE = 'pictures/arroz.1a2b-400.avif';
const hashOfPicture = computeHash(Buffer.from('avif bytes'));

const catchFailure = async (liveSite: LiveSite): Promise<string> => {
  try {
    return `no failure: ${(await liveSite.live()).id}`;
  } catch (error) {
    return String(error);
  }
};

describe('LiveSite', () => {
  it('reads a generation once and then has it at once', async () => {
    const liveSite = siteOn(await writeStore());
    const [first, second] = await Promise.all([liveSite.live(), liveSite.live()]);
    expect(second).toBe(first);
    expect(await liveSite.live()).toBe(first);
  });

  it('follows a deployment on the next question', async () => {
    const siteDir = await writeStore();
    const liveSite = siteOn(siteDir);
    await liveSite.live();
    await writeGeneration(siteDir, 'g2');
    await release(siteDir, 'g2');
    expect((await liveSite.live()).id).toBe('g2');
  });

  it('goes back to a generation it still has without reading it', async () => {
    const siteDir = await writeStore();
    const liveSite = siteOn(siteDir);
    const first = await liveSite.live();
    await writeGeneration(siteDir, 'g2');
    await release(siteDir, 'g2');
    await liveSite.live();
    await release(siteDir, 'g1');
    expect(await liveSite.live()).toBe(first);
  });

  it('forgets generations it no longer needs', async () => {
    const siteDir = await writeStore();
    const liveSite = siteOn(siteDir);
    const first = await liveSite.live();
    for (const id of ['g2', 'g3', 'g4']) {
      await writeGeneration(siteDir, id);
      await release(siteDir, id);
      await liveSite.live();
    }
    await release(siteDir, 'g1');
    const again = await liveSite.live();
    expect(again.id).toBe('g1');
    expect(again).not.toBe(first);
  });

  it('reports that nothing has been released', async () => {
    expect(await catchFailure(siteOn(await emptyStore()))).toBe('StoreError: nothing has been released yet');
  });

  it.each([
    ['releases.json', null, 'is not whole: releases.json is missing'],
    ['releases.json', '{', 'has an unusable releases.json'],
    ['routes.json', '[null]', 'has an unusable routes.json (it: '],
    ['pages/ToFu.html', null, 'is not whole: pages/ToFu.html is missing'],
    ['pages/404.html', null, 'is not whole: pages/404.html is missing'],
    ['products.json', '{}', 'has an unusable products.json (it: '],
    ['products.json', '[{"name":"Té"}]', 'has an unusable products.json ([0].category: '],
  ])('names %s when it is %j', async (name, text, reason) => {
    const siteDir = await writeStore({ files: { [name]: text } });
    expect(await catchFailure(siteOn(siteDir))).toContain(`StoreError: generation g1 ${reason}`);
  });

  it('serves the last good generation while the live one is broken, and reports that once', async () => {
    const siteDir = await writeStore();
    const reports: string[] = [];
    const liveSite = siteOn(siteDir);
    liveSite.report = (error) => reports.push(error.message);
    await liveSite.live();
    await release(siteDir, 'g2');
    expect((await liveSite.serving()).id).toBe('g1');
    expect((await liveSite.serving()).id).toBe('g1');
    const why = 'generation g2 is not whole: files.json is missing';
    expect(await catchFailure(liveSite)).toContain(why);
    await liveSite.look();
    expect(reports).toEqual([`${why}. Guests get generation g1`]);
  });

  it('starts with the newest whole generation before a broken one, and names both', async () => {
    const siteDir = await writeStore();
    for (const id of ['g9', 'g10'])
      await writeGeneration(siteDir, id, { files: id === 'g10' ? { 'pages/ToFu.html': null } : {} });
    for (const id of ['g9', 'g10']) await release(siteDir, id);
    const liveSite = siteOn(siteDir);
    const reports: string[] = [];
    liveSite.report = (error) => reports.push(error.message);
    const why = 'generation g10 is not whole: pages/ToFu.html is missing';
    expect(await catchFailure(liveSite)).toContain(`StoreError: ${why}`);
    expect((await liveSite.serving()).id).toBe('g9');
    expect(liveSite.lastGood?.id).toBe('g9');
    expect(reports).toEqual([`${why}. Guests get generation g9`]);
  });

  it('serves nothing where nothing is whole, and then what was repaired by hand', async () => {
    const siteDir = await writeStore({ files: { 'pages/ToFu.html': null } });
    const liveSite = siteOn(siteDir);
    await expect(liveSite.serving()).rejects.toThrow('pages/ToFu.html is missing');
    await expect(liveSite.serving()).rejects.toThrow('pages/ToFu.html is missing');
    await writeFile(path.join(siteDir, 'generations/g1/pages/ToFu.html'), pageText('/ToFu', 'g1'));
    await until(async () => (await catchFailure(liveSite)) === 'no failure: g1');
  });

  it('serves the generation before a deployment that cannot be read', async () => {
    const siteDir = await writeStore();
    await writeFile(path.join(siteDir, 'deployments/000002.json'), '{');
    const liveSite = siteOn(siteDir);
    expect((await liveSite.serving()).id).toBe('g1');
    expect(await catchFailure(liveSite)).toContain('deployments/000002.json of ');
  });

  it.each([
    ['missing', (file: string) => rm(file), 'is missing'],
    ['cut', (file: string) => truncate(file, 4), 'is changed'],
    ['altered', (file: string) => writeFile(file, 'AVIF BYTES'), 'is changed'],
  ])('serves everything but a picture that is %s, and names it', async (_how, harm, what) => {
    const siteDir = await writeStore({ others: { [PICTURE]: hashOfPicture } });
    await harm(path.join(siteDir, PICTURE));
    const liveSite = siteOn(siteDir);
    const reports: string[] = [];
    liveSite.report = (error) => reports.push(error.message);
    expect((await liveSite.live()).id).toBe('g1');
    await until(() => reports.length > 0);
    expect(reports).toEqual([`generation g1 is degraded: ${PICTURE} ${what}`]);
    expect(liveSite.files.faults).toEqual([`${PICTURE} ${what}`]);
    await expect(liveSite.read(PICTURE)).rejects.toThrow(`${PICTURE} is not whole`);
    expect(await liveSite.read('pictures/none.avif')).toBeNull();
    await writeFile(path.join(siteDir, PICTURE), 'avif bytes');
    expect(String((await liveSite.read(PICTURE))?.identity)).toBe('avif bytes');
    expect(liveSite.files.faults).toEqual([]);
  });

  it('goes on serving what is in memory', async () => {
    const siteDir = await writeStore();
    const liveSite = siteOn(siteDir);
    await liveSite.live();
    const files = ['mfe/menu-mfe/menu-g1/remoteEntry.js', 'generations/g1/pages/Menu.html'];
    for (const file of files) await rm(path.join(siteDir, file));
    expect(String((await liveSite.read(files[0]!))?.identity)).toContain('var menu_mfe');
    await until(async () => {
      await liveSite.files.check();
      return liveSite.files.faults.length === 2;
    });
    expect((await liveSite.live()).pages.has('/menu')).toBe(true);
  });

  it('takes an icon in that was missing when it started, once it is put back', async () => {
    const siteDir = await writeStore();
    const icon = path.join(siteDir, 'generations/g1/icons/sello.svg');
    await rm(icon);
    const liveSite = siteOn(siteDir);
    const found = async () => (await liveSite.live()).files.get('/icons/sello.svg');
    expect(await found()).toBeNull();
    await writeFile(icon, '<svg xmlns="http://www.w3.org/2000/svg"/>');
    await until(
      async () => (await found()) !== null,
      () => liveSite.look(),
    );
  });

  it('reads a store again that was cleared and filled again under the same names', async () => {
    const siteDir = await writeStore();
    const liveSite = siteOn(siteDir);
    await liveSite.live();
    await rm(path.join(siteDir, 'generations'), { recursive: true, maxRetries: 5 });
    await writeGeneration(siteDir, 'g1', { files: { 'pages/Menu.html': 'otra carta' } });
    await release(siteDir, 'g1');
    const menu = (await liveSite.live()).pages.get('/menu');
    expect(menu?.plain.representations.identity.body.toString()).toBe('otra carta');
  });

  it('keeps what it has read when the folder disappears', async () => {
    const siteDir = await writeStore();
    const liveSite = siteOn(siteDir);
    await liveSite.live();
    await rm(siteDir, { recursive: true });
    expect((await liveSite.serving()).pages.has('/menu')).toBe(true);
  });

  it('takes no hidden or compressed file for a file of its own', async () => {
    const siteDir = await writeStore();
    await writeFile(path.join(siteDir, 'generations/g1/.lock'), '');
    const { files } = await siteOn(siteDir).live();
    expect([...files.keys()].sort()).toEqual([
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
});
