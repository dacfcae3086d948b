import { rm, symlink, writeFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { emptyStore, makeLive, pointerOf, writeGeneration, writeStore } from '../testing/writeStore';
import { LiveSite } from './LiveSite';

const pointerTo = (base: string): string =>
  JSON.stringify({
    ...pointerOf('g1'),
    remotes: [{ name: 'menu-mfe', version: 'gone', base, entry: 'e.js' }],
  });

const failureOf = async (liveSite: LiveSite): Promise<string> => {
  try {
    return `no failure: ${(await liveSite.live()).id}`;
  } catch (error) {
    return String(error);
  }
};

describe('LiveSite', () => {
  it('reads a generation once and then has it at once', async () => {
    const liveSite = new LiveSite(await writeStore());
    const [first, second] = await Promise.all([liveSite.live(), liveSite.live()]);
    expect(second).toBe(first);
    expect(liveSite.live()).toBe(first);
  });

  it('follows the link on the next question', async () => {
    const siteDir = await writeStore();
    const liveSite = new LiveSite(siteDir);
    await liveSite.live();
    await writeGeneration(siteDir, 'g2');
    await makeLive(siteDir, 'g2');
    expect((await liveSite.live()).id).toBe('g2');
  });

  it('goes back to a generation it still has without reading it', async () => {
    const siteDir = await writeStore();
    const liveSite = new LiveSite(siteDir);
    const first = await liveSite.live();
    await writeGeneration(siteDir, 'g2');
    await makeLive(siteDir, 'g2');
    await liveSite.live();
    await makeLive(siteDir, 'g1');
    expect(liveSite.live()).toBe(first);
  });

  it('forgets generations it no longer needs', async () => {
    const siteDir = await writeStore();
    const liveSite = new LiveSite(siteDir);
    const first = await liveSite.live();
    for (const id of ['g2', 'g3', 'g4']) {
      await writeGeneration(siteDir, id);
      await makeLive(siteDir, id);
      await liveSite.live();
    }
    await makeLive(siteDir, 'g1');
    const again = await liveSite.live();
    expect(again.id).toBe('g1');
    expect(again).not.toBe(first);
  });

  it('reports that nothing has been released', async () => {
    expect(await failureOf(new LiveSite(await emptyStore()))).toBe(
      'StoreError: nothing has been released yet',
    );
  });

  it.each([
    ['releases.json', null, 'lacks releases.json'],
    ['releases.json', '{', 'has an unusable releases.json'],
    ['routes.json', '[null]', 'has an unusable routes.json (0 has no route and file)'],
    ['pages/ToFu.html', null, 'lacks pages/ToFu.html'],
    ['pages/404.html', null, 'lacks pages/404.html'],
    ['products.json', '{}', 'has an unusable products.json (is not a list)'],
  ])('names %s when it is %j', async (name, text, reason) => {
    const siteDir = await writeStore({ files: { [name]: text } });
    expect(await failureOf(new LiveSite(siteDir))).toContain(`StoreError: generation g1 ${reason}`);
  });

  it('refuses a folder in the place of the link', async () => {
    const siteDir = await emptyStore();
    await mkdir(path.join(siteDir, 'current'));
    expect(await failureOf(new LiveSite(siteDir))).toContain('not a symbolic link');
  });

  it('serves the last good generation while the live one is broken, and reports that once', async () => {
    const siteDir = await writeStore();
    const reports: string[] = [];
    const liveSite = new LiveSite(siteDir);
    liveSite.report = (error) => reports.push(error.message);
    await liveSite.live();
    await makeLive(siteDir, 'g2');
    expect((await liveSite.serving()).id).toBe('g1');
    expect((await liveSite.serving()).id).toBe('g1');
    expect(await failureOf(liveSite)).toContain('generation g2 lacks releases.json');
    expect(reports).toEqual(['generation g2 lacks releases.json']);
  });

  it.each([
    ['lacks a page', { 'pages/ToFu.html': null }],
    ['names a file that is not there', { 'pages/ToFu.html': '<script src="/mfe/menu-mfe/9/main.js">' }],
    ['has a pointer to a build that is not there', { 'releases.json': pointerTo('/mfe/menu-mfe/gone/') }],
  ])('starts with the newest whole generation before a live one that %s', async (_what, files) => {
    const siteDir = await writeStore();
    for (const id of ['g9', 'g10']) await writeGeneration(siteDir, id, { files: id === 'g10' ? files : {} });
    await makeLive(siteDir, 'g10');
    const liveSite = new LiveSite(siteDir);
    expect(await failureOf(liveSite)).toContain('StoreError: generation g10');
    expect((await liveSite.serving()).id).toBe('g9');
    expect(liveSite.lastServed).toBe('g9');
  });

  it('does not search a store without anything whole for each question', async () => {
    const liveSite = new LiveSite(await writeStore({ files: { 'pages/ToFu.html': null } }));
    await expect(liveSite.serving()).rejects.toThrow('lacks pages/ToFu.html');
    expect(() => liveSite.serving()).toThrow('lacks pages/ToFu.html');
  });

  it('looks again after a moment, reports a failure once and serves the repaired generation', async () => {
    const siteDir = await emptyStore();
    await symlink('generations/g1', path.join(siteDir, 'current'));
    const reports: string[] = [];
    const liveSite = new LiveSite(siteDir);
    liveSite.report = (error) => reports.push(error.message);
    let now = 0;
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now);
    await failureOf(liveSite);
    now += 1_001;
    expect(await failureOf(liveSite)).toContain('lacks releases.json');
    await writeGeneration(siteDir, 'g1');
    now += 999;
    expect(await failureOf(liveSite)).toContain('lacks releases.json');
    now += 2;
    expect((await liveSite.live()).id).toBe('g1');
    expect(reports).toHaveLength(1);
    clock.mockRestore();
  });

  it('reads a store again that was cleared and filled again under the same names', async () => {
    const siteDir = await writeStore();
    const liveSite = new LiveSite(siteDir);
    await liveSite.live();
    await rm(path.join(siteDir, 'generations'), { recursive: true });
    await writeGeneration(siteDir, 'g1', { files: { 'pages/Menu.html': 'otra carta' } });
    await makeLive(siteDir, 'g1');
    const menu = (await liveSite.live()).pages.get('/menu');
    expect(menu?.plain.representations.identity.body.toString()).toBe('otra carta');
  });

  it('keeps what it has read when the folder disappears', async () => {
    const siteDir = await writeStore();
    const liveSite = new LiveSite(siteDir);
    await liveSite.live();
    await rm(siteDir, { recursive: true });
    expect((await liveSite.serving()).pages.has('/menu')).toBe(true);
  });

  it('takes no hidden or compressed file for a file of its own', async () => {
    const siteDir = await writeStore();
    await writeFile(path.join(siteDir, 'generations/g1/.lock'), '');
    const { files } = await new LiveSite(siteDir).live();
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
