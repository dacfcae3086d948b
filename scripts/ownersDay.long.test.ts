import { appendFileSync, cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { entryAddress, type ContentIndex, type OfflineList } from '@asia/shared/contracts';
import { checkContent, nothingLive, pictureFolders, publishContent } from '@asia/content-build';
import { root } from '@asia/release-store/root';
import { releaseBuilds } from '@asia/releases';
import { descriptions, live, liveContent, liveFile, testStore } from '@asia/releases/testing/testStore';
import sharp from 'sharp';

const temporary = () => mkdtempSync(path.join(tmpdir(), 'asia-day-'));
const folder = temporary();
const { store, addBuild } = testStore();

const release = async () => {
  const content = await publishContent(store, await checkContent(nothingLive, folder), folder);
  return (await releaseBuilds(store, [content])).generation;
};
const replace = (file: string, from: string, to: string) => {
  const text = readFileSync(path.join(folder, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(path.join(folder, file), text.replace(from, to));
};
const append = (file: string, ...rows: string[]) =>
  appendFileSync(path.join(folder, file), rows.map((row) => `${row}\r\n`).join(''));

/** Bytes of the release store. */
const size = async () => (await store.files.list('')).reduce((sum, file) => sum + file.size, 0);

/** A photograph of a dish, as a telephone takes it. */
const photograph = (file: string) =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#a42' } })
    .jpeg()
    .toFile(file);

const day: [what: string, edit: () => unknown][] = [
  [
    'two prices',
    () => {
      replace('menu.csv', ',9800,', ',9900,');
      replace('menu.csv', ',12800,', ',12900,');
    },
  ],
  [
    'a dish that is sold out',
    () => replace('restaurant.json', '"soldOut": []', '"soldOut": ["sopas:sopa-wantan"]'),
  ],
  ['a telephone', () => replace('restaurant.json', '+57 604 000 0001', '+57 604 000 0002')],
  ['a closed day', () => replace('restaurant.json', '"closedDates": []', '"closedDates!": ["2030-12-25"]')],
  [
    'a category with two dishes and a photograph',
    async () => {
      append(
        'categories.csv',
        'dumplings,/Dumplings,/Dumplings,Dumplings,Dumplings,饺子,Dumplings,饺子,Masa fina al vapor o a la plancha,Thin dough steamed or fried,薄皮蒸饺或煎饺,ver dumplings,90,,no,no',
      );
      append(
        'menu.csv',
        'dumplings,de-cerdo,Entrada,Dumplings de cerdo,Al vapor,Pork dumplings,Steamed,猪肉饺,蒸,21800,,',
        'dumplings,de-verduras,Entrada,Dumplings de verduras,Al vapor,Vegetable dumplings,Steamed,素饺,蒸,19800,,',
      );
      append(
        'pages.csv',
        `/Dumplings,Dumplings chinos en Las Palmas,"${'Dumplings de masa fina, al vapor o a la plancha, rellenos de cerdo o de verduras, hechos cada mañana en la cocina de Las Palmas.'}",dumplings:de-cerdo,,Dumplings en un plato`,
      );
      await photograph(path.join(pictureFolders.photographs, 'dumplings-de-cerdo.jpg'));
    },
  ],
];

it('a day of the owner is released without an app: every edit is live, and no build of an app has moved', async () => {
  cpSync(path.join(root, 'platform/content-build/src/testing/asia'), folder, { recursive: true });
  Object.assign(pictureFolders, { photographs: temporary(), cache: temporary() });
  const { shell, menu } = descriptions;
  const routes = [
    { each: 'category' as const, page: 'Page', data: ['section/*'] },
    { each: 'carta' as const, page: 'Page', data: ['carta/*'], offline: true },
    { path: '/Menu', page: 'Page', data: ['categories', 'rail'], offline: true },
  ];
  await releaseBuilds(store, [
    await addBuild(shell, 'shell-1'),
    await addBuild({ ...menu, routes }, 'menu-1'),
    await publishContent(store, await checkContent(nothingLive, folder), folder),
  ]);
  const apps = await live(store);
  for (const [what, edit] of day) {
    const [version, bytes] = [await liveContent(store), await size()];
    await edit();
    await release();
    const written = (await size()) - bytes;
    expect([what, await live(store)]).toEqual([what, apps]);
    expect(await liveContent(store)).not.toBe(version);
    // The pages of this site, its entries and, once, the photograph in its widths.
    expect(written).toBeLessThan(3_000_000);
  }
  expect(await liveFile(store, 'pages/Dumplings.html')).toContain('Dumplings de verduras');
  expect([...(await store.names('pictures/'))].join()).toContain('dumplings-de-cerdo.');
  expect(await liveFile(store, 'sitemap.xml')).toContain('/Dumplings');
  expect(await liveFile(store, 'pages/Entradas.html')).toContain('9900');
}, 300_000);

/** Bytes, compressed, of the files that a browser fetches after a release, beside the list of its worker and the pages on it. */
async function fetchedAfter(before: ReadonlySet<string>): Promise<number> {
  const missing = [...(await keptFiles())].filter((address) => !before.has(address));
  const stored = await store.files.list('mfe/');
  const sizes = missing.map((address) => stored.find(({ name }) => name === `${address.slice(1)}.br`)!.size);
  expect(sizes).not.toEqual([]);
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}

/** Addresses of what the worker of a browser keeps, without what the pages bring. */
async function keptFiles(): Promise<ReadonlySet<string>> {
  const { files, content } = JSON.parse(await liveFile(store, 'offline.json')) as OfflineList;
  const index = JSON.parse(String(await store.files.read(content.address.slice(1)))) as ContentIndex;
  const entries = Object.entries(index).filter(([name]) => !content.brought.includes(name));
  return new Set([...Object.keys(files), content.address, ...entries.map((entry) => entryAddress(...entry))]);
}

it('a price costs a returning guest at most 3 KB beside the pages that the browser keeps', async () => {
  const before = await keptFiles();
  replace('menu.csv', ',34800,', ',34900,');
  await release();
  expect(await fetchedAfter(before)).toBeLessThan(3_000);
}, 60_000);
