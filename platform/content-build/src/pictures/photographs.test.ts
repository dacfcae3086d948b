import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { problemText } from '../tables/Problem';
import { checkPhotograph } from './checkPhotograph';
import { develop, variantFiles } from './develop';
import { applyPhotographs, type PhotographFolders } from './photographs';
import { pictureRecipe } from './pictureRecipe';
import { serialisePictures } from './updatePictures';

let root: string;
let folders: PhotographFolders;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'photographs-'));
  const [list = '', photographs = '', cache = ''] = ['pictures.json', 'photographs', 'cache'].map((name) =>
    path.join(root, name),
  );
  folders = { list, photographs, cache };
});
afterAll(() => rm(root, { recursive: true }));

const plain = (width: number, height: number, background = '#0000ff') =>
  sharp({ create: { width, height, channels: 3, background } });
const jpeg = (image: Sharp) => image.jpeg().toBuffer();

describe('a photograph', () => {
  const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(99)]);
  test.each<[what: string, make: (file: string) => Promise<unknown>, answer: string]>([
    ['of 0 bytes', (file) => writeFile(file, ''), 'está vacía: 0 bytes. Cópiala otra vez desde el teléfono'],
    [
      'of 799 × 600',
      async (file) => writeFile(file, await jpeg(plain(799, 600))),
      'mide 799 × 600 píxeles y hacen falta al menos 800 × 600. Busca la original en el teléfono: WhatsApp las achica',
    ],
    [
      'for print',
      async (file) => writeFile(file, await jpeg(plain(800, 600).toColourspace('cmyk'))),
      'está en CMYK, los colores de la imprenta. Expórtala en RGB (sRGB)',
    ],
    [
      'that is a drawing',
      (file) => writeFile(file, '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="700" />'),
      'no es una fotografía sino un archivo SVG; guárdala como JPG, PNG, WebP o AVIF',
    ],
    [
      'of an iPhone',
      (file) => writeFile(file, heic),
      'está en HEIC, que los navegadores no muestran. En el iPhone elige Ajustes › Cámara › Formatos › Más compatible y tómala otra vez, o guárdala como JPG',
    ],
    [
      'that is a text',
      (file) => writeFile(file, 'x'),
      'no se puede leer; guárdala como JPG, PNG, WebP o AVIF',
    ],
    ['that is a folder', (file) => mkdir(file), 'no se puede leer; guárdala como JPG, PNG, WebP o AVIF'],
  ])('%s is refused, with what to do', async (what, make, objection) => {
    const file = path.join(root, what);
    await make(file);
    expect(await checkPhotograph(file, pictureRecipe('sopas-sopa-wantan'))).toBe(objection);
  });
});

