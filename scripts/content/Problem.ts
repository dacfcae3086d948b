/** Something that the owner has to correct, in Spanish: the reader is whoever edits the spreadsheet. */
export interface Problem {
  file: string;
  /** As the spreadsheet numbers it: the header is row 1. */
  row?: number;
  column?: string;
  /** What is wrong, and what to write instead. */
  message: string;
}

export type Report = (problem: Problem) => void;

/** `menu.csv, fila 14, columna price_cop: …` */
export function problemText({ file, row, column, message }: Problem): string {
  const place = [file, row && `fila ${row}`, column && `columna ${column}`].filter(Boolean).join(', ');
  return `${place}: ${message}`;
}
