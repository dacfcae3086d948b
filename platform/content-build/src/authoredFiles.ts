import fs from 'node:fs';
import path from 'node:path';
import { tableName } from '@asia/release-store';
import { shareCards } from './pictures/shareCards';

/** Every table of the restaurant. Nobody but people reads `por-confirmar`. */
const names = [
  'carta',
  'categorias',
  'etiquetas',
  'paginas',
  'horario',
  'domicilios',
  'hoy',
  'textos',
  'datos',
  'pagos',
  'frases',
  'por-confirmar',
] as const;
export const TABLES = names.map((name) => `${name}.csv`);
/** A restaurant may not have this table yet. */
export const NO_ROWS = 'que,cual,fecha,hasta,nota';

/** The table whose rows count one by one, and leave when their day is over. */
export const TODAY = 'hoy.csv';

/** Files that the restaurant writes. They travel with the build, and are compared with the live ones. */
const AUTHORED = [
  ...TABLES,
  // Read only when share cards are drawn.
  'pages/share.json',
];

/** Authored files by name, with their original bytes. */
export type Authored = ReadonlyMap<string, Buffer>;

/** Reads the authored files of a folder; a missing one is left out. */
export function authoredIn(folder: string): Authored {
  return new Map(
    AUTHORED.flatMap((name) => {
      const file = path.join(folder, name);
      return fs.existsSync(file) ? [[name, fs.readFileSync(file)] as const] : [];
    }),
  );
}

type Table = (typeof names)[number];

export interface AuthoredFiles extends Readonly<Record<Table, string>> {
  /** Route → address below `/pictures/` of the card that a shared link shows. */
  shareCards: Readonly<Record<string, string>>;
}

/** Authored files as texts. A missing file is an empty text, which its reader reports. */
export function authoredFiles(authored: Authored): AuthoredFiles {
  const tables = names.map((name) => {
    const bytes = authored.get(`${name}.csv`) ?? Buffer.from(name === 'hoy' ? NO_ROWS : '');
    return [name, String(bytes)] as const;
  });
  return {
    ...(Object.fromEntries(tables) as Record<Table, string>),
    shareCards: shareCards(),
  };
}

/** The text of a table by the name of its file. */
export const textOf = (files: AuthoredFiles, file: string): string => files[tableName(file) as Table];
