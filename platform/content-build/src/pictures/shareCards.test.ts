import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import sharp from 'sharp';
import { pictureFolders } from './pictureFolders';

const folder = pictureFolders.share;
const index = JSON.parse(readFileSync(path.join(folder, 'share.json'), 'utf8')) as Record<string, string>;
const icons = path.resolve(__dirname, '../../../../shell/public');

describe('the share cards', () => {
  test('cover every page of the specification, and none lies unused', () => {
    const pages: { direccion: string }[] = parse(
      readFileSync(path.resolve(__dirname, '../testing/asia/paginas.csv'), 'utf8'),
      { columns: true, bom: true },
    );
    expect(Object.keys(index)).toEqual(expect.arrayContaining(pages.map(({ direccion }) => direccion)));
    expect(new Set(Object.values(index))).toEqual(
      new Set(readdirSync(folder).filter((file) => file.endsWith('.jpg'))),
    );
  });

  test('have the size that messengers ask for and stay under their limit', async () => {
    for (const file of new Set(Object.values(index))) {
      const { width, height, format } = await sharp(path.join(folder, file)).metadata();
      expect({ file, width, height, format }).toEqual({
        file,
        width: 1200,
        height: 630,
        format: 'jpeg',
      });
      expect(statSync(path.join(folder, file)).size).toBeLessThan(150 * 1024);
    }
  });
});

test('the icons have the sizes in their names', async () => {
  const sizes = {
    'favicon-32.png': 32,
    'apple-touch-icon.png': 180,
    'icon-192.png': 192,
    'icon-512.png': 512,
    'maskable-512.png': 512,
  };
  for (const [file, size] of Object.entries(sizes)) {
    const { width, height } = await sharp(path.join(icons, file)).metadata();
    expect({ file, width, height }).toEqual({ file, width: size, height: size });
  }
  // Phones cut the picture: its edges must have no holes.
  expect((await sharp(path.join(icons, 'maskable-512.png')).stats()).isOpaque).toBe(true);
});
