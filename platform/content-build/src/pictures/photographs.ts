import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { slugify } from '@asia/shared/menu';
import { findNamed } from '../tables/findNamed';
import type { Problem } from '../tables/Problem';
import { writeChanged } from '../writeChanged';
import { checkPhotograph, type Objection } from './checkPhotograph';
import { develop } from './develop';
import { pictureFolders } from './pictureFolders';
import { EMPTY_PLATE, GAME_PREFIX, type PictureRecipe, pictureRecipe } from './pictureRecipe';
import type { PictureRow, Pictures } from './renderVariants';
import { readPictureList, serialisePictures } from './updatePictures';

/** List of the photographs that were developed, beside their files. */
const LIST = 'photographs.json';

/** Where `applyPhotographs` reads and writes; absolute. */
export interface PhotographFolders {
  /** The committed list of pictures. */
  list: string;
  photographs: string;
  /** Results of developing the photographs, kept for the next build. */
  cache: string;
}

export interface AppliedPhotographs {
  /** Every picture of the site; photographs replace their renders. */
  pictures: Pictures;
  /** One for each photograph that cannot be used; its render stays in the list. */
  problems: Problem[];
}

/**
 * The picture that a photograph replaces: the whole name (`arroz-arroz-yangzhou.jpg`) or, where only one dish has it,
 * the name without its category (`Arroz Yangzhou.jpg`).
 * @returns a Spanish sentence where there is none
 */
const matchPhotograph = (file: string, names: string[]) =>
  findNamed(
    slugify(path.parse(file).name),
    names.map((name) => ({ of: name, label: name, names: [withoutCategory(name)] })),
  );

const withoutCategory = (name: string) => name.slice(name.indexOf('-') + 1);

/** The recipe without the widths that would only enlarge the photograph. */
async function recipeWithin(source: Buffer, recipe: PictureRecipe): Promise<PictureRecipe> {
  const { autoOrient } = await sharp(source).metadata();
  const sharpest = Math.min(autoOrient.width, autoOrient.height / recipe.ratio);
  return { ...recipe, widths: recipe.widths.filter(({ width }) => width <= Math.ceil(sharpest)) };
}

/** Makes the files of a photograph, or returns why that is not possible. */
async function developPhotograph(
  name: string,
  bytes: Buffer,
  folder: string,
  listed: PictureRow | undefined,
): Promise<PictureRow | Objection> {
  try {
    const recipe = await recipeWithin(bytes, pictureRecipe(name));
    return (await develop({ name, bytes, recipe, kind: 'photograph' }, folder, listed)).row;
  } catch (error) {
    // A disk that is full, not a photograph that is broken.
    if (error instanceof Error && 'code' in error) throw error;
    return 'está dañada o cortada. Cópiala otra vez desde el teléfono';
  }
}

/** Replaces renders by the owner's photographs of the same name. */
export async function applyPhotographs({
  folders = pictureFolders,
  dishes = [],
}: {
  folders?: PhotographFolders;
  /** Names of the pictures of all dishes: some have no render yet. */
  dishes?: string[];
} = {}): Promise<AppliedPhotographs> {
  const renders = await readPictureList(folders.list);
  const names = [...new Set([...Object.keys(renders), ...dishes])].filter(
    (name) => !name.startsWith(GAME_PREFIX) && name !== EMPTY_PLATE,
  );
  const files = (await readdir(folders.photographs).catch(() => []))
    .filter((file) => !file.startsWith('.') && !file.endsWith('.md'))
    .sort();
  await mkdir(folders.cache, { recursive: true });
  const listed = await readPictureList(path.join(folders.cache, LIST));

  const developed: Pictures = {};
  const takenFrom = new Map<string, string>();
  const problems: Problem[] = [];
  for (const file of files) {
    const flag = (message: string) => problems.push({ file, message: `${message}.` });
    const match = matchPhotograph(file, names);
    if (typeof match === 'string') {
      flag(`${match} Dale el nombre del plato, como dice content/pictures/photographs/README.md`);
      continue;
    }
    const name = match.of;
    if (takenFrom.has(name)) {
      flag(`${name} ya tiene la fotografía ${takenFrom.get(name)}. Deja una`);
      continue;
    }
    const checked = await checkPhotograph(path.join(folders.photographs, file), pictureRecipe(name));
    const result =
      typeof checked === 'string'
        ? checked
        : await developPhotograph(name, checked, folders.cache, listed[name]);
    if (typeof result === 'string') {
      flag(result);
      continue;
    }
    developed[name] = result;
    takenFrom.set(name, file);
  }
  writeChanged(folders.cache, { [LIST]: serialisePictures({ ...listed, ...developed }) });
  return { pictures: { ...renders, ...developed }, problems };
}
