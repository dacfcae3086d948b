import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { computeHash } from '@asia/release-store';
import { root } from '@asia/release-store/root';
import type { Authored } from '../authoredFiles';
import { fetchTable, UnreadTable } from './fetchTable';
import { namedTables } from './namedTables';

/** The last answer of each address, for work without a network. */
const COPIES = path.join(root, '.cache/sheets');

/** Tables from their addresses. */
export interface Sheets {
  tables: Authored;
  /** How old each copy is that took the place of an answer; Spanish sentences. */
  notes: string[];
}

/**
 * Reads the tables that live at an address.
 * @param fresh whether every address has to answer; else a copy of its last answer is enough
 * @throws {UnreadTable}
 */
export async function readSheets({ fresh = false, copies = COPIES } = {}): Promise<Sheets> {
  const tables = new Map<string, Buffer>();
  const notes: string[] = [];
  for (const [name, address] of namedTables()) {
    const copy = path.join(copies, `${computeHash(Buffer.from(address.href)).slice(0, 12)}-${name}`);
    try {
      const { bytes } = await fetchTable(name, address);
      mkdirSync(copies, { recursive: true });
      writeFileSync(copy, bytes);
      tables.set(name, bytes);
    } catch (error) {
      if (!(error instanceof UnreadTable) || fresh || !existsSync(copy)) throw error;
      tables.set(name, readFileSync(copy));
      notes.push(`${error.message} Vale su última copia (${inMedellin(statSync(copy).mtime)}).`);
    }
  }
  return { tables, notes };
}

const inMedellin = (at: Date): string =>
  at.toLocaleString('es-CO', { dateStyle: 'long', timeStyle: 'short', timeZone: 'America/Bogota' });
