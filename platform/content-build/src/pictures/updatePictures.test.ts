import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { pictureRecipe } from './pictureRecipe';
import type { Pictures } from './renderVariants';
import { type PictureFolders, serialisePictures, updatePictures } from './updatePictures';

let root: string;
let folders: PictureFolders;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  folders = {
    masters: path.join(root, 'masters'),
    web: path.join(root, 'web'),
    list: path.join(root, 'pictures.json'),
  };
  await mkdir(folders.masters);
});

afterEach(() => rm(root, { recursive: true }));

const master = async (name: string, background: string, width = 800, height = 600) =>
  sharp({ create: { width, height, channels: 3, background } })
    .webp({ lossless: true })
    .toFile(path.join(folders.masters, `${name}.webp`));

const listed = async () => JSON.parse(await readFile(folders.list, 'utf8')) as Pictures;

describe('the files of the pictures', () => {
  const wantan = ['200', '400', '800'].flatMap((width) =>
    ['avif', 'webp'].map((format) => `sopas-sopa-wantan-${width}.${format}`),
  );

  test('are made once, made again when a file or the master differs, and go with their master', async () => {
    await master('sopas-sopa-wantan', '#804020');
    expect(await updatePictures(folders)).toMatchObject({ made: ['sopas-sopa-wantan'], problems: [] });
    expect((await readdir(folders.web)).sort()).toEqual(wantan);
    const webp = sharp(path.join(folders.web, 'sopas-sopa-wantan-400.webp'));
    expect(await webp.metadata()).toMatchObject({ width: 400, height: 300, format: 'webp' });
    const first = (await listed())['sopas-sopa-wantan'];
    expect(first).toEqual({
      version: expect.stringMatching(/^[0-9a-f]{8}$/) as string,
      color: '#804020',
      widths: [200, 400, 800],
      ratio: 0.75,
    });

    const file = path.join(folders.web, 'sopas-sopa-wantan-800.avif');
    const { mtimeMs } = await stat(file);
    expect(await updatePictures(folders)).toEqual({ made: [], kept: 1, removed: [], problems: [] });
    expect((await stat(file)).mtimeMs).toBe(mtimeMs);

    await rm(file);
    expect((await updatePictures(folders)).made).toEqual(['sopas-sopa-wantan']);
    await master('sopas-sopa-wantan', '#804021');
    expect((await updatePictures(folders)).made).toEqual(['sopas-sopa-wantan']);
    expect((await listed())['sopas-sopa-wantan']?.version).not.toBe(first?.version);

    await rm(path.join(folders.masters, 'sopas-sopa-wantan.webp'));
    expect((await updatePictures(folders)).removed).toEqual(wantan);
    expect(await listed()).toEqual({});
  });

  test('of cut-outs stay transparent and ask for no placeholder colour', async () => {
    await sharp({ create: { width: 600, height: 600, channels: 4, background: '#80402080' } })
      .webp({ lossless: true })
      .toFile(path.join(folders.masters, 'juego-panda.webp'));

    await updatePictures(folders);

    expect((await listed())['juego-panda']?.color).toBe('transparent');
    expect((await sharp(path.join(folders.web, 'juego-panda-512.avif')).stats()).isOpaque).toBe(false);
  });

  test('that cannot meet their budget are named, and the others are made', async () => {
    await master('sopas-sopa-wantan', '#804020');
    await master('sopas-sopa-agripicante', '#804020');
    const narrow = (bytes: number) => [{ width: 200, avif: bytes, webp: bytes }];

    const { made, problems } = await updatePictures(folders, {
      recipeOf: (name) => ({
        ...pictureRecipe(name),
        widths: narrow(name === 'sopas-sopa-wantan' ? 1 : 5_000),
      }),
    });

    expect(made).toEqual(['sopas-sopa-agripicante']);
    expect(problems).toEqual([expect.stringMatching(/^sopas-sopa-wantan: 200 px avif: weighs \d+ bytes/)]);
  });

  test('need a folder of masters', async () => {
    await rm(folders.masters, { recursive: true });
    await expect(updatePictures(folders)).rejects.toThrow(/ENOENT/);
  });
});

test('the list is sorted and has a line for each picture', () => {
  const row = { version: '0', color: '#000000', widths: [200], ratio: 1 };
  expect(serialisePictures({ b: row, a: row })).toMatch(/^\{\n {2}"a".*\n {2}"b".*\n\}\n$/);
});
