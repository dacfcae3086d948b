import { parse } from 'csv-parse/sync';

/** @throws Error when the file does not have the text */
export function swap(from: string, to: string) {
  return (text: string): string => {
    if (!text.includes(from)) throw new Error(`The restaurant has no ${from}`);
    return text.replace(from, to);
  };
}

export const lines = (text: string) => text.trimEnd().split('\r\n');
const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

/** The table as another program writes it: every cell in quotes, with its own separator. */
export const rewritten = (separator: string) => (text: string) => {
  const rows: string[][] = parse(text);
  return rows.map((row) => row.map(quoted).join(separator)).join('\r\n');
};

export const withColumn =
  (title: string, cell = '') =>
  (text: string) =>
    lines(text)
      .map((line, index) => `${line},${index === 0 ? title : cell}`)
      .join('\r\n');

/** The zones with columns for the minimum and the minutes. */
export const withTerms = (minimo: string, minutos: string) => (text: string) =>
  withColumn('minutos', minutos)(withColumn('minimo', minimo)(text));

export const withRows =
  (...rows: readonly string[]) =>
  (text: string) =>
    [text, ...rows.map((row) => `${row}\r\n`)].join('');
export const withRow = (row: string) => withRows(row);

/** The table with its rows from the last to the first. Lists keep their order here: their rows are alike. */
export const reversed = (text: string) => {
  const [titles, ...rows] = lines(text);
  return `${[titles, ...rows.reverse()].join('\r\n')}\r\n`;
};

/** The table with two rows, which start with these cells, in each other's place. */
export const swapLines = (one: string, other: string) => (text: string) => {
  const rows = lines(text);
  const [at, to] = [one, other].map((first) => rows.findIndex((row) => row.startsWith(`${first},`)));
  return rows.with(at!, rows[to!]!).with(to!, rows[at!]!).join('\r\n');
};

/** The table without the row that starts with that cell. */
export const without = (first: string) => (text: string) =>
  lines(text)
    .filter((line) => !line.startsWith(`${first},`))
    .join('\r\n');

/** The table with the cells of one column in other rows. */
const rearranged = (change: (cells: string[]) => string[]) => (title: string) => (text: string) => {
  const [titles = [], ...rows]: string[][] = parse(text);
  const place = titles.indexOf(title);
  const cells = change(rows.map((row) => row[place] ?? ''));
  const moved = rows.map((row, index) => row.with(place, cells[index]!));
  return [titles, ...moved].map((row) => `${row.map(quoted).join()}\r\n`).join('');
};

export const withTurned = rearranged((cells) => [cells.at(-1)!, ...cells.slice(0, -1)]);
/** As after pasting a column one row too low. */
export const withPastedLow = rearranged((cells) => [cells[0]!, ...cells.slice(0, -1)]);

export const withMonday = (...rows: string[]) => swap('lunes,11:00,22:00', rows.join('\r\n'));

export const withPrices =
  (change: (pesos: number, index: number, all: number[]) => string | number) => (text: string) => {
    const all = [...text.matchAll(/,(\d{4,5}),/g)].map(([, pesos]) => Number(pesos));
    let index = 0;
    return text.replace(/,(\d{4,5}),/g, () => `,${change(all[index]!, index++, all)},`);
  };

export const dearer = withPrices((pesos) => pesos + 100);

export const latin1 = (text: string) => Buffer.from(text, 'latin1');
export const withoutChinese = (text: string) => text.replace(/[\p{Script=Han}、，]/gu, '?');
