import fs from 'node:fs';
import path from 'node:path';
import { decodeText } from './decodeText';
import type { AuthoredFiles } from './readContent';

/** The authored files of a folder, as texts. */
export function authoredFiles(folder: string): AuthoredFiles {
  const read = (name: string) => fs.readFileSync(path.join(folder, name));
  return {
    menu: decodeText(read('menu.csv')),
    categories: decodeText(read('categories.csv')),
    platos: decodeText(read('platos.csv')),
    pages: decodeText(read('pages.csv')),
    // The site reads these bytes itself, and as UTF-8.
    restaurant: new TextDecoder().decode(read('restaurant.json')),
  };
}
