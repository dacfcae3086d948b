import fs from 'node:fs';
import path from 'node:path';
import { decodeText } from './decodeText';
import type { AuthoredFiles } from './readContent';

/** The authored files of a folder, as texts; one that is not there is empty, which whoever reads it reports. */
export function authoredFiles(folder: string): AuthoredFiles {
  const read = (name: string) => {
    const file = path.join(folder, name);
    return fs.existsSync(file) ? fs.readFileSync(file) : Buffer.alloc(0);
  };
  return {
    menu: decodeText(read('menu.csv')),
    categories: decodeText(read('categories.csv')),
    platos: decodeText(read('platos.csv')),
    pages: decodeText(read('pages.csv')),
    // The site reads these bytes itself, and as UTF-8.
    restaurant: new TextDecoder().decode(read('restaurant.json')),
  };
}
