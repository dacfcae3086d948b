import type { z } from 'zod';
import { plainText } from '@asia/shared/menu';
import type { Report } from './Problem';
import { readTable, type Row, type TableOptions, withoutSign } from './readTable';

/**
 * The rows of a table with the columns of a schema. Each cell that the schema refuses is reported with its row and
 * column. A refused cell keeps its text, so that one run reports the problems of all tables.
 * @param signed columns whose values may end with `!`: the owner means them. The cells come without it
 * @param maySign the rows in which they may; default: all
 * @param unique column of which no two rows have the same value
 */
export function readRows<Shape extends Readonly<Record<string, z.ZodType<unknown, string | undefined>>>>(
  file: string,
  text: string,
  schema: z.ZodObject<Shape>,
  report: Report,
  {
    signed = [],
    maySign = () => true,
    unique,
    ...options
  }: TableOptions & {
    signed?: readonly (keyof Shape & string)[];
    maySign?: (cells: Readonly<Record<keyof Shape & string, string>>) => boolean;
    unique?: keyof Shape & string;
  } = {},
): Row<keyof Shape & string>[] {
  type Column = keyof Shape & string;
  const columns = Object.keys(schema.shape) as Column[];
  const optional = columns.filter((column) => schema.shape[column]?.safeParse(undefined).success);
  const read = readTable(file, text, columns, report, optional, options);
  const titleSigns = read[0]?.confirmed ?? new Set();
  const rows = read.map(({ number, cells: written, confirmed }): Row<Column> => {
    // An exclamation is no sign.
    const signs = signed.filter((column) => maySign(written) && /^[^¡]*!$/.test(written[column]));
    for (const column of signs) {
      const message = `${written[column]} lleva su signo: nadie pregunta por este valor.`;
      report({ file, row: number, column, message, note: 'sign' });
    }
    const plain = signs.map((column) => [column, withoutSign(written[column])]);
    const cells = { ...written, ...(Object.fromEntries(plain) as Partial<typeof written>) };
    return { number, cells, confirmed: new Set([...confirmed, ...signs]) };
  });
  for (const column of columns.filter((name) => titleSigns.has(name))) {
    const message =
      'el título lleva un signo: no se pregunta por ningún valor. Bórralo cuando esté en el sitio.';
    report({ file, row: 1, column, message, note: 'sign' });
  }
  for (const { number, cells } of rows)
    for (const { path, message } of schema.safeParse(cells).error?.issues ?? [])
      report({
        file,
        row: number,
        column: String(path[0]),
        message,
        ...(options.looseRows && { note: true }),
      });
  if (unique)
    for (const [{ number, cells }, first] of repeated(rows, (row) => plainText(row.cells[unique]))) {
      const message = `«${cells[unique]}» ya está en la fila ${first.number}. Deja una fila.`;
      report({ file, row: number, column: unique, message });
    }
  return rows;
}

/** Each row that repeats an earlier one, as a pair with that one. */
export function repeated<Item>(items: Item[], own: (item: Item) => unknown): [Item, first: Item][] {
  const first = new Map<unknown, Item>();
  return items.flatMap((item): [Item, Item][] => {
    const earlier = first.get(own(item));
    if (earlier === undefined) first.set(own(item), item);
    return earlier === undefined ? [] : [[item, earlier]];
  });
}
