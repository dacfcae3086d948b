import { linkSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';

export interface MenuRow {
  category: string;
  slug: string;
  name_es: string;
  [column: string]: string;
}

/** Longer names do not fit on a line of the menu, and the content step says so. */
const LONGEST_NAME = 60;

const cell = (value: string): string => (/[",\n]/.test(value) ? `"${value.replace(/"/g, '""')}"` : value);

/** A menu of so many dishes: those that there are, and then each again under a number of its own, beside the first. */
export function multiply(rows: readonly MenuRow[], dishes: number): MenuRow[] {
  const whole = Math.floor(dishes / rows.length);
  return rows.flatMap((row, place) =>
    Array.from({ length: whole + (place < dishes % rows.length ? 1 : 0) }, (_, index) =>
      index === 0 ? row : numbered(row, index + 1),
    ),
  );
}

function numbered(row: MenuRow, number: number): MenuRow {
  const name = `${row.name_es.slice(0, LONGEST_NAME - 4).trimEnd()} ${number}`;
  // In two categories the slug has to follow from the name, and the name was cut.
  const slug =
    row.name_es.length > LONGEST_NAME - 4 ? `${row.slug.slice(0, 40)}-${number}` : `${row.slug}-${number}`;
  return { ...row, slug: slug.replace(/-+/g, '-'), name_es: name };
}

/** Makes the authored menu of a copy of the project so long, pictures included. */
export function scaleMenu(project: string, dishes: number): void {
  const file = path.join(project, 'shared/content/menu.csv');
  const rows = parse<MenuRow>(readFileSync(file, 'utf8'), { columns: true, bom: true });
  const columns = Object.keys(rows[0] ?? {});
  const menu = multiply(rows, dishes);
  const lines = menu.map((row) => columns.map((column) => cell(row[column] ?? '')).join(','));
  writeFileSync(file, `${[columns.join(','), ...lines].join('\n')}\n`);
  multiplyPictures(path.join(project, 'shared/pictures'), rows, dishes);
}

function multiplyPictures(folder: string, rows: readonly MenuRow[], dishes: number): void {
  const list = path.join(folder, 'pictures.json');
  const pictures = JSON.parse(readFileSync(list, 'utf8')) as Record<string, { widths: number[] }>;
  const original = ({ category, slug }: MenuRow) => `${category}-${slug}`;
  for (const [place, row] of rows.entries()) {
    const first = pictures[original(row)];
    if (!first) throw new Error(`${original(row)} has no picture.`);
    const times = Math.floor(dishes / rows.length) + (place < dishes % rows.length ? 1 : 0);
    for (const again of multiply([row], times).slice(1)) {
      pictures[original(again)] = first;
      for (const width of first.widths)
        for (const format of ['avif', 'webp'])
          linkSync(
            path.join(folder, 'web', `${original(row)}-${width}.${format}`),
            path.join(folder, 'web', `${original(again)}-${width}.${format}`),
          );
    }
  }
  writeFileSync(list, JSON.stringify(pictures));
}
