import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { develop, variantFiles } from './develop';
import { type PictureRecipe, pictureRecipe } from './pictureRecipe';
import type { Pictures } from './renderVariants';

/** Folders of sources and results; absolute. */
export interface PictureFolders {
  masters: string;
  web: string;
  /** The JSON file that lists the pictures. */
  list: string;
}

export interface PictureUpdate {
  made: string[];
  /** Number of pictures that were up to date. */
  kept: number;
  /** Files that no picture needs any more, deleted. */
  removed: string[];
  /** One sentence for each picture that cannot meet a byte budget; its previous files stay in the list. */
  problems: string[];
}

export interface PictureOptions {
  onMade?: (name: string) => void;
  recipeOf?: (name: string) => PictureRecipe;
}

/** A list of pictures; empty when there is none yet. */
export const readPictureList = async (file: string): Promise<Pictures> =>
  existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Pictures) : {};

/** The list as it is committed: sorted, so that a diff shows one line for each changed picture. */
export function serialisePictures(pictures: Pictures): string {
  const lines = Object.entries(pictures)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, row]) => `  ${JSON.stringify(name)}: ${JSON.stringify(row)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

export async function updatePictures(
  folders: PictureFolders,
  { onMade = () => {}, recipeOf = pictureRecipe }: PictureOptions = {},
): Promise<PictureUpdate> {
  await mkdir(folders.web, { recursive: true });
  const listed = await readPictureList(folders.list);
  const names = (await readdir(folders.masters))
    .filter((file) => file.endsWith('.webp'))
    .map((file) => path.basename(file, '.webp'));
  const pictures: Pictures = {};
  const made: string[] = [];
  const problems: string[] = [];
  const update = async (name: string) => {
    const bytes = await readFile(path.join(folders.masters, `${name}.webp`));
    try {
      const result = await develop({ name, bytes, recipe: recipeOf(name) }, folders.web, listed[name]);
      pictures[name] = result.row;
      if (!result.made) return;
      made.push(name);
      onMade(name);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      problems.push(`${name}: ${error.message}`);
      if (listed[name]) pictures[name] = listed[name];
    }
  };
  const waiting = names.values();
  const worker = async () => {
    for (const name of waiting) await update(name);
  };
  await Promise.all([worker(), worker()]);
  const needed = new Set(Object.entries(pictures).flatMap(([name, row]) => variantFiles(name, row)));
  const removed = (await readdir(folders.web)).filter((file) => !needed.has(file)).sort();
  await Promise.all(removed.map((file) => rm(path.join(folders.web, file))));
  await writeFile(folders.list, serialisePictures(pictures));
  return { made: made.sort(), kept: names.length - made.length - problems.length, removed, problems };
}
