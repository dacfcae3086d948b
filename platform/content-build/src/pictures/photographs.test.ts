import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { type Problem, problemText } from '../Problem';
import { applyPhotographs, type PhotographFolders } from './photographs';
import type { Pictures } from './renderVariants';
import { serialisePictures } from './updatePictures';

const render = { version: '00000000', color: '#102030', widths: [200, 400, 800], ratio: 0.75 };

let root: string;
let folders: PhotographFolders;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'photographs-'));
  folders = {
    list: path.join(root, 'pictures.json'),
    photographs: path.join(root, 'photographs'),
    cache: path.join(root, 'cache'),
  };
  await mkdir(folders.photographs);
  await writeFile(
    folders.list,
    serialisePictures({
      'arroz-arroz-yangzhou': render,
      'sopas-sopa-wantan': render,
      'juego-panda': { ...render, widths: [256, 512], ratio: 1 },
    }),
  );
});

afterEach(() => rm(root, { recursive: true }));

const plain = (width: number, height: number, background = '#c02010') =>
  sharp({ create: { width, height, channels: 3, background } });

const put = async (file: string, image: Sharp) => image.toFile(path.join(folders.photographs, file));

const said = (problems: Problem[]) => problems.map(problemText);

/** The developed photograph of the rice. */
const fileOf = (pictures: Pictures, size: string) =>
  path.join(folders.cache, `arroz-arroz-yangzhou.${pictures['arroz-arroz-yangzhou']?.version}-${size}`);

