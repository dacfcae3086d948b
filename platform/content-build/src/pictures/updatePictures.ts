import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pictureRecipe, type PictureRecipe } from './pictureRecipe';
import {
  formats,
  pictureEntry,
  pictureVersion,
  renderVariants,
  variantFile,
  type PictureEntry,
  type Pictures,
} from './renderVariants';

/** Where the sources are and where the results go; absolute. */
export interface PictureFolders {
  masters: string;
  web: string;
  /** The JSON file that lists the pictures. */
  list: string;
}

export interface PictureUpdate {
  /** Names whose files were made. */
  made: string[];
  /** How many were up to date. */
  kept: number;
  /** Files that no picture needs any more, deleted. */
  removed: string[];
  /** One sentence for each picture that cannot meet a byte budget; it keeps what was listed before. */
  problems: string[];
}

export interface PictureOptions {
  onMade?: (name: string) => void;
  recipeOf?: (name: string) => PictureRecipe;
}

/** File names of every variant that the listed pictures have. */
export function variantFiles(pictures: Pictures): string[] {
  return Object.entries(pictures).flatMap(([name, { widths }]) =>
    widths.flatMap((width) => formats.map((format) => variantFile(name, width, format))),
  );
}

/** The list as it is committed: sorted, so that a diff shows one line per changed picture. */
export function serialisePictures(pictures: Pictures): string {
  const lines = Object.entries(pictures)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, entry]) => `  ${JSON.stringify(name)}: ${JSON.stringify(entry)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** Makes the files of one master unless the listed version and all files are there already. */
async function updatePicture(
  name: string,
  recipe: PictureRecipe,
  source: Buffer,
  listed: PictureEntry | undefined,
  web: string,
): Promise<{ entry: PictureEntry; made: boolean }> {
  if (listed?.version === pictureVersion(source, recipe)) {
    const files = variantFiles({ [name]: listed });
    if (files.every((file) => existsSync(path.join(web, file)))) return { entry: listed, made: false };
  }
  const variants = await renderVariants(source, recipe);
  for (const { width, format, bytes } of variants) {
    const file = path.join(web, variantFile(name, width, format));
    // A new file in the old one's place: released sites may hold hard links to the old bytes.
    await writeFile(`${file}.part`, bytes);
    await rename(`${file}.part`, file);
  }
  return { entry: await pictureEntry(source, recipe), made: true };
}

/** Updates the files and the list of pictures from the masters. */
export async function updatePictures(
  folders: PictureFolders,
  { onMade = () => {}, recipeOf = pictureRecipe }: PictureOptions = {},
): Promise<PictureUpdate> {
  await mkdir(folders.web, { recursive: true });
  const listed = existsSync(folders.list)
    ? (JSON.parse(await readFile(folders.list, 'utf8')) as Pictures)
    : {};
  const names = (await readdir(folders.masters))
    .filter((file) => file.endsWith('.webp'))
    .map((file) => path.basename(file, '.webp'));
  const pictures: Pictures = {};
  const made: string[] = [];
  const problems: string[] = [];
  const update = async (name: string) => {
    const source = await readFile(path.join(folders.masters, `${name}.webp`));
    try {
      const result = await updatePicture(name, recipeOf(name), source, listed[name], folders.web);
      pictures[name] = result.entry;
      if (!result.made) return;
      made.push(name);
      onMade(name);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      problems.push(`${name}: ${error.message}`);
      if (listed[name]) pictures[name] = listed[name];
    }
  };
  // Two pictures at a time.
  const waiting = names.values();
  const worker = async () => {
    for (const name of waiting) await update(name);
  };
  await Promise.all([worker(), worker()]);
  const needed = new Set(variantFiles(pictures));
  const removed = (await readdir(folders.web)).filter((file) => !needed.has(file)).sort();
  await Promise.all(removed.map((file) => rm(path.join(folders.web, file))));
  await writeFile(folders.list, serialisePictures(pictures));
  return { made: made.sort(), kept: names.length - made.length - problems.length, removed, problems };
}
