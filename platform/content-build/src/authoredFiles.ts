import fs from 'node:fs';
import path from 'node:path';
import { decodeText } from './decodeText';
import { pageFiles } from './pageFiles';
import { pictureFolders } from './pictures/pictureFolders';
import type { AuthoredFiles } from './readContent';

/** JSON is always UTF-8. */
const utf8 = (bytes: Buffer) => new TextDecoder().decode(bytes);

/** The authored files of a folder, as texts. A missing file is an empty text, which its reader reports. */
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
    restaurant: utf8(read('restaurant.json')),
    pageTexts: Object.fromEntries(
      Object.keys(pageFiles).map((name) => [name, utf8(read(`pages/${name}.json`))]),
    ),
    shareCards: JSON.parse(fs.readFileSync(path.join(pictureFolders.share, 'share.json'), 'utf8')) as Record<
      string,
      string
    >,
  };
}
