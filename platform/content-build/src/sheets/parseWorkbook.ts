import type { Cell, Sheet } from 'hucre/xlsx';
import { DAY_MS, tableName } from '@asia/release-store';
import { slugify } from '@asia/shared/menu';
import { type Authored, TABLES } from '../authoredFiles';
import { problemText } from '../tables/Problem';
import { MAX_ROWS } from '../tables/readTable';
import { UnreadWorkbook } from './fetchWorkbook';

/** All cells that a table can have, and a row more. What stands beyond, as a letter in the last row, is not read. */
const RANGE = `A1:AZ${MAX_ROWS + 1}`;
/** For all files of a workbook, unpacked: a real one has a tenth. */
const MAX_UNPACKED = 100_000_000;

/** Tables of a workbook, each as the CSV text that a file of `content/` would have. */
export interface ParsedWorkbook {
  tables: Authored;
  /** Tables without a tab of their own: names of their tabs, none or several. */
  unread: ReadonlyMap<string, readonly string[]>;
}

/** A Spanish sentence about a table without a tab of its own. */
export function whyUnread(file: string, tabs: readonly string[]): string {
  const reason =
    tabs.length === 0
      ? 'el libro no tiene esa pestaña'
      : `el libro tiene ${tabs.length} pestañas con ese nombre: «${tabs.join('» y «')}». Deja una, o dale otro nombre a la que sobra`;
  return problemText({ file, message: `${reason}. Vale lo que está en el sitio.` });
}

/** Reads the tabs of an .xlsx that have the name of a table. @throws {UnreadWorkbook} */
export async function parseWorkbook(bytes: Buffer): Promise<ParsedWorkbook> {
  refuseBomb(bytes);
  // Loaded only here: where nobody has a workbook, nothing loads the library.
  const { readXlsx } = await import('hucre/xlsx');
  const names = TABLES.map(tableName);
  const { sheets } = await readXlsx(bytes, {
    sheets: ({ name }) => names.includes(slugify(name)),
    range: RANGE,
    readStyles: true,
  }).catch(() => {
    throw new UnreadWorkbook(NO_WORKBOOK);
  });
  if (sheets.length === 0)
    throw new UnreadWorkbook(`El libro no tiene ninguna pestaña del sitio: ${names.join(', ')}.`);
  const tables = new Map<string, Buffer>();
  const unread = new Map<string, string[]>();
  for (const file of TABLES) {
    const tabs = sheets.filter(({ name }) => slugify(name) === tableName(file));
    // Which one of two is meant, only the owner knows.
    if (tabs.length === 1) tables.set(file, csvOf(tabs[0]!));
    else
      unread.set(
        file,
        tabs.map(({ name }) => name),
      );
  }
  return { tables, unread };
}

const NO_WORKBOOK = 'En la dirección de la hoja no hay un libro .xlsx, o está dañado.';

/**
 * Refuses an archive whose files are too large unpacked, by its own list: the library unpacks no more than that says.
 * @throws {UnreadWorkbook}
 */
function refuseBomb(bytes: Buffer): void {
  const END = Buffer.from('PK\u0005\u0006');
  const end = bytes.lastIndexOf(END);
  if (!bytes.toString('latin1', 0, 2).startsWith('PK') || end < 0 || end + 22 > bytes.length)
    throw new UnreadWorkbook(NO_WORKBOOK);
  let place = bytes.readUInt32LE(end + 16);
  let unpacked = 0;
  for (let files = bytes.readUInt16LE(end + 10); files > 0; files -= 1) {
    if (place + 46 > bytes.length) throw new UnreadWorkbook(NO_WORKBOOK);
    const [packed, size] = [bytes.readUInt32LE(place + 20), bytes.readUInt32LE(place + 24)];
    // A file that hides its size has no limit.
    unpacked += packed > 0 && size === 0 ? Infinity : size;
    const lengths = [28, 30, 32].map((offset) => bytes.readUInt16LE(place + offset));
    place += lengths.reduce((sum, length) => sum + length, 46);
  }
  if (unpacked > MAX_UNPACKED) throw new UnreadWorkbook('El libro es demasiado grande para leerlo.');
}

/** A tab as CSV, its rows numbered as in the tab. */
function csvOf({ rows, cells }: Sheet): Buffer {
  const lines = rows.map((row, index) =>
    row.map((value, column) => cellText(value, cells?.get(`${index},${column}`))),
  );
  const last = lines.findLastIndex((line) => line.some(Boolean));
  const width = lines.reduce((most, line) => Math.max(most, line.findLastIndex(Boolean) + 1), 0);
  const text = lines
    .slice(0, last + 1)
    .map((line) => `${Array.from({ length: width }, (_, column) => quoted(line[column] ?? '')).join()}\r\n`);
  return Buffer.from(text.join(''));
}

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A day or a time in a workbook of the strict kind, which the library leaves as it is. */
const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z?$/;

/** A cell as text: a day as `2026-11-28`, a time as `18:30`, a number in plain digits with a decimal comma. */
function cellText(value: Cell['value'], cell?: Cell): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'VERDADERO' : 'FALSO';
  if (value instanceof Date) return dateText(value, cell?.style?.numFmt);
  if (typeof value === 'string')
    return isoTime.test(value) ? dateText(new Date(value.replace(/Z?$/, 'Z')), cell?.style?.numFmt) : value;
  const percent = cell?.style?.numFmt?.includes('%');
  // A formula leaves 34799.9999999.
  const digits = String(Number((percent ? value * 100 : value).toPrecision(12))).replace('.', ',');
  return percent ? `${digits} %` : digits;
}

/** Spreadsheets count days from the last one of 1899, or the first one of 1904; a time alone is less than a day. */
function dateText(date: Date, format = ''): string {
  const minutes = Math.round(date.getTime() / 60_000);
  const rounded = new Date(minutes * 60_000).toISOString();
  const [day = '', time = ''] = [rounded.slice(0, 10), rounded.slice(11, 16)];
  // `02:30` may be half past two of the afternoon, unless the owner reads `2:30 AM`.
  const half = /am?\/pm?/i.test(format) && time >= '01:00' && time < '12:00' ? ' a. m.' : '';
  if (date.getUTCFullYear() < 1900 || day === '1904-01-01') return time + half;
  return date.getTime() % DAY_MS === 0 ? day : `${day} ${time}`;
}