describe('photographs of the restaurant', () => {
  const render = { version: '00000000', color: '#102030', widths: [200, 400, 800], ratio: 0.75 };
  const names = ['arroz-arroz-yangzhou', 'juego-panda', 'postres-flan', 'sopas-de-pato', 'sopas-sopa-wantan'];
  const renders = Object.fromEntries(names.map((name) => [name, render]));

  test('leave the renders alone while there are none', async () => {
    await writeFile(folders.list, serialisePictures(renders));
    expect(await applyPhotographs({ folders })).toEqual({ pictures: renders, problems: [] });
  });

  test('that do not compress get softer, within their budgets', async () => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 90 };
    const grain = sharp({ create: { width: 160, height: 120, channels: 3, background: '#000', noise } });
    const recipe = { ratio: 3 / 4, cutOut: false, widths: [{ width: 160, avif: 6_000, webp: 6_000 }] };
    const photograph = {
      name: 'grain',
      kind: 'photograph' as const,
      bytes: await grain.png().toBuffer(),
      recipe,
    };
    const { row } = await develop(photograph, root, undefined);
    for (const file of variantFiles('grain', row)) {
      expect((await stat(path.join(root, file))).size).toBeLessThanOrEqual(6_000);
      expect((await sharp(path.join(root, file)).metadata()).width).toBe(160);
    }
  });

  test('replace the render that they are named after, once, and any other is named', async () => {
    const put = async (file: string, bytes: Buffer | string = '') =>
      writeFile(path.join(folders.photographs, file), bytes);
    await mkdir(folders.photographs);
    // Held on its side: its left is the top, and the band across its middle is upright.
    const band = { input: await plain(1200, 400, '#00ff00').png().toBuffer(), left: 0, top: 800 };
    const top = { input: await plain(200, 400, '#ff0000').png().toBuffer(), left: 0, top: 800 };
    const held = plain(1200, 2000)
      .composite([band, top])
      .withExif({ IFD0: { Model: 'Phone' } });
    await put('arroz-arroz-yangzhou.jpg', await jpeg(held.withMetadata({ orientation: 6 })));
    await put('Sopa Wantán.JPG', await jpeg(plain(800, 600)));
    await put('sopas-de-pato.jpg', (await jpeg(plain(1600, 1200))).subarray(0, 4_000));
    await put('postres-flan.jpg');
    for (const file of ['arroz-arroz-yangzhou.png', 'arroz yangzou.jpg', 'perro.jpg', 'juego-panda.jpg'])
      await put(file);

    const { pictures, problems } = await applyPhotographs({ folders });

    const ofNone = (name: string) => `«${name}» no se conoce. Revisa cómo está escrito, o bórralo.`;
    const rename = 'Dale el nombre del plato, como dice content/pictures/photographs/README.md.';
    expect(problems.map(problemText)).toEqual([
      `arroz yangzou.jpg: «arroz-yangzou» no se conoce. ¿Es arroz-arroz-yangzhou? Escríbelo así. ${rename}`,
      'arroz-arroz-yangzhou.png: arroz-arroz-yangzhou ya tiene la fotografía arroz-arroz-yangzhou.jpg. Deja una.',
      `juego-panda.jpg: ${ofNone('juego-panda')} ${rename}`,
      `perro.jpg: ${ofNone('perro')} ${rename}`,
      'postres-flan.jpg: está vacía: 0 bytes. Cópiala otra vez desde el teléfono.',
      'sopas-de-pato.jpg: está dañada o cortada. Cópiala otra vez desde el teléfono.',
    ]);
    const { 'arroz-arroz-yangzhou': rice, 'sopas-sopa-wantan': soup, ...others } = pictures;
    const photograph = {
      ...render,
      kind: 'photograph',
      version: expect.any(String),
      color: expect.any(String),
    };
    expect([rice, soup]).toEqual([photograph, photograph]);
    expect(Object.values(others)).toEqual([render, render, render]);

    const developed = (await readdir(folders.cache)).filter((file) => file !== 'photographs.json');
    const sizes = ['200', '400', '800'].flatMap((width) => [`${width}.avif`, `${width}.webp`]);
    expect(developed.sort()).toEqual(
      [`arroz-arroz-yangzhou.${rice!.version}`, `sopas-sopa-wantan.${soup!.version}`].flatMap((name) =>
        sizes.map((size) => `${name}-${size}`),
      ),
    );
    const fileOf = (start: string, size: string) =>
      path.join(
        folders.cache,
        developed.find((file) => file.startsWith(start) && file.endsWith(size))!,
      );
    const upright = sharp(fileOf('arroz', '800.webp'));
    const { data, info } = await upright.raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([800, 600]);
    const colorAt = (x: number, y: number) =>
      [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)].map((value) => value > 127);
    expect([colorAt(310, 300), colorAt(400, 10), colorAt(290, 300)]).toEqual([
      [false, true, false],
      [true, false, false],
      [false, false, true],
    ]);
    expect((await upright.metadata()).exif).toBeUndefined();

    const written = async () =>
      Promise.all(developed.map(async (file) => (await stat(path.join(folders.cache, file))).mtimeMs));
    const before = await written();
    expect(await applyPhotographs({ folders })).toEqual({ pictures, problems });
    expect(await written()).toEqual(before);
  });
});
