import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@asia/release-store/root';
import { isLocal } from './fetchWorkbook';

const FILE = 'workbook.json';
const EXAMPLE = '{ "address": "https://docs.google.com/spreadsheets/d/…/edit" }';

/** The sheet that a browser shows, as Google's documents name it. */
const googleSheet =
  /^\/spreadsheets\/(?:u\/\d+\/)?d\/[\w-]{20,}(?=(?:\/(?:edit|view|preview|htmlview))?\/?$)/;

/**
 * The address of the restaurant's workbook, from the file that `WORKBOOK` names (`content/workbook.json` by default);
 * null where the restaurant has none. The browser's address of a Google sheet becomes its export address.
 * @throws Error with a Spanish sentence without the address: whoever knows the address may read the workbook
 */
export function workbookAddress(): URL | null {
  const file = process.env.WORKBOOK || path.join(root, 'content', FILE);
  if (!existsSync(file) && !process.env.WORKBOOK) return null;
  let written: unknown;
  try {
    ({ address: written } = JSON.parse(readFileSync(file, 'utf8')) as { address?: unknown });
  } catch {
    // The parser's own message quotes the file.
  }
  if (typeof written !== 'string') throw new Error(`${FILE}: no se puede leer. Escríbelo así: ${EXAMPLE}`);
  const address = URL.canParse(written) ? new URL(written) : null;
  if (!address || (address.protocol !== 'https:' && !isLocal(address)))
    throw new Error(`${FILE}: la dirección del libro no sirve. Tiene que empezar por https://`);
  const [sheet] = address.hostname === 'docs.google.com' ? (googleSheet.exec(address.pathname) ?? []) : [];
  return sheet === undefined ? address : new URL(`${sheet}/export?format=xlsx`, address.origin);
}
