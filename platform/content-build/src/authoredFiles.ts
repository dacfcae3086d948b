import fs from 'node:fs';
import path from 'node:path';
import { decodeText } from './decodeText';
import { shareCards } from './pictures/shareCards';
import type { AuthoredFiles } from './readContent';

/** Every table of the restaurant. Nobody but people reads `por-confirmar`. */
export const TABLES = [
  'menu',
  'categories',
  'platos',
  'pages',
  'hours',
  'zones',
  'today',
  'textos',
  'datos',
  'pagos',
  'por-confirmar',
].map((name) => `${name}.csv`);

/** Files that the restaurant writes. They travel with the build, and are compared with the live ones. */
const AUTHORED = [
  ...TABLES,
  // Read only when share cards are drawn.
  'pages/share.json',
];

/** Authored files by name, with their original bytes. */
export type Authored = ReadonlyMap<string, Buffer>;

/** Reads the authored files of a folder; a missing one is left out. */
export const authoredIn = (folder: string): Authored =>
  new Map(
    AUTHORED.flatMap((name) => {
      const file = path.join(folder, name);
      return fs.existsSync(file) ? [[name, fs.readFileSync(file)] as const] : [];
    }),
  );

/** Authored files as texts. A missing file is an empty text, which its reader reports. */
export function authoredFiles(authored: Authored): AuthoredFiles {
  const read = (name: string) => authored.get(name) ?? Buffer.alloc(0);
  return {
    menu: decodeText(read('menu.csv')),
    categories: decodeText(read('categories.csv')),
    platos: decodeText(read('platos.csv')),
    pages: decodeText(read('pages.csv')),
    hours: decodeText(read('hours.csv')),
    zones: decodeText(read('zones.csv')),
    today: authored.has('today.csv') ? decodeText(read('today.csv')) : null,
    textos: decodeText(read('textos.csv')),
    datos: decodeText(read('datos.csv')),
    pagos: decodeText(read('pagos.csv')),
    shareCards: shareCards(),
  };
}
