import type { Authored } from '../authoredFiles';
import { decodeText } from '../decodeText';
import { locateJson, withoutSigns } from '../locateJson';
import { readPesos } from '../readPesos';
import { cellText, readRecords } from '../readTable';

/** A value of a column, or of a member of a JSON file. */
export interface Cell {
  value: string;
  /** Of a member, its line. */
  line?: number;
}

/** A row of a table; a JSON file is one row, whose members are its columns. */
export interface TableRow {
  file: string;
  /** As the spreadsheet numbers it; a JSON file has none. */
  number?: number;
  /** What the owner calls it. */
  name: string;
  cells: ReadonlyMap<string, Cell>;
}

/** All that is authored, by file and key: rows of one key are the same row, wherever they are in their file. */
export type Tables = ReadonlyMap<string, TableRow>;

/** Reads files that were checked when they were published. */
export const tablesOf = (authored: Authored): Tables =>
  new Map([...authored].flatMap(([file, bytes]) => rowsOf(file, decodeText(bytes))));

function rowsOf(file: string, text: string): [key: string, row: TableRow][] {
  if (!file.endsWith('.csv')) return [[file, { file, name: file, cells: cellsOfText(file, text) }]];
  const [header = [], ...records] = (readRecords(file, text, () => undefined) ?? []).filter((record) =>
    record.some((cell) => cell.trim() !== ''),
  );
  const titles = header.map((title) => title.trim().replace(/\s*!$/, ''));
  const [first = ''] = titles;
  return records.map((record, index) => {
    const at = (title: string) => cellText(record[titles.indexOf(title)]);
    const key = [at(first), ...(titles.includes('slug') ? [at('slug')] : [])].join(':');
    const cells = new Map(titles.map((title) => [title, { value: valueOf(title, at(title)) }] as const));
    return [`${file} ${key}`, { file, number: index + 2, name: at('name_es') || key, cells }];
  });
}

/** `$ 9.900`, `9900` and `9900!` are one price. */
function valueOf(column: string, text: string): string {
  if (column !== 'price_cop') return text;
  const price = readPesos(text);
  return 'pesos' in price ? String(price.pesos) : text;
}

function cellsOfText(file: string, text: string): Map<string, Cell> {
  if (!file.endsWith('.json')) return new Map([['', { value: text }]]);
  const { lines } = locateJson(text);
  const cells = new Map<string, Cell>();
  const add = (path: (string | number)[], value: unknown): void => {
    const isList = Array.isArray(value) && value.every((each) => typeof each !== 'object');
    if (value instanceof Object && !isList) {
      for (const [key, member] of Object.entries(value))
        add([...path, Array.isArray(value) ? Number(key) : key], member);
      return;
    }
    const name = path.map((step) => (typeof step === 'number' ? step + 1 : step)).join('.');
    const line = lines.get(path.join('.'));
    cells.set(name, { value: isList ? value.join(', ') : String(value), ...(line && { line }) });
  };
  add([], JSON.parse(withoutSigns(text)));
  return cells;
}
