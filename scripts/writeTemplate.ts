import { writeFileSync } from 'node:fs';
// Loaded by this command alone.
import { writeXlsx } from 'hucre/xlsx';
import { templateSheets } from '@asia/content-build';

/** Writes the tables of a content as a workbook, for a restaurant that moves them into a spreadsheet. */
export async function writeTemplate(file: string, authored: ReadonlyMap<string, Buffer>): Promise<void> {
  writeFileSync(file, await writeXlsx({ sheets: templateSheets(authored) }));
}
