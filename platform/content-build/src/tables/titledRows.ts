import { plainText } from '@asia/shared/menu';
import { readRecords, withoutSign } from './readTable';

/** Cells of a row by the plain title of their column. */
export type TitledCells = Readonly<Record<string, string>>;

/** The rows of a table, of any columns; none of a file that is no table. */
export interface TitledRows {
  titles: readonly string[];
  /** Titles that end with `!`. */
  signed: ReadonlySet<string>;
  /** By their numbers in the spreadsheet. */
  rows: ReadonlyMap<number, TitledCells>;
}

export function titledRows(file: string, text: string): TitledRows {
  const [[, header] = [0, []], ...records] = [
    ...(readRecords(file, text, () => undefined) ?? []).entries(),
  ].filter(([, record]) => record.some(Boolean));
  const titles = header.map((title) => plainText(withoutSign(title)));
  return {
    titles,
    signed: new Set(titles.filter((_, index) => header[index]?.endsWith('!'))),
    rows: new Map(
      records.map(([index, record]) => [
        index + 1,
        Object.fromEntries(titles.map((title, column) => [title, record[column] ?? ''])),
      ]),
    ),
  };
}

/**
 * Tells of each row whether it is live in the same words, wherever it stands. Columns that the live table lacks, and
 * signs of the owner, do not count.
 * @returns a function of the number of the row
 */
export function liveRowFinder(file: string, text: string, live: string): (row: number) => boolean {
  const [now, before] = [titledRows(file, text), titledRows(file, live)];
  const wordsOf = (cells: TitledCells) =>
    JSON.stringify(before.titles.map((title) => withoutSign(cells[title] ?? '')));
  const known = new Set(Array.from(before.rows.values(), wordsOf));
  return (row) => {
    const cells = now.rows.get(row);
    return cells !== undefined && known.has(wordsOf(cells));
  };
}
