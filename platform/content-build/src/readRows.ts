import type { z } from 'zod';
import type { Report } from './Problem';
import { readTable, type Row, type TableOptions } from './readTable';

/**
 * The rows of a table with the columns of a schema. Each cell that the schema refuses is reported with its row and
 * column. A refused cell keeps its text, so that one run reports the problems of all tables.
 */
export function readRows<Shape extends Readonly<Record<string, z.ZodType<unknown, string | undefined>>>>(
  file: string,
  text: string,
  schema: z.ZodObject<Shape>,
  report: Report,
  options: TableOptions = {},
): Row<keyof Shape & string>[] {
  type Column = keyof Shape & string;
  const columns = Object.keys(schema.shape) as Column[];
  const optional = columns.filter((column) => schema.shape[column]?.safeParse(undefined).success);
  const rows = readTable(file, text, columns, report, optional, options);
  for (const { number, cells } of rows)
    for (const { path, message } of schema.safeParse(cells).error?.issues ?? [])
      report({
        file,
        row: number,
        column: String(path[0]),
        message,
        ...(options.looseRows && { note: true }),
      });
  return rows;
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
