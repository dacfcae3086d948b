import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
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
  test('are made at every width in both formats and listed', async () => {
    await master('sopas-sopa-wantan', '#804020');

    const { made, problems } = await updatePictures(folders);

    expect(problems).toEqual([]);
    expect(made).toEqual(['sopas-sopa-wantan']);
    expect((await readdir(folders.web)).sort()).toEqual([
      'sopas-sopa-wantan-200.avif',
      'sopas-sopa-wantan-200.webp',
      'sopas-sopa-wantan-400.avif',
      'sopas-sopa-wantan-400.webp',
      'sopas-sopa-wantan-800.avif',
      'sopas-sopa-wantan-800.webp',
    ]);
    const { width, height, format } = await sharp(
      path.join(folders.web, 'sopas-sopa-wantan-400.webp'),
    ).metadata();
    expect({ width, height, format }).toEqual({ width: 400, height: 300, format: 'webp' });
    expect(await listed()).toEqual({
      'sopas-sopa-wantan': {
        version: expect.stringMatching(/^[0-9a-f]{8}$/) as string,
        color: '#804020',
        widths: [200, 400, 800],
        ratio: 0.75,
      },
    });
  });

  test('are left alone when nothing changed', async () => {
    await master('sopas-sopa-wantan', '#804020');
    await updatePictures(folders);
    const file = path.join(folders.web, 'sopas-sopa-wantan-800.avif');
    const before = (await stat(file)).mtimeMs;

    expect(await updatePictures(folders)).toEqual({ made: [], kept: 1, removed: [], problems: [] });
    expect((await stat(file)).mtimeMs).toBe(before);
  });

  test('are made again when one of them is gone', async () => {
    await master('sopas-sopa-wantan', '#804020');
    await updatePictures(folders);
    await rm(path.join(folders.web, 'sopas-sopa-wantan-800.avif'));

    expect((await updatePictures(folders)).made).toEqual(['sopas-sopa-wantan']);
  });

  test('get a new version when the master changes', async () => {
    await master('sopas-sopa-wantan', '#804020');
    await updatePictures(folders);
    const before = await listed();
    await master('sopas-sopa-wantan', '#804021');

    expect((await updatePictures(folders)).made).toEqual(['sopas-sopa-wantan']);
    expect((await listed())['sopas-sopa-wantan']?.version).not.toBe(before['sopas-sopa-wantan']?.version);
  });

  test('go when their master goes', async () => {
    await master('sopas-sopa-wantan', '#804020');
    await master('sopas-sopa-agripicante', '#804020');
    await updatePictures(folders);
    await rm(path.join(folders.masters, 'sopas-sopa-wantan.webp'));

    expect((await updatePictures(folders)).removed).toHaveLength(6);
    expect(Object.keys(await listed())).toEqual(['sopas-sopa-agripicante']);
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
    const tight = { ...pictureRecipe('sopas-sopa-wantan'), widths: [{ width: 200, avif: 1, webp: 1 }] };

    const { made, problems } = await updatePictures(folders, {
      recipeOf: (name) => (name === 'sopas-sopa-wantan' ? tight : pictureRecipe(name)),
    });

    expect(made).toEqual(['sopas-sopa-agripicante']);
    expect(problems).toEqual([expect.stringMatching(/^sopas-sopa-wantan: 200 px avif: weighs \d+ bytes/)]);
  });

  test('need a folder of masters', async () => {
    await writeFile(folders.list, serialisePictures({}));
    await rm(folders.masters, { recursive: true });

    await expect(updatePictures(folders)).rejects.toThrow(/ENOENT/);
  });
});

test('the list is sorted and has a line for each picture', () => {
  const entry = { version: '0', color: '#000000', widths: [200], ratio: 1 };

  expect(serialisePictures({ b: entry, a: entry }).split('\n')).toEqual([
    '{',
    expect.stringContaining('"a"'),
    expect.stringContaining('"b"'),
    '}',
    '',
  ]);
});
