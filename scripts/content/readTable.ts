import { CsvError, parse } from 'csv-parse/sync';
import type { Report } from './Problem';

/** One row of a spreadsheet, every cell trimmed; a cell that the file lacks is empty. */
export interface Row<Column extends string> {
  /** As the spreadsheet numbers it: the header is row 1. */
  number: number;
  cells: Readonly<Record<Column, string>>;
}

const SAVE_AS_UTF8 = 'Guarda el archivo como «CSV UTF-8» y revisa las tildes.';

/** Spreadsheets in Spanish save with semicolons, because the comma is their decimal sign. */
function delimiterOf(text: string): string {
  const header = text.slice(0, text.search(/\r|\n|$/));
  return header.includes(';') && !header.includes(',') ? ';' : ',';
}

/** The cells of a file with its header first; null, and reported, when it cannot be read as a table. */
function readRecords(file: string, text: string, report: Report): string[][] | null {
  // What ANSI and UTF-8 look like when one is read as the other.
  if (/\ufffd|Ã[\u0080-\u00bf]/.test(text)) {
    report({ file, message: `las tildes están dañadas. ${SAVE_AS_UTF8}` });
    return null;
  }
  try {
    return parse(text, { bom: true, delimiter: delimiterOf(text), relax_column_count: true });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    report({ file, message: `las comillas no cierran bien (${error.message}).` });
    return null;
  }
}

/**
 * Reads a CSV (RFC 4180, UTF-8 with or without BOM, comma or semicolon) whose first row names the columns.
 * @returns its rows; none only after a report
 */
export function readTable<Column extends string>(
  file: string,
  text: string,
  columns: readonly Column[],
  report: Report,
): Row<Column>[] {
  const table = readRecords(file, text, report);
  if (table === null) return [];
  const [header = [], ...records] = table;
  const place = new Map(header.map((title, index) => [title.trim(), index]));
  const missing = columns.filter((column) => !place.has(column));
  if (missing.length > 0) {
    const message = `falta la columna ${missing.join(', ')}. No cambies los títulos de la primera fila.`;
    report({ file, row: 1, message });
    return [];
  }
  const isBlank = (record: string[]) => record.every((cell) => cell.trim() === '');
  if (records.every(isBlank)) report({ file, message: 'no tiene filas. Devuelve las que tenía.' });
  return records.flatMap((record, index) => {
    const number = index + 2;
    if (isBlank(record)) return [];
    if (record.slice(header.length).some((cell) => cell.trim() !== '')) {
      const message = `la fila tiene ${record.length} celdas y el título ${header.length}. Si un texto lleva comas, escríbelo entre comillas.`;
      report({ file, row: number, message });
    }
    const cell = (column: Column) => (record[place.get(column) ?? -1] ?? '').normalize('NFC').trim();
    const cells = Object.fromEntries(columns.map((column) => [column, cell(column)]));
    return [{ number, cells: cells as Record<Column, string> }];
  });
}
