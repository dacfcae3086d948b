import { z } from 'zod';
import { plainText } from '@asia/shared/menu';
import { type FindPicture, NamedRows } from './namedRows';
import type { Report } from './Problem';
import { readRows } from './readRows';
import { type AuthoredFacts, OTHER_FEE, restaurantSchema } from './restaurantSchema';

const FILE = 'datos.csv';
const table = z.object({ dato: z.string(), valor: z.string(), que_es: z.string().optional() });

/** Whether a row has the fee of a place that is no zone. */
export const isOtherFee = ({ dato }: { dato: string }) => plainText(dato) === OTHER_FEE;

/** The rows of the table, one fact in each. */
export const factRows = (text: string, report: Report) =>
  readRows(FILE, text, table, report, { namedRows: true, signed: ['valor'], maySign: isOtherFee });

/** @returns null only after a report */
export function readDatos(text: string, findPicture: FindPicture, report: Report): AuthoredFacts | null {
  const rows = factRows(text, report);
  // An unreadable table is reported already.
  if (rows.length === 0) return null;
  const all = restaurantSchema;
  return new NamedRows({ file: FILE, key: 'dato', rows, all, findPicture, report }).read(all);
}
