import fs from 'node:fs';
import path from 'node:path';
import type { AuthoredFiles } from './readContent';

/** The authored files of a folder, as texts. */
export function authoredFiles(folder: string): AuthoredFiles {
  const read = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8');
  return {
    menu: read('menu.csv'),
    categories: read('categories.csv'),
    platos: read('platos.csv'),
    pages: read('pages.csv'),
    restaurant: read('restaurant.json'),
  };
}
