import { CsvError, parse } from 'csv-parse/sync';
import { plainText } from '@asia/shared/menu';
import { isNear } from './findNamed';
import type { Problem, Report } from './Problem';

/** One row of a spreadsheet, every cell one trimmed line; a cell that the file lacks is empty. */
export interface Row<Column extends string> {
  /** As the spreadsheet numbers it: the header is row 1. */
  number: number;
  cells: Readonly<Record<Column, string>>;
  /** Columns whose title ends with `!`: the owner means a change of all their values. */
  confirmed: ReadonlySet<string>;
}

/** More than a restaurant writes. */
export const MAX_ROWS = 3_000;

const invisible = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;
/** A formula, its error, or what a spreadsheet shows until it has its value. */
const formula =
  /^(?:=|@\w+\(|#(?:N\/[AD]|[¡¿]?(?:NAME|NOMBRE|REF|VALUE|VALOR|DIV\/0|NUM|NULL|NULO|ERROR|SPILL|DESBORDAMIENTO|CALC)[!?]|getting_data)|(?:loading|cargando)(?:\.{3}|…)?$)/i;

/** A cell as one trimmed line, without characters that nobody sees. */
const cellText = (cell = '') => cell.normalize('NFC').replace(invisible, '').replace(/\s+/g, ' ').trim();

/** A cell or a title without the sign of the owner that confirms it. */
export const withoutSign = (text: string): string => text.replace(/ ?!$/, '');

/** The cells of a file, its header first; null, after a report, when it is no table. */
export function readRecords(file: string, text: string, report: Report): string[][] | null {
  const refuse = (message: string, row?: number) => {
    report({ file, ...(row && { row }), message });
    return null;
  };
  if (text.trim() === '') return refuse('no está, o está vacío. Recupera su versión anterior.');
  // What bytes become that are not UTF-8.
  if (text.includes('\ufffd'))
    return refuse('no es un CSV en UTF-8. Guarda el archivo como «CSV UTF-8» y revisa las tildes.');
  const header = text.split(/[\r\n]+/).find((line) => /\w/.test(line)) ?? '';
  try {
    return parse(text, {
      bom: true,
      cast: cellText,
      // Spreadsheets in Spanish save with semicolons, because the comma is their decimal sign.
      delimiter: header.split(';').length > header.split(',').length ? ';' : ',',
      // Both of them, even in one file: some rows may come from another program.
      record_delimiter: ['\r\n', '\n'],
      relax_column_count: true,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // The library counts lines, two for some ends of a line, and not where the quotes open.
    const row = typeof error.records === 'number' ? error.records + 1 : undefined;
    return refuse('hay comillas dentro de un texto, o que no se cierran. Escríbelas dobles: "".', row);
  }
}

/** A mistake if a column lacks its title or has two; otherwise a note about titles that nobody reads, if any. */
function titleProblem(
  titles: readonly string[],
  columns: readonly string[],
  optional: readonly string[],
): Omit<Problem, 'file'> | undefined {
  const own = titles.filter((title) => title !== '' && !columns.includes(title));
  // An optional column with a slip in its title would leave in silence, and allergens with it.
  const isMeant = (column: string) => own.some((title) => isNear(plainText(title), column));
  const missing = columns.filter(
    (column) => !titles.includes(column) && (!optional.includes(column) || isMeant(column)),
  );
  const twice = columns.filter((column) => titles.indexOf(column) !== titles.lastIndexOf(column));
  const said = [
    missing.length > 0 && `falta el título ${missing.join(', ')}`,
    twice.length > 0 && `el título ${twice.join(', ')} está dos veces`,
    own.length > 0 && `el sitio no lee «${own.join('», «')}»`,
  ].filter(Boolean);
  if (said.length === 0) return undefined;
  return missing.length + twice.length > 0
    ? { message: `${said.join('; ')}. Escribe cada título una vez, como estaba.` }
    : { message: `${said.join('; ')}.`, note: 'own' };
}

/** How a table may differ from the usual ones. */
export interface TableOptions {
  /** Rows are independent: the table may have none, and a wrong row is a note. */
  looseRows?: boolean;
  /** Its first column says what a row is: most cells of a row are empty. */
  namedRows?: boolean;
}

/**
 * Reads a CSV whose first row names the columns: RFC 4180, UTF-8 with or without BOM; comma or semicolon.
 * @param optional columns that a file may omit
 * @returns its rows; none only after a report, unless they are loose
 */
export function readTable<Column extends string>(
  file: string,
  text: string,
  columns: readonly Column[],
  report: Report,
  optional: readonly Column[] = [],
  { looseRows = false, namedRows = false }: TableOptions = {},
): Row<Column>[] {
  const table = readRecords(file, text, report);
  if (table === null) return [];
  const say = (message: string, place?: Partial<Problem>) =>
    report({ file, message, ...place, ...(looseRows && { note: true }) });
  const [header = { row: 1, record: [] }, ...all] = table
    .map((record, index) => ({ row: index + 1, record }))
    .filter(({ record }) => record.some(Boolean));
  const titles = header.record.map((written) => {
    const title = withoutSign(written);
    return columns.find((column) => column === plainText(title)) ?? title;
  });
  const isOurs = ({ record }: { record: string[] }) => columns.some((name) => record[titles.indexOf(name)]);
  const confirmed = new Set(titles.filter((_, index) => header.record[index]?.endsWith('!')));
  const trouble = titleProblem(titles, columns, optional);
  if (trouble) report({ file, row: header.row, ...trouble });
  if (trouble && !trouble.note) return [];
  // Rows of an own column alone, such as a thousand boxes that nobody ticked, are none of the table.
  const records = all.filter(isOurs);
  if (records.length === 0 && !looseRows) say('no tiene filas. Devuelve las que tenía.');
  if (records.some(({ row }) => row > MAX_ROWS))
    say(`el sitio no lee más de ${MAX_ROWS} filas. Borra las que sobran.`, { row: MAX_ROWS + 1 });
  // Titles may be fewer than cells, where somebody keeps notes beside the table.
  const lengths = records.map(({ record }) => record.length).sort((a, b) => a - b);
  const usual = Math.max(titles.length, lengths[lengths.length >> 1] ?? 0);
  return records.flatMap(({ row, record }): Row<Column>[] => {
    if (record.length > usual || record.slice(titles.length).some(Boolean))
      say(
        `la fila tiene ${record.length} celdas y el título ${titles.length}. Si un texto lleva comas, escríbelo entre comillas.`,
        { row },
      );
    const cells = columns.map((column) => [column, record[titles.indexOf(column)] ?? ''] as const);
    const filled = cells.filter(([, cell]) => cell !== '');
    if (!looseRows && filled.length <= (namedRows ? 0 : (columns.length - optional.length) / 3)) {
      const said = filled.map(([, cell]) => `«${cell}»`).join(', ');
      say(`solo dice ${said}: no es una fila de la tabla. Bórrala o complétala.`, { row });
      return [];
    }
    for (const [column, cell] of filled) {
      if (formula.test(cell)) say(`«${cell}» es una fórmula o su error. Escribe el valor.`, { row, column });
      // A brand such as Nequi is the same in every language.
      const isBrand = filled.some(([other, text]) => !other.endsWith('zh') && text === cell);
      // A program that cannot write Chinese saves «???», which nobody notices who reads none.
      if (column.endsWith('zh') && !isBrand && !/\p{Script=Han}/u.test(cell))
        say(
          `«${cell}» no tiene caracteres chinos: se perdieron. Cópialo de antes; un CSV se guarda como «CSV UTF-8».`,
          { row, column },
        );
    }
    return [{ number: row, cells: Object.fromEntries(cells) as Record<Column, string>, confirmed }];
  });
}
