import { computeHash, generationFile, type GenerationFiles, parseGenerationFiles } from '@asia/release-store';
import { descriptions, liveFile, released } from '../testing/testStore';

let site: Awaited<ReturnType<typeof released>>;
let list: GenerationFiles;
beforeAll(async () => {
  site = await released();
  await site.release(descriptions.menu, 'menu-2');
  list = parseGenerationFiles(JSON.parse(await liveFile(site.store, 'files.json')));
});

it('lists pages, pointer, routes, scripts of remotes, first scripts and styles as needed', () => {
  expect(Object.keys(list.needed)).toEqual([
    'mfe/hall/hall-1/chunks/Game.css',
    'mfe/hall/hall-1/chunks/Game.js',
    'mfe/hall/hall-1/chunks/Page.css',
    'mfe/hall/hall-1/chunks/Page.js',
    'mfe/hall/hall-1/remoteEntry.js',
    'mfe/menu/menu-2/chunks/Page.css',
    'mfe/menu/menu-2/chunks/Page.js',
    'mfe/menu/menu-2/remoteEntry.js',
    'mfe/shell/chunks/libraries.1ab0a1e5.js',
    'mfe/shell/shell-1/boot.js',
    'mfe/shell/shell-1/chunks/Page.css',
    'mfe/shell/shell-1/chunks/Page.js',
    'mfe/shell/shell-1/main.css',
    'mfe/shell/shell-1/main.js',
    'pages/404.html',
    'pages/Hall.html',
    'pages/Secret.html',
    'pages/Soup.html',
    'pages/index.html',
    'releases.json',
    'routes.json',
  ]);
});

it('lists fonts, cards, pictures, lazy chunks and the builds that browsers fall back to as others', () => {
  expect(Object.keys(list.other)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^mfe\/content\/entries\/facts\.\w+\.json$/),
      'mfe/content/content-1/index.json',
      'mfe/shell/shell-1/assets/title.woff2',
      'mfe/menu/menu-1/remoteEntry.js',
      'pages/503.html',
      'pictures/menu.menu-2-400.avif',
      'products.json',
      'favicon.ico',
    ]),
  );
});

it('has the hash of each file as it is in the store', async () => {
  const { files, folder = '' } = (await site.store.live()) ?? {};
  for (const [file, hash] of Object.entries({ ...list.needed, ...list.other })) {
    const content = await site.store.files.read(generationFile(folder, file));
    expect([file, content && computeHash(content).startsWith(hash)]).toEqual([file, true]);
  }
  expect(files).toBe(computeHash(Buffer.from(await liveFile(site.store, 'files.json'))));
});
