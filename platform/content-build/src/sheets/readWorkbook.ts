import { type Authored, TABLES } from '../authoredFiles';
import { readLive } from '../readLive';
import { fetchWorkbook, UnreadWorkbook } from './fetchWorkbook';
import { type ParsedWorkbook, parseWorkbook, whyUnread } from './parseWorkbook';
import { workbookAddress } from './workbookAddress';

/** The tables of the restaurant's workbook; none where it has no workbook. */
export interface Workbook {
  tables: Authored;
  /** What took the place of an answer, or of a tab; Spanish sentences. */
  notes: string[];
}

/**
 * Reads the restaurant's workbook.
 * @param fresh whether its address has to answer; else the live tables take its place, for work without a network
 * @throws {UnreadWorkbook}
 */
export async function readWorkbook({ fresh = false } = {}): Promise<Workbook> {
  const address = workbookAddress();
  if (!address) return { tables: new Map(), notes: [] };
  try {
    const { bytes } = await fetchWorkbook(address);
    return await withLive(await parseWorkbook(bytes));
  } catch (error) {
    const live = fresh ? null : await readLive();
    if (!(error instanceof UnreadWorkbook) || !live) throw error;
    const tables = [...live.authored].filter(([file]) => TABLES.includes(file));
    return { tables: new Map(tables), notes: [`${error.message} Vale lo que está en el sitio.`] };
  }
}

/** A table that is not read is as it is live, never as in this copy. */
async function withLive({ tables, unread }: ParsedWorkbook): Promise<Workbook> {
  if (unread.size === 0) return { tables, notes: [] };
  const live = await readLive();
  const kept = [...unread.keys()].flatMap((file) => {
    const bytes = live?.authored.get(file);
    return bytes ? [[file, bytes] as const] : [];
  });
  return {
    tables: new Map([...tables, ...kept]),
    notes: kept.map(([file]) => whyUnread(file, unread.get(file) ?? [])),
  };
}
