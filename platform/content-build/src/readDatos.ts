import { type FindPicture, NamedRows } from './namedRows';
import type { Report } from './Problem';
import { readTable } from './readTable';
import { type Facts, restaurantSchema } from './restaurantSchema';

const FILE = 'datos.csv';

/**
 * Reads the facts of the restaurant, one in each row.
 * @returns null only after a report
 */
export function readDatos(text: string, findPicture: FindPicture, report: Report): Facts | null {
  const rows = readTable(FILE, text, ['dato', 'valor', 'que_es'], report, ['que_es'], { namedRows: true });
  // An unreadable table is reported already.
  if (rows.length === 0) return null;
  const all = restaurantSchema;
  return new NamedRows({ file: FILE, key: 'dato', rows, all, findPicture, report }).read(all);
}