describe('photographs of the restaurant', () => {
  test('leave the renders alone while there are none', async () => {
    const { pictures, problems } = await applyPhotographs({ folders });

    expect(pictures['arroz-arroz-yangzhou']).toEqual(render);
    expect(problems).toEqual([]);
  });

  test('replace the render that they are named after', async () => {
    await put('arroz-arroz-yangzhou.jpg', plain(1000, 1000));

    const { pictures, problems } = await applyPhotographs({ folders });

    expect(problems).toEqual([]);
    const photograph = pictures['arroz-arroz-yangzhou'];
    expect(photograph).toMatchObject({ kind: 'photograph', widths: [200, 400, 800], ratio: 0.75 });
    expect(photograph?.version).toMatch(/^[0-9a-f]{8}$/);
    expect(pictures['sopas-sopa-wantan']).toEqual(render);
    for (const width of [200, 400, 800])
      for (const format of ['avif', 'webp'])
        expect((await stat(fileOf(pictures, `${width}.${format}`))).size).toBeGreaterThan(0);
  });

  test('are known by the name of the dish as people write it', async () => {
    await put('Sopa Wantán.JPG', plain(800, 600).jpeg());

    const { pictures } = await applyPhotographs({ folders });
    expect(pictures['sopas-sopa-wantan']?.kind).toBe('photograph');
    expect(pictures['arroz-arroz-yangzhou']?.kind).toBeUndefined();
  });

  test('are cropped to four by three around the middle, without metadata', async () => {
    const middle = await plain(400, 1200, '#00ff00').png().toBuffer();
    await put(
      'arroz-arroz-yangzhou.png',
      plain(2000, 1200, '#0000ff')
        .composite([{ input: middle, gravity: 'centre' }])
        .withExif({ IFD0: { Copyright: 'Asia', Model: 'Phone' } }),
    );

    const file = fileOf((await applyPhotographs({ folders })).pictures, '800.webp');

    const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([800, 600]);
    const [, green = 0, blue = 255] = data.subarray((300 * 800 + 400) * info.channels);
    expect(green).toBeGreaterThan(200);
    expect(blue).toBeLessThan(60);
    expect((await sharp(file).metadata()).exif).toBeUndefined();
  });

  test('are rotated as the phone was held', async () => {
    const left = await plain(400, 1600, '#ff0000').png().toBuffer();
    await put(
      'arroz-arroz-yangzhou.jpg',
      plain(800, 1600, '#0000ff')
        .composite([{ input: left, left: 0, top: 0 }])
        .withMetadata({ orientation: 6 }),
    );

    const { pictures, problems } = await applyPhotographs({ folders });

    // Orientation 6 turns the left side to the top.
    expect(problems).toEqual([]);
    const { data, info } = await sharp(fileOf(pictures, '400.webp'))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const [red = 0] = data.subarray((10 * 400 + 200) * info.channels);
    const [redBelow = 255] = data.subarray((290 * 400 + 200) * info.channels);
    expect(red).toBeGreaterThan(180);
    expect(redBelow).toBeLessThan(60);
  });

  test('are made once and found again', async () => {
    await put('arroz-arroz-yangzhou.jpg', plain(800, 600));
    const first = await applyPhotographs({ folders });
    const written = async () =>
      Promise.all(
        (await readdir(folders.cache)).map(
          async (file) => (await stat(path.join(folders.cache, file))).mtimeMs,
        ),
      );
    const before = await written();

    expect(await applyPhotographs({ folders })).toEqual(first);
    expect(await written()).toEqual(before);
  });

  test('that are too small are named and left out', async () => {
    await put('arroz-arroz-yangzhou.jpg', plain(799, 600));

    const { pictures, problems } = await applyPhotographs({ folders });

    expect(pictures['arroz-arroz-yangzhou']).toEqual(render);
    expect(said(problems)).toEqual([
      'arroz-arroz-yangzhou.jpg: mide 799 × 600 píxeles y hacen falta al menos 800 × 600. Busca la original en el teléfono: WhatsApp las achica.',
    ]);
  });

  test('that match nothing are named, with the nearest dish', async () => {
    await put('arroz-aroz-yangzou.jpg', plain(800, 600));
    await put('arroz yangzou.jpg', plain(800, 600));
    await put('perro.jpg', plain(800, 600));

    expect(said((await applyPhotographs({ folders })).problems)).toEqual([
      'arroz yangzou.jpg: no corresponde a ningún plato ni escena. ¿Quizás arroz-arroz-yangzhou? Cámbiale el nombre.',
      'arroz-aroz-yangzou.jpg: no corresponde a ningún plato ni escena. ¿Quizás arroz-arroz-yangzhou? Cámbiale el nombre.',
      'perro.jpg: no corresponde a ningún plato ni escena. Dale el nombre del plato, como dice content/pictures/photographs/README.md.',
    ]);
  });

  test('never replace a face of the game', async () => {
    await put('juego-panda.jpg', plain(800, 800));

    expect((await applyPhotographs({ folders })).problems).toHaveLength(1);
  });

  test('of the same dish yield to the first by name', async () => {
    await put('arroz-arroz-yangzhou.jpg', plain(800, 600));
    await put('arroz-arroz-yangzhou.png', plain(800, 600));

    expect(said((await applyPhotographs({ folders })).problems)).toEqual([
      'arroz-arroz-yangzhou.png: arroz-arroz-yangzhou ya tiene la fotografía arroz-arroz-yangzhou.jpg. Deja una.',
    ]);
  });

  const JPEG = 'sopas-sopa-wantan.jpg';
  const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(99)]);
  test.each<[what: string, file: string, make: () => string | Buffer | Promise<Buffer>, answer: string]>([
    ['of 0 bytes', JPEG, () => '', 'está vacía: 0 bytes. Cópiala otra vez desde el teléfono.'],
    [
      'cut off',
      JPEG,
      async () => (await plain(1600, 1200).jpeg().toBuffer()).subarray(0, 4_000),
      'está dañada o cortada. Cópiala otra vez desde el teléfono.',
    ],
    [
      'of 20,000 pixels',
      JPEG,
      () => plain(20_000, 700).png().toBuffer(),
      'mide 20000 × 700 píxeles y caben 16384 de lado. Redúcela.',
    ],
    [
      'for print',
      JPEG,
      () => plain(800, 600).toColourspace('cmyk').jpeg().toBuffer(),
      'está en CMYK, los colores de la imprenta. Expórtala en RGB (sRGB).',
    ],
    [
      'that are drawings',
      'sopas-sopa-wantan.svg',
      () => '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="700" />',
      'no es una fotografía sino un archivo SVG; guárdala como JPG, PNG, WebP o AVIF.',
    ],
    [
      'of an iPhone',
      'sopas-sopa-wantan.heic',
      () => heic,
      'está en HEIC, que los navegadores no muestran. En el iPhone elige Ajustes › Cámara › Formatos › Más compatible y tómala otra vez, o guárdala como JPG.',
    ],
    [
      'of 41 MB',
      JPEG,
      () => Buffer.alloc(41 * 1024 * 1024, 1),
      'pesa 41 MB y caben 40. Expórtala más pequeña, en JPG.',
    ],
    [
      'of another kind',
      JPEG,
      () => 'not a picture',
      'no se puede leer; guárdala como JPG, PNG, WebP o AVIF.',
    ],
  ])('%s are reported, with what to do', async (_, file, make, answer) => {
    await writeFile(path.join(folders.photographs, file), await make());
    expect(said((await applyPhotographs({ folders })).problems)).toEqual([`${file}: ${answer}`]);
  });

  test('that are folders are reported, with formats to save them in', async () => {
    await mkdir(path.join(folders.photographs, 'sopas-sopa-wantan.heic'));
    expect(said((await applyPhotographs({ folders })).problems)).toEqual([
      'sopas-sopa-wantan.heic: no se puede leer; guárdala como JPG, PNG, WebP o AVIF.',
    ]);
  });

  test('that cannot be used leave the render in its place', async () => {
    await put('arroz-arroz-yangzhou.jpg', plain(640, 480));
    await writeFile(path.join(folders.photographs, 'sopas-sopa-wantan.jpg'), '');

    const { pictures, problems } = await applyPhotographs({ folders });

    expect(problems).toHaveLength(2);
    expect([pictures['arroz-arroz-yangzhou'], pictures['sopas-sopa-wantan']]).toEqual([render, render]);
  });

  test('that do not compress get softer, within their budgets', async () => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 90 };
    const grain = sharp({ create: { width: 200, height: 600, channels: 3, background: '#000', noise } });
    const input = await grain.png().toBuffer();
    await put('arroz-arroz-yangzhou.png', plain(800, 600).composite([{ input, gravity: 'centre' }]));

    const { pictures, problems } = await applyPhotographs({ folders });

    expect(problems).toEqual([]);
    const { size } = await stat(fileOf(pictures, '800.avif'));
    expect(size).toBeLessThanOrEqual(45 * 1024);
    expect((await sharp(fileOf(pictures, '800.avif')).metadata()).width).toBe(800);
  });
});
