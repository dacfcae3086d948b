import fs from 'node:fs';
import type { PictureRef } from '@asia/shared/contracts';

/** What the site knows of a picture, under its name. */
export type Pictures = Readonly<Record<string, Omit<PictureRef, 'name'>>>;

/** The one place where the site learns which pictures exist; null before the first one is made. */
export function readPictures(file: string): Pictures | null {
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Pictures) : null;
}
