import fs from 'node:fs';
import path from 'node:path';
import type { PictureRef } from '@asia/shared/contracts';

/** What the site knows of a picture, under its name. */
export type Pictures = Readonly<Record<string, Omit<PictureRef, 'name'>>>;

export interface PictureList {
  pictures: Pictures;
  /** A sentence for each photograph of the owner that could not be used. */
  messages: string[];
}

const folder = path.resolve(__dirname, '../../shared/pictures');

/** The one place where the content learns which pictures exist: the committed ones, photographs of the owner first. */
export async function readPictures(): Promise<PictureList> {
  const photographs = fs.readdirSync(path.join(folder, 'photographs'));
  if (photographs.every((file) => file.startsWith('.') || file.endsWith('.md'))) {
    const list = fs.readFileSync(path.join(folder, 'pictures.json'), 'utf8');
    return { pictures: JSON.parse(list) as Pictures, messages: [] };
  }
  // Loaded only now: the image library takes longer to start than everything else here.
  const { applyPhotographs } = await import('../pictures/photographs');
  return applyPhotographs();
}
