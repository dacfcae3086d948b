import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@asia/release-store/root';
import { TABLES } from '../authoredFiles';
import { isLocal } from './fetchTable';

const FILE = 'sheets.json';
const EXAMPLE = '{ "carta.csv": "https://docs.google.com/spreadsheets/d/…/edit?gid=0" }';

/** The sheet that a browser shows, as Google's documents name it. */
const googleSheet =
  /^\/spreadsheets\/(?:u\/\d+\/)?d\/[\w-]{20,}(?=(?:\/(?:edit|view|preview|htmlview))?\/?$)/;

/** Returns the CSV address of a table. The browser's address of a Google sheet becomes its export address. */
function csvAddress(written: string): URL | null {
  if (!URL.canParse(written)) return null;
  const address = new URL(written);
  if (address.protocol !== 'https:' && !isLocal(address)) return null;
  const [sheet] = address.hostname === 'docs.google.com' ? (googleSheet.exec(address.pathname) ?? []) : [];
  if (sheet === undefined) return address;
  const [gid] = /\bgid=\d+/.exec(address.search + address.hash) ?? [];
  return new URL(`${sheet}/export?format=csv${gid ? `&${gid}` : ''}`, address.origin);
}

/**
 * Tables of `content/` that live at an address, from the file that `SHEETS` names (`content/sheets.json` by default).
 * @throws Error with a Spanish sentence without any address: whoever knows an address may read the sheet
 */
export function namedTables(): ReadonlyMap<string, URL> {
  const file = process.env.SHEETS || path.join(root, 'content', FILE);
  if (!existsSync(file) && !process.env.SHEETS) return new Map();
  let written: unknown;
  try {
    written = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // The parser's own message quotes the file.
    throw new Error(`${FILE}: no se puede leer. Escríbelo así: ${EXAMPLE}`);
  }
  return new Map(
    Object.entries(written ?? {}).map(([name, value]) => {
      if (!TABLES.includes(name))
        throw new Error(`${FILE}: «${name}» no es una tabla de content. Tablas: ${TABLES.join(', ')}.`);
      const address = csvAddress(String(value));
      if (address) return [name, address];
      throw new Error(`${FILE}: la dirección de ${name} no sirve. Tiene que empezar por https://`);
    }),
  );
}
