import path from 'node:path';
import { type Authored, authoredFiles, authoredIn } from '../authoredFiles';
import { readContent } from '../checks/readContent';
import type { Live } from '../checks/unusualChanges';
import type { Pictures } from '../pictures/renderVariants';
import type { Problem } from '../tables/Problem';

/** The files of a small restaurant. */
export const restaurant = authoredIn(path.join(__dirname, 'restaurant'));

const names = ['plato-vacio', 'sopas-sopa-de-maiz', 'sopas-sopa-picante', 'bebidas-te-de-jazmin'];
const picture = { version: '0', color: '#000', widths: [400], ratio: 1 };
/** Its pictures: other dishes show the empty plate. */
export const pictures: Pictures = Object.fromEntries(names.map((name) => [name, picture]));

/** Texts by file; null: the file is not there. */
export type Changes = Readonly<Record<string, string | Buffer | null>>;

/** One file with another text in place of the first, which must be there. */
export function swapped(file: string, from: string | RegExp, to: string): Changes {
  const text = String(restaurant.get(file));
  if (text.search(from) < 0) throw new Error(`${file} has no ${from}`);
  return { [file]: text.replace(from, to) };
}

export function filesWith(changes: Changes = {}): Authored {
  const files = new Map(restaurant);
  for (const [file, text] of Object.entries(changes))
    if (text === null) files.delete(file);
    else files.set(file, Buffer.from(text));
  return files;
}

/** Its content after changes of files, and what is said of it. */
export function readRestaurant(changes: Changes = {}, live: Live | null = null) {
  const problems: Problem[] = [];
  const content = readContent(
    authoredFiles(filesWith(changes)),
    pictures,
    (problem) => problems.push(problem),
    live,
  );
  return { content, problems };
}
