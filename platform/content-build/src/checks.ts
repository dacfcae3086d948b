import type { Report } from './Problem';
import type { Row } from './readTable';

/** The checks of one row; each reports under the row and column it looks at. */
export interface RowChecks<Column extends string> {
  flag: (column: Column, message: string) => void;
  filled: (column: Column) => string;
  /** Filled, and no longer than `most` characters. */
  short: (column: Column, most: number) => string;
}

// Placeholders such as `{nombre}` must never reach a guest.
const placeholder = /[{}]/;
const tag = /<[a-z!/][^>]*>?/i;
const address = /\bhttps?:|\bwww\.|\b[\w-]+\.(?:com|co|net|org|es)\b/i;

export function checksOf<Column extends string>(
  file: string,
  row: Row<Column>,
  report: Report,
): RowChecks<Column> {
  const flag = (column: Column, message: string) => report({ file, row: row.number, column, message });
  const filled = (column: Column) => {
    const text = row.cells[column];
    if (text === '') flag(column, 'está vacía. Escribe el texto.');
    if (placeholder.test(text)) flag(column, `«${text}» lleva llaves { }. Escribe el texto final.`);
    if (tag.test(text)) flag(column, `«${text}» lleva una etiqueta < >. Escribe solo el texto.`);
    if (address.test(text)) flag(column, `«${text}» lleva una dirección de internet. Escribe solo el texto.`);
    return text;
  };
  const short = (column: Column, most: number) => {
    const text = filled(column);
    const length = [...text].length;
    if (length > most) flag(column, `tiene ${length} caracteres y caben ${most}. Acórtala.`);
    return text;
  };
  return { flag, filled, short };
}

/** Each row that repeats an earlier one, as a pair with that one. */
export function repeated<Entry>(entries: Entry[], own: (entry: Entry) => unknown): [Entry, first: Entry][] {
  const first = new Map<unknown, Entry>();
  return entries.flatMap((entry): [Entry, Entry][] => {
    const earlier = first.get(own(entry));
    if (earlier === undefined) first.set(own(entry), entry);
    return earlier === undefined ? [] : [[entry, earlier]];
  });
}
