import { CsvError, parse } from 'csv-parse/sync';
import { plainText } from '@asia/shared/menu';
import { distance } from 'fastest-levenshtein';
import type { Report } from './Problem';

/** One row of a spreadsheet, every cell one trimmed line; a cell that the file lacks is empty. */
export interface Row<Column extends string> {
  /** As the spreadsheet numbers it: the header is row 1. */
  number: number;
  cells: Readonly<Record<Column, string>>;
  /** Columns whose title ends with `!`: the owner means a change of all their values. */
  confirmed: ReadonlySet<string>;
}

/** Message for an empty file. */
export const MISSING = 'no está, o está vacío. Recupera el archivo anterior.';
const SAVE_AS_UTF8 = 'Guarda el archivo como «CSV UTF-8»';

/** First characters of a document of a word processor. */
export const richText = /^\ufeff?\{\\rtf/;

/** What ANSI and UTF-8 look like when one is read as the other. */
const damaged = /\ufffd|Ã[\u0080-\u00bf]/;
/** First characters of a spreadsheet that was not saved as CSV: a zip archive, or an old Excel file. */
const workbooks = ['PK\u0003\u0004', '\ufffd\ufffd\u0011\ufffd'];
/** Characters that nobody sees. */
const invisible = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;
/** An instruction to Excel, which does not show it as a row. */
const separatorLine = /^"?sep=.?"?\r?\n/i;
const formulaError = /^#(?:N\/[AD]|[¡¿]?(?:NAME|NOMBRE|REF|VALUE|VALOR|DIV\/0|NUM|NULL|NULO)[!?])$/i;
const formula = /^[=@]/;
const chineseColumn = /(?:^|_)zh$/;
const han = /\p{Script=Han}/u;

/**
 * Spreadsheets in Spanish save with semicolons, because the comma is their decimal sign; «Texto Unicode» has
 * tabs.
 */
function delimiterOf(text: string): string {
  const header = text.split(/[\r\n]+/).find((line) => /\w/.test(line)) ?? '';
  const [best = ','] = [',', ';', '\t', '|'].sort((a, b) => header.split(b).length - header.split(a).length);
  return best;
}

function quoteMessage({ code, lines }: CsvError): string {
  const line = typeof lines === 'number' ? ` en la línea ${lines}` : '';
  return code === 'CSV_QUOTE_NOT_CLOSED'
    ? `unas comillas se abren${line} y no se cierran. Ciérralas o bórralas.`
    : `hay comillas dentro de un texto${line}. Escríbelas dobles: "".`;
}

/** A cell as one trimmed line, without characters that nobody sees. */
export const cellText = (cell = '') =>
  cell.normalize('NFC').replace(invisible, '').replace(/\s+/g, ' ').trim();

/** The cells of a file with its header first; null, and reported, when it cannot be read as a table. */
export function readRecords(file: string, text: string, report: Report): string[][] | null {
  if (workbooks.some((start) => text.startsWith(start))) {
    report({ file, message: `es un libro de hojas de cálculo, no un CSV. ${SAVE_AS_UTF8}.` });
    return null;
  }
  if (richText.test(text)) {
    const message = `es un documento de un procesador de texto (RTF), no un CSV. ${SAVE_AS_UTF8}.`;
    report({ file, message });
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

/** What owners call a column that has another title, or that is in another file. */
const otherTitles: Readonly<Record<string, string>> = {
  alergenos: 'allergens',
  categoria: 'category',
  descripcion: 'desc_es',
  direccion: 'route',
  imagen: 'picture',
  marca: 'brand',
  marcas: 'marks',
  nombre: 'name_es',
  precio: 'price_cop',
  precios: 'price_cop',
  titulo: 'title',
};
const SOLD_OUT = /^(?:agotado|sold_?out)s?$/;

/** The column that somebody meant by a title: another word for it, its beginning, or a slip of a finger. */
function meantColumn(title: string, columns: readonly string[]): string | undefined {
  const plain = plainText(title).replaceAll(' ', '_');
  return columns.find(
    (column) =>
      otherTitles[plain] === column ||
      (plain.length >= 4 && column.startsWith(plain)) ||
      (column.length >= 4 && distance(plain, column) <= (column.length >= 7 ? 2 : 1)),
  );
}

/** Whether the titles name every column once; the optional ones may be absent. */
function checkHeader(
  file: string,
  row: number,
  titles: string[],
  columns: readonly string[],
  optional: readonly string[],
  report: Report,
): boolean {
  const problems: string[] = [];
  const missing = new Set(columns.filter((column) => !titles.includes(column)));
  const own: string[] = [];
  for (const title of titles.filter((name) => name !== '' && !columns.includes(name))) {
    const meant = meantColumn(title, columns);
    if (SOLD_OUT.test(plainText(title)))
      problems.push(
        `el sitio no lee la columna «${title}». Los platos agotados van en restaurant.json, en soldOut. Borra la columna.`,
      );
    else if (meant === undefined) own.push(title);
    else if (missing.delete(meant))
      problems.push(`la columna «${title}» se llama ${meant}. Corrige su título.`);
    else
      problems.push(
        `el sitio no lee la columna «${title}»: lee ${meant}. Pon allí los valores y borra la columna.`,
      );
  }
  const needed = [...missing].filter((column) => !optional.includes(column));
  if (needed.length > columns.length / 2)
    problems.unshift(
      `aquí van los títulos de las columnas: ${columns.join(', ')}. Borra lo que esté encima, o devuélvelos.`,
    );
  else if (needed.length > 0)
    problems.unshift(
      `falta la columna ${needed.join(', ')}. Devuélvela con su título: está en el archivo anterior.`,
    );
  const twice = columns.filter((column) => titles.indexOf(column) !== titles.lastIndexOf(column));
  if (twice.length > 0) problems.push(`la columna ${twice.join(', ')} está dos veces. Deja una.`);
  for (const message of problems) report({ file, row, message });
  if (problems.length === 0 && own.length > 0)
    report({
      file,
      row,
      message: `el sitio no lee ${own.map((title) => `«${title}»`).join(', ')}.`,
      note: true,
    });
  return problems.length === 0;
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
  const isBlank = (record: string[]) => record.every((cell) => cell.trim() === '');
  const top = Math.max(
    table.findIndex((record) => !isBlank(record)),
    0,
  );
  const [header = [], ...records] = table.slice(top);
  const written = header.map((title) => title.trim());
  const titles = written.map((title) => title.replace(/\s*!$/, ''));
  const confirmed = new Set(titles.filter((title, index) => title !== written[index]));
  if (!checkHeader(file, top + 1, titles, columns, optional, report)) return [];
  if (records.every(isBlank)) report({ file, message: 'no tiene filas. Devuelve las que tenía.' });
  // Titles may be fewer than cells, where somebody keeps notes beside the table.
  const lengths = records.map((record) => record.length).sort((a, b) => a - b);
  const usual = Math.max(header.length, lengths[lengths.length >> 1] ?? 0);
  const rows = records.flatMap((record, index): Row<Column>[] => {
    const number = top + index + 2;
    if (isBlank(record)) return [];
    if (record.length > usual || record.slice(header.length).some((cell) => cell.trim() !== '')) {
      const message = `la fila tiene ${record.length} celdas y el título ${header.length}. Si un texto lleva comas, escríbelo entre comillas.`;
      report({ file, row: number, message });
    }
    const cell = (column: Column) => cellText(record[titles.indexOf(column)]);
    const filled = columns.map(cell).filter((text) => text !== '');
    if (filled.length <= columns.length / 3) {
      const message = `solo dice ${filled.map((text) => `«${text}»`).join(', ')}: no es una fila de la tabla. Bórrala o complétala.`;
      report({ file, row: number, message });
      return [];
    }
    for (const column of columns) {
      const text = cell(column);
      const what = formulaError.test(text) ? 'el error de una fórmula' : formula.test(text) && 'una fórmula';
      if (what) report({ file, row: number, column, message: `«${text}» es ${what}. Escribe el valor.` });
    }
    const cells = Object.fromEntries(columns.map((column) => [column, cell(column)]));
    return [{ number, cells: cells as Record<Column, string>, confirmed }];
  });
  return checkChinese(file, rows, report) ? rows : [];
}
