import type { PictureRef } from '@asia/shared/contracts';
import { findNamed } from './findNamed';
import { Cell, cellsIn, List, Optional, Picture, type Value } from './namedParts';
import type { Problem, Report } from './Problem';
import type { Row } from './readTable';

export type FindPicture = (name: string, missing: (message: string) => void) => PictureRef;
/** Completes the value of a cell, which stands at that place. */
type Finish = (value: string, cell: Cell<unknown>, place: Omit<Problem, 'message'>) => unknown;
type Flag = (problem: Omit<Problem, 'file'>) => void;

interface NamedRow {
  number: number;
  name: string;
  cells: Readonly<Record<string, string>>;
}

interface NamedTable {
  file: string;
  /** The first column. */
  key: string;
  rows: readonly Row<string>[];
  /** Every part that the table may have: a row of no part is reported. */
  all: unknown;
  findPicture: FindPicture;
  report: Report;
}

/** The rows of a table whose first column says what the others are. */
export class NamedRows {
  private readonly rows: NamedRow[];
  /** Some row has a slip in its name: a row that is missing follows from it. */
  private hasUnknown = false;

  constructor(private readonly table: NamedTable) {
    const { file, key, rows, all, report } = table;
    const cells = cellsIn(all);
    const columns = new Set(cells.map(({ column }) => column));
    const names = [...new Set(cells.map(({ name }) => name))].map((name) => ({
      of: name,
      label: `«${name}»`,
      names: [],
    }));
    this.rows = rows.flatMap(({ number, cells: written }) => {
      const steps = (written[key] ?? '').split('/').map((step) => step.trim());
      const last = steps.at(-1) ?? '';
      const anyLast = [...steps.slice(0, -1), '*'].join(' / ');
      const isAny = typeof findNamed(anyLast, names) !== 'string';
      const found = findNamed(isAny ? anyLast : steps.join(' / '), names);
      if (typeof found === 'string') {
        const message = last === '' ? 'está vacía. Escribe el nombre.' : found;
        report({ file, row: number, column: key, message });
        this.hasUnknown = true;
        return [];
      }
      const read = cells.filter((cell) => cell.name === found.of).map(({ column }) => column);
      for (const [column, cell] of Object.entries(written))
        if (cell !== '' && column !== key && columns.has(column) && !read.includes(column)) {
          const message = `«${found.of}» no lleva ${column}: nadie lo lee.`;
          report({ file, row: number, column, message, note: true });
        }
      return [{ number, name: found.of, cells: { ...written, ...(isAny && { [key]: last }) } }];
    });
  }

  /** @param finish gets each text that its schema accepts @returns null after a report */
  read<Part>(part: Part, finish: Finish = (value) => value): Value<Part> | null {
    const said = new Set<string>();
    let isWhole = true;
    const flag: Flag = (problem) => {
      isWhole = false;
      if (!problem.row && (this.hasUnknown || said.has(problem.message))) return;
      said.add(problem.message);
      this.table.report({ file: this.table.file, ...problem });
    };
    const value = this.readPart(part, this.rows, flag, finish);
    return isWhole ? (value as Value<Part>) : null;
  }

  private readPart(part: unknown, rows: readonly NamedRow[], flag: Flag, finish: Finish): unknown {
    if (part instanceof Cell) return this.readCell(part as Cell<unknown>, rows, flag, finish);
    const cells = cellsIn(part);
    const own = rows.filter(({ name }) => cells.some((cell) => cell.name === name));
    if (part instanceof Optional)
      return own.length > 0 ? this.readPart(part.part, own, flag, finish) : undefined;
    if (part instanceof List) {
      const first = cells[0]?.name ?? '';
      const starts = own.flatMap(({ name }, index) => (name === first ? [index] : []));
      const { count } = part;
      if (starts.length === 0) flag({ message: `falta «${first}». Escribe su fila.` });
      else if (starts[0] !== 0)
        flag({ row: own[0]!.number, column: this.table.key, message: `va después de «${first}».` });
      else if (count !== undefined && starts.length !== count)
        flag({
          row: own[0]!.number,
          column: this.table.key,
          message: `«${first}» va en ${count} filas y hay ${starts.length}.`,
        });
      return starts.map((start, index) =>
        this.readPart(part.item, own.slice(start, starts[index + 1]), flag, finish),
      );
    }
    return Object.fromEntries(
      Object.entries(part as object).map(([member, inner]) => [
        member,
        this.readPart(inner, rows, flag, finish),
      ]),
    );
  }

  private readCell(cell: Cell<unknown>, rows: readonly NamedRow[], flag: Flag, finish: Finish): unknown {
    const { name, column, schema } = cell;
    const [row, again] = rows.filter((candidate) => candidate.name === name);
    if (!row) return flag({ message: `falta «${name}». Escribe su fila.` });
    if (again)
      flag({
        row: again.number,
        column: this.table.key,
        message: `«${name}» ya está en la fila ${row.number}. Deja una fila.`,
      });
    const here = { row: row.number, column };
    const { data, error } = schema.safeParse(row.cells[column] ?? '');
    for (const { message } of error?.issues ?? []) flag({ ...here, message });
    if (error) return undefined;
    if (cell instanceof Picture)
      return this.table.findPicture(String(data), (message) => flag({ ...here, message }));
    return typeof data === 'string' ? finish(data, cell, { file: this.table.file, ...here }) : data;
  }
}
