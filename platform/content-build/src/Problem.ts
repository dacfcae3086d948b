/** Something that the owner has to correct, in Spanish: the reader is whoever edits the file. */
export interface Problem {
  file: string;
  /** As the spreadsheet numbers it: the header is row 1. Of a JSON file, the line. */
  row?: number;
  /** Of a JSON file, the path of the member. */
  column?: string;
  /** What is wrong, and what to write instead. */
  message: string;
}

export type Report = (problem: Problem) => void;

/** `menu.csv, fila 14, columna price_cop: …`, `restaurant.json, línea 21, campo phones.chat: …` */
export function problemText({ file, row, column, message }: Problem): string {
  const [line, field] = file.endsWith('.json') ? ['línea', 'campo'] : ['fila', 'columna'];
  const place = [file, row && `${line} ${row}`, column && `${field} ${column}`].filter(Boolean).join(', ');
  return `${place}: ${message}`;
}
