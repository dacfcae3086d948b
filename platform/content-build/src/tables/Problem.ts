import { tableName } from '@asia/release-store';

/** A mistake for the owner to correct, in Spanish. */
export interface Problem {
  file: string;
  /** Row as the spreadsheet numbers it, with the header as row 1. */
  row?: number;
  column?: string;
  /** The mistake, and the correction. */
  message: string;
  /** A note, no mistake; `sign`: of a sign that confirms something; `own`: of what the site does not read. */
  note?: true | 'sign' | 'own';
  /** The site reads the cell all the same: nobody asks about a row that is live in the same words. */
  unlessLive?: true;
}

export type Report = (problem: Problem) => void;

/** Passes on the first mistake and the first note of each cell: one sentence a cause, and a note hides no mistake. */
export function oncePerCell(report: Report): Report {
  const seen = new Set<string>();
  return (problem) => {
    const { file, row, column, note } = problem;
    const cell = `${file}/${row}/${column}/${note}`;
    if (row && column && seen.has(cell)) return;
    seen.add(cell);
    report(problem);
  };
}

/** `carta, fila 14, precio: …` */
export function problemText({ file, row, column, message }: Problem): string {
  const place = [tableName(file), row && `fila ${row}`, column].filter(Boolean).join(', ');
  return `${place}: ${message}`;
}

/** More mistakes of one kind in one column are one sentence. */
const MAX_ALIKE = 3;
/** Values in a message: quoted, with a digit, or with the sign of the owner. */
const values = /«[^»]*»|\S*\d\S*|\S+!/g;

/** A sentence for each problem; one for a whole column, such as a formula that fails in every row. */
export function sentencesOf(problems: readonly Problem[]): string[] {
  const kindOf = ({ file, column, message }: Problem) => `${file}/${column}/${message.replace(values, '')}`;
  const kinds = new Map<string, Problem[]>();
  for (const problem of problems)
    kinds.set(kindOf(problem), [...(kinds.get(kindOf(problem)) ?? []), problem]);
  return problems.flatMap((problem) => {
    const alike = kinds.get(kindOf(problem)) ?? [];
    if (alike.length <= MAX_ALIKE) return problemText(problem);
    const last = alike.at(-1)?.row;
    const more = `Así también ${alike.length - 1}${last ? ` filas más, hasta la ${last}` : ' más'}.`;
    return problem === alike[0] ? `${problemText(problem)} ${more}` : [];
  });
}
