import { existsSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PictureRecipe } from './pictureRecipe';
import {
  formats,
  type PictureRow,
  pictureRow,
  pictureVersion,
  renderVariants,
  variantFile,
} from './renderVariants';

/** A picture to develop: the master of a render, or a photograph of the owner, which takes its place. */
export interface PictureSource {
  name: string;
  bytes: Buffer;
  recipe: PictureRecipe;
  kind?: 'photograph';
}

export const variantFiles = (name: string, row: PictureRow): string[] =>
  row.widths.flatMap((width) => formats.map((format) => variantFile(name, width, format, row)));

/**
 * Makes the files of a picture in `folder`, unless they are there already, as they were listed.
 * @returns its row in the list
 * @throws RangeError when a render cannot meet a byte budget; a photograph gets softer instead
 */
export async function develop(
  { name, bytes, recipe, kind }: PictureSource,
  folder: string,
  listed: PictureRow | undefined,
): Promise<{ row: PictureRow; made: boolean }> {
  const isThere = (file: string) => existsSync(path.join(folder, file));
  if (listed?.version === pictureVersion(bytes, recipe) && variantFiles(name, listed).every(isThere))
    return { row: listed, made: false };
  const row: PictureRow = { ...(await pictureRow(bytes, recipe)), ...(kind && { kind }) };
  for (const { width, format, bytes: variant } of await renderVariants(bytes, recipe, {
    soften: kind === 'photograph',
  })) {
    const file = path.join(folder, variantFile(name, width, format, row));
    // A new file in the old one's place: released sites may hold hard links to the old bytes.
    await writeFile(`${file}.part`, variant);
    await rename(`${file}.part`, file);
  }
  return { row, made: true };
}
