/** Something that the owner has to correct; in Spanish, for the person who edits the file. */
export interface Problem {
  file: string;
  /** As the spreadsheet numbers it: the header is row 1. Of a JSON file, the line. */
  row?: number;
  /** Of a JSON file, the path of the member. */
  column?: string;
  /** What is wrong, and what to write instead. */
  message: string;
  /** Nothing is wrong: the owner should know. */
  note?: true;
}

export type Report = (problem: Problem) => void;

/** Passes on the first problem of each cell: one cause gets one sentence. */
export function oncePerCell(report: Report): Report {
  const seen = new Set<string>();
  return (problem) => {
    const { file, row, column } = problem;
    const cell = `${file}/${row}/${column}`;
    if (row && column && seen.has(cell)) return;
    seen.add(cell);
    report(problem);
  };
}

/** `menu.csv, fila 14, columna price_cop: …`, `restaurant.json, línea 21, campo phones.chat: …` */
export function problemText({ file, row, column, message }: Problem): string {
  const [line, field] = file.endsWith('.json') ? ['línea', 'campo'] : ['fila', 'columna'];
  const place = [file, row && `${line} ${row}`, column && `${field} ${column}`].filter(Boolean).join(', ');
  return `${place}: ${message}`;
}
