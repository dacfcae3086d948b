import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { variantFiles } from './develop';
import { pictureFolders } from './pictureFolders';
import { EMPTY_PLATE, GAME_PREFIX, pictureRecipe, scenes } from './pictureRecipe';
import { formats, type Pictures, pictureVersion, variantFile } from './renderVariants';
import { serialisePictures } from './updatePictures';

const { masters, web, list } = pictureFolders;
const text = readFileSync(list, 'utf8');
const pictures = JSON.parse(text) as Pictures;

describe('the committed pictures', () => {
  test('include every scene, and every face of the game with its back', () => {
    const wanted = [EMPTY_PLATE, ...Object.keys(scenes)];
    expect(wanted.filter((name) => !pictures[name])).toEqual([]);
    expect(Object.keys(pictures).filter((name) => name.startsWith(GAME_PREFIX))).toHaveLength(9);
  });

  test('have a file for every width in both formats, and no other file', () => {
    const files = Object.entries(pictures).flatMap(([name, row]) => variantFiles(name, row));
    expect(readdirSync(web).sort()).toEqual(files.sort());
  });

  test('stay within their byte budgets', () => {
    const heavy = Object.keys(pictures).flatMap((name) =>
      pictureRecipe(name).widths.flatMap((recipe) =>
        formats.flatMap((format) => {
          const file = variantFile(name, recipe.width, format);
          const { size } = statSync(path.join(web, file));
          return size > recipe[format] ? [`${file}: ${size} bytes of ${recipe[format]}`] : [];
        }),
      ),
    );
    expect(heavy).toEqual([]);
  });

  test('keep the promises made to phones', () => {
    const size = (file: string) => statSync(path.join(web, file)).size;
    const dishes = Object.keys(pictures).filter((name) => pictureRecipe(name) === pictureRecipe(EMPTY_PLATE));
    expect(Math.max(...dishes.map((name) => size(`${name}-400.avif`)))).toBeLessThanOrEqual(15 * 1024);
    expect(Math.max(...dishes.map((name) => size(`${name}-800.avif`)))).toBeLessThanOrEqual(45 * 1024);
    expect(size('hero-mesa-1280.avif')).toBeLessThanOrEqual(90 * 1024);
  });

  test('were made from the masters that lie beside them', () => {
    const stale = Object.entries(pictures).filter(([name, { version, widths }]) => {
      const master = path.join(masters, `${name}.webp`);
      if (!existsSync(master)) return true;
      const recipe = pictureRecipe(name);
      const made = recipe.widths.map(({ width }) => width);
      return version !== pictureVersion(readFileSync(master), recipe) || String(made) !== String(widths);
    });
    // `npm run pictures` repairs this.
    expect(stale.map(([name]) => name)).toEqual([]);
  });

  test('are listed in order, with a placeholder colour each', () => {
    expect(text).toBe(serialisePictures(pictures));
    for (const { color } of Object.values(pictures)) expect(color).toMatch(/^(#[0-9a-f]{6}|transparent)$/);
  });
});
