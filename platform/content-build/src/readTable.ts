import { CsvError, parse } from 'csv-parse/sync';
import type { Report } from './Problem';

/** One row of a spreadsheet, every cell one trimmed line; a cell that the file lacks is empty. */
export interface Row<Column extends string> {
  /** As the spreadsheet numbers it: the header is row 1. */
  number: number;
  cells: Readonly<Record<Column, string>>;
}

/** Message for an empty file. */
export const MISSING = 'no está, o está vacío. Recupera el archivo anterior.';
const SAVE_AS_UTF8 = 'Guarda el archivo como «CSV UTF-8»';

/** What ANSI and UTF-8 look like when one is read as the other. */
const damaged = /\ufffd|Ã[\u0080-\u00bf]/;
/** First characters of a spreadsheet that was not saved as CSV: a zip archive, or an old Excel file. */
const workbooks = ['PK\u0003\u0004', '\ufffd\ufffd\u0011\ufffd'];
/** Characters that nobody sees. */
const invisible = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;
/** An instruction to Excel, which does not show it as a row. */
const separatorLine = /^"?sep=.?"?\r?\n/i;
const formulaError = /^#(?:N\/[AD]|[¡¿]?(?:NAME|NOMBRE|REF|VALUE|VALOR|DIV\/0|NUM|NULL|NULO)[!?])$/i;
const chineseColumn = /(?:^|_)zh$/;
const han = /\p{Script=Han}/u;

/**
 * Spreadsheets in Spanish save with semicolons, because the comma is their decimal sign; «Texto Unicode» has
 * tabs.
 */
function delimiterOf(text: string): string {
  const header = text.slice(0, text.search(/\r|\n|$/));
  const [best = ','] = [',', ';', '\t', '|'].sort((a, b) => header.split(b).length - header.split(a).length);
  return best;
}

function quoteMessage({ code, lines }: CsvError): string {
  const line = typeof lines === 'number' ? ` en la línea ${lines}` : '';
  return code === 'CSV_QUOTE_NOT_CLOSED'
    ? `unas comillas se abren${line} y no se cierran. Ciérralas o bórralas.`
    : `hay comillas dentro de un texto${line}. Escríbelas dobles: "".`;
}

/** The cells of a file with its header first; null, and reported, when it cannot be read as a table. */
function readRecords(file: string, text: string, report: Report): string[][] | null {
  if (workbooks.some((start) => text.startsWith(start))) {
    report({ file, message: `es un libro de hojas de cálculo, no un CSV. ${SAVE_AS_UTF8}.` });
    return null;
  }
  if (text.trim() === '') {
    report({ file, message: MISSING });
    return null;
  }
  if (damaged.test(text)) {
    report({ file, message: `las tildes están dañadas. ${SAVE_AS_UTF8} y revisa las tildes.` });
    return null;
  }
  const table = text.replace(separatorLine, '');
  try {
    return parse(table, {
      bom: true,
      delimiter: delimiterOf(table),
      // All of them, even in one file: some rows may come from another program.
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    report({ file, message: quoteMessage(error) });
    return null;
  }
}

/** Whether the titles name every column once; the optional ones may be absent. */
function checkHeader(
  file: string,
  titles: string[],
  columns: readonly string[],
  optional: readonly string[],
  report: Report,
): boolean {
  const flag = (message: string) => report({ file, row: 1, message });
  const missing = columns.filter((column) => !titles.includes(column) && !optional.includes(column));
  if (missing.length > 0)
    flag(`falta la columna ${missing.join(', ')}. No cambies los títulos de la primera fila.`);
  const twice = columns.filter((column) => titles.indexOf(column) !== titles.lastIndexOf(column));
  if (twice.length > 0) flag(`la columna ${twice.join(', ')} está dos veces. Deja una.`);
  return missing.length === 0 && twice.length === 0;
}

/**
 * Whether the Chinese of a table is there. A program that cannot write it saves «???», which would go live
 * unnoticed by anybody who reads no Chinese.
 */
function checkChinese<Column extends string>(file: string, rows: Row<Column>[], report: Report): boolean {
  const [first] = rows;
  const columns = (Object.keys(first?.cells ?? {}) as Column[]).filter((column) =>
    chineseColumn.test(column),
  );
  const lost = columns.map((column) =>
    rows.filter(({ cells }) => cells[column] !== '' && !han.test(cells[column])),
  );
  const wholly = columns.filter((_, index) => (lost[index]?.length ?? 0) > rows.length / 2);
  if (wholly.length > 0 && rows.length > 1) {
    const message = `el chino se perdió al guardar: ${wholly.join(', ')} ya no tiene caracteres chinos. Recupera el archivo anterior. ${SAVE_AS_UTF8}.`;
    report({ file, message });
    return false;
  }
  for (const [index, column] of columns.entries()) {
    for (const { number, cells } of lost[index] ?? []) {
      const message = `«${cells[column]}» no tiene caracteres chinos: el chino se perdió. Cópialo del archivo anterior.`;
      report({ file, row: number, column, message });
    }
  }
  return true;
}

/**
 * Reads a CSV (RFC 4180, UTF-8 with or without BOM; comma, semicolon, tab or bar) whose first row names the
 * columns.
 * @param optional columns that a file may do without
 * @returns its rows; none only after a report
 */
export function readTable<Column extends string>(
  file: string,
  text: string,
  columns: readonly Column[],
  report: Report,
  optional: readonly Column[] = [],
): Row<Column>[] {
  const table = readRecords(file, text, report);
  if (table === null) return [];
  const [header = [], ...records] = table;
  const titles = header.map((title) => title.trim());
  if (!checkHeader(file, titles, columns, optional, report)) return [];
  const isBlank = (record: string[]) => record.every((cell) => cell.trim() === '');
  if (records.every(isBlank)) report({ file, message: 'no tiene filas. Devuelve las que tenía.' });
  // Titles may be fewer than cells, where somebody keeps notes beside the table.
  const lengths = records.map((record) => record.length).sort((a, b) => a - b);
  const usual = Math.max(header.length, lengths[lengths.length >> 1] ?? 0);
  const rows = records.flatMap((record, index): Row<Column>[] => {
    const number = index + 2;
    if (isBlank(record)) return [];
    if (record.length > usual || record.slice(header.length).some((cell) => cell.trim() !== '')) {
      const message = `la fila tiene ${record.length} celdas y el título ${header.length}. Si un texto lleva comas, escríbelo entre comillas.`;
      report({ file, row: number, message });
    }
    const cell = (column: Column) =>
      (record[titles.indexOf(column)] ?? '')
        .normalize('NFC')
        .replace(invisible, '')
        .replace(/\s+/g, ' ')
        .trim();
    for (const column of columns.filter((name) => formulaError.test(cell(name)))) {
      const message = `«${cell(column)}» es el error de una fórmula. Escribe el valor.`;
      report({ file, row: number, column, message });
    }
    const cells = Object.fromEntries(columns.map((column) => [column, cell(column)]));
    return [{ number, cells: cells as Record<Column, string> }];
  });
  return checkChinese(file, rows, report) ? rows : [];
}
