import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { computeHash } from '@asia/release-store';
import { root } from '@asia/release-store/root';
import type { Authored } from '../authoredFiles';
import { problemText } from '../Problem';
import { readLive } from '../readLive';
import { fetchWorkbook, UnreadWorkbook } from './fetchWorkbook';
import { type ParsedWorkbook, parseWorkbook } from './parseWorkbook';
import { workbookAddress } from './workbookAddress';

/** The last answer of each address, for work without a network. */
const COPIES = path.join(root, '.cache/workbooks');

/** The tables of the restaurant's workbook; none where it has no workbook. */
export interface Workbook {
  tables: Authored;
  /** What took the place of an answer, or of a tab; Spanish sentences. */
  notes: string[];
}

/**
 * Reads the restaurant's workbook.
 * @param fresh whether its address has to answer; else a copy of its last answer is enough
 * @throws {UnreadWorkbook}
 */
export async function readWorkbook({ fresh = false, copies = COPIES } = {}): Promise<Workbook> {
  const address = workbookAddress();
  if (!address) return { tables: new Map(), notes: [] };
  const copy = path.join(copies, `${computeHash(Buffer.from(address.href)).slice(0, 12)}.xlsx`);
  try {
    const { bytes } = await fetchWorkbook(address);
    const parsed = await parseWorkbook(bytes);
    mkdirSync(copies, { recursive: true });
    writeFileSync(copy, bytes);
    return await withLive(parsed);
  } catch (error) {
    if (!(error instanceof UnreadWorkbook) || fresh || !existsSync(copy)) throw error;
    const note = `${error.message} Vale su última copia (${inMedellin(statSync(copy).mtime)}).`;
    return withLive(await parseWorkbook(readFileSync(copy)), note);
  }
}

/** A tab that the workbook lacks is as it is live, never as in this copy. */
async function withLive({ tables, missing }: ParsedWorkbook, ...notes: string[]): Promise<Workbook> {
  if (missing.size === 0) return { tables, notes };
  const live = await readLive();
  const kept = [...missing.keys()].flatMap((file) => {
    const bytes = live?.authored.get(file);
    return bytes ? [[file, bytes] as const] : [];
  });
  return {
    tables: new Map([...tables, ...kept]),
    notes: [...notes, ...kept.map(([file]) => noTab(file, missing.get(file)))],
  };
}

/** A Spanish sentence about a table that the workbook lacks, or has under its former name. */
export function noTab(file: string, former?: string): string {
  const what = former ? `la pestaña «${former}» ahora se llama así` : 'el libro no tiene esa pestaña';
  return problemText({ file, message: `${what}. Vale lo que está en el sitio.` });
}

const inMedellin = (at: Date): string =>
  at.toLocaleString('es-CO', { dateStyle: 'long', timeStyle: 'short', timeZone: 'America/Bogota' });
