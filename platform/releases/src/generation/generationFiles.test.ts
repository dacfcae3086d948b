import { computeHash, generationFile, type GenerationFiles, parseGenerationFiles } from '@asia/release-store';
import { descriptions, liveFile, released } from '../testing/testStore';

/** Names in one of the two lists, without versions: `mfe/menu/…/boot.js`. */
const withoutVersions = (files: Record<string, string>) =>
  Object.keys(files).map((name) => name.replace(/(menu|hall|shell)-\d/, '…'));

async function readList({ store }: Awaited<ReturnType<typeof released>>): Promise<GenerationFiles> {
  return parseGenerationFiles(JSON.parse(await liveFile(store, 'files.json')));
}

it('lists pages, pointer, routes, entries, first scripts and styles as needed', async () => {
  const { needed } = await readList(await released());
  expect(withoutVersions(needed)).toEqual([
    'mfe/hall/…/chunks/Game.css',
    'mfe/hall/…/chunks/Game.js',
    'mfe/hall/…/chunks/Page.css',
    'mfe/hall/…/chunks/Page.js',
    'mfe/hall/…/remoteEntry.js',
    'mfe/menu/…/chunks/Page.css',
    'mfe/menu/…/chunks/Page.js',
    'mfe/menu/…/remoteEntry.js',
    'mfe/shell/chunks/libraries.1ab0a1e5.js',
    'mfe/shell/…/boot.js',
    'mfe/shell/…/chunks/Page.css',
    'mfe/shell/…/chunks/Page.js',
    'mfe/shell/…/main.css',
    'mfe/shell/…/main.js',
    'pages/404.html',
    'pages/Hall.html',
    'pages/Secret.html',
    'pages/Soup.html',
    'pages/index.html',
    'releases.json',
    'routes.json',
  ]);
});

it('lists fonts, cards, pictures, lazy chunks and the builds that browsers fall back to as others', async () => {
  const site = await released();
  await site.release(descriptions.menu, 'menu-2');
  const { needed, other } = await readList(site);
  expect(withoutVersions(other)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^mfe\/content\/entries\/facts\.\w+\.json$/),
      'mfe/content/content-1/index.json',
      'mfe/shell/…/assets/title.woff2',
      'pages/503.html',
      'pictures/menu.…-400.avif',
      'products.json',
      'favicon.ico',
    ]),
  );
  expect(Object.keys(other)).toContain('mfe/menu/menu-1/remoteEntry.js');
  expect(Object.keys(needed)).toContain('mfe/menu/menu-2/remoteEntry.js');
});

it('has the hash of each file as it is in the store', async () => {
  const site = await released();
  const { needed, other } = await readList(site);
  const folder = (await site.store.live())?.folder ?? '';
  for (const [file, hash] of Object.entries({ ...needed, ...other })) {
    const content = await site.store.files.read(generationFile(folder, file));
    expect([file, content && computeHash(content).startsWith(hash)]).toEqual([file, true]);
  }
  expect((await site.store.live())?.files).toBe(
    computeHash(Buffer.from(await liveFile(site.store, 'files.json'))),
  );
});
