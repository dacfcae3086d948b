import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { writeChanged } from '../writeChanged';
import { develop } from './develop';
import { matchPhotograph } from './matchPhotograph';
import { pictureFolders } from './pictureFolders';
import { EMPTY_PLATE, GAME_PREFIX, pictureRecipe, type PictureRecipe } from './pictureRecipe';
import type { Pictures } from './renderVariants';
import { readPictureList, serialisePictures } from './updatePictures';

/** What was developed before, among its files. */
const LIST = 'photographs.json';

/** Where `applyPhotographs` reads and writes; absolute. */
export interface PhotographFolders {
  /** The committed list of pictures. */
  list: string;
  photographs: string;
  /** What was made of the photographs, kept for the next build. */
  cache: string;
}

export interface AppliedPhotographs {
  /** Every picture of the site, photographs in the place of their renders. */
  pictures: Pictures;
  /** One sentence, in the owner's language, for each photograph that was left out. */
  messages: string[];
}

/** The least width in pixels that a photograph of this shape needs: 800, or 1280 from edge to edge. */
function leastWidth({ ratio, widths }: PictureRecipe): number {
  if (ratio >= 3 / 4) return 800;
  return Math.min(1280, ...widths.slice(-1).map(({ width }) => width));
}

/** Why the photograph in a file cannot be used, or null. */
async function objection(file: string, recipe: PictureRecipe): Promise<string | null> {
  const facts = await sharp(file)
    .metadata()
    .catch(() => null);
  if (!facts) return 'no se puede leer; guárdala como JPG, PNG, WebP o AVIF';
  const { width, height } = facts.autoOrient;
  const least = leastWidth(recipe);
  const leastHeight = Math.round(least * recipe.ratio);
  if (width < least || height < leastHeight) {
    return `mide ${width} × ${height} píxeles y hacen falta al menos ${least} × ${leastHeight}`;
  }
  if (recipe.cutOut && !facts.hasAlpha) {
    return 'tiene que ser un recorte con fondo transparente (PNG, WebP o AVIF)';
  }
  return null;
}

/** The recipe without the widths that would only enlarge the photograph. */
async function recipeWithin(source: Buffer, recipe: PictureRecipe): Promise<PictureRecipe> {
  const { autoOrient } = await sharp(source).metadata();
  const sharpest = Math.min(autoOrient.width, autoOrient.height / recipe.ratio);
  return { ...recipe, widths: recipe.widths.filter(({ width }) => width <= Math.ceil(sharpest)) };
}

/**
 * Replaces renders by the owner's photographs of the same name. A photograph that cannot be used is reported
 * in `messages`, and its render stays.
 */
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
  const photographs = (await readdir(folders.photographs).catch(() => []))
    .filter((file) => !file.startsWith('.') && !file.endsWith('.md'))
    .sort();
  await mkdir(folders.cache, { recursive: true });

  const listed = await readPictureList(path.join(folders.cache, LIST));
  const developed: Pictures = {};
  const takenFrom = new Map<string, string>();
  const messages: string[] = [];
  for (const file of photographs) {
    const match = matchPhotograph(file, names);
    if (match.name === null) {
      const hint = match.nearest ? ` ¿Quizás ${match.nearest}?` : '';
      messages.push(`${file}: no corresponde a ningún plato ni escena.${hint}`);
      continue;
    }
    const { name } = match;
    if (takenFrom.has(name)) {
      messages.push(`${file}: ${name} ya tiene la fotografía ${takenFrom.get(name)}.`);
      continue;
    }
    const recipe = pictureRecipe(name);
    const photograph = path.join(folders.photographs, file);
    const problem = await objection(photograph, recipe);
    if (problem) {
      messages.push(`${file}: ${problem}.`);
      continue;
    }
    try {
      const bytes = await readFile(photograph);
      const source = { name, bytes, recipe: await recipeWithin(bytes, recipe), kind: 'photograph' as const };
      developed[name] = (await develop(source, folders.cache, listed[name])).entry;
      takenFrom.set(name, file);
    } catch (error) {
      messages.push(
        `${file}: no se pudo preparar (${error instanceof Error ? error.message : String(error)}).`,
      );
    }
  }
  writeChanged(folders.cache, { [LIST]: serialisePictures({ ...listed, ...developed }) });
  return { pictures: { ...renders, ...developed }, messages };
}
