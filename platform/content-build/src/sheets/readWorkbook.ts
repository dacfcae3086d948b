import { type Authored, TABLES } from '../authoredFiles';
import { problemText } from '../Problem';
import { readLive } from '../readLive';
import { fetchWorkbook, UnreadWorkbook } from './fetchWorkbook';
import { type ParsedWorkbook, parseWorkbook } from './parseWorkbook';
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

/** A tab that the workbook lacks is as it is live, never as in this copy. */
async function withLive({ tables, missing }: ParsedWorkbook): Promise<Workbook> {
  if (missing.length === 0) return { tables, notes: [] };
  const live = await readLive();
  const kept = missing.flatMap((file) => {
    const bytes = live?.authored.get(file);
    return bytes ? [[file, bytes] as const] : [];
  });
  return { tables: new Map([...tables, ...kept]), notes: kept.map(([file]) => noTab(file)) };
}

/** A Spanish sentence about a table that the workbook lacks. */
export const noTab = (file: string): string =>
  problemText({ file, message: 'el libro no tiene esa pestaña. Vale lo que está en el sitio.' });
