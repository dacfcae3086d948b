import { tableName } from '@asia/release-store';

/** A mistake for the owner to correct, in Spanish. */
export interface Problem {
  file: string;
  /** Row as the spreadsheet numbers it, with the header as row 1. */
  row?: number;
  column?: string;
  /** The mistake, and the correction. */
  message: string;
  /** A note for the owner, not a mistake; `sign` of a sign that confirms something, `own` of what the site does not read. */
  note?: true | 'sign' | 'own';
}

export type Report = (problem: Problem) => void;

/** Passes on the first mistake and the first note of each cell: one cause gets one sentence, and a note hides no mistake. */
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
