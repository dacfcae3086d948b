import { parse } from 'csv-parse/sync';
import type { CellValue, WriteSheet } from 'hucre/xlsx';

/** What a tab has: a CSV text, or its cells. */
export type Tab = string | Buffer | CellValue[][] | Omit<WriteSheet, 'name'>;

/** An .xlsx with these tabs, by their names. */
export async function writeWorkbook(tabs: Readonly<Record<string, Tab>>): Promise<Buffer> {
  const { writeXlsx } = await import('hucre/xlsx');
  const sheets = Object.entries(tabs).map(([name, tab]): WriteSheet => {
    if (typeof tab === 'string' || Buffer.isBuffer(tab))
      return { name, rows: parse(tab, { relax_column_count: true }) };
    return Array.isArray(tab) ? { name, rows: tab } : { name, ...tab };
  });
  return Buffer.from(await writeXlsx({ sheets }));
}
