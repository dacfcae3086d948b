import { z } from 'zod';
import type { DeliveryZone } from '@asia/shared/contracts';
import { plainText } from '@asia/shared/menu';
import { filled } from './cells';
import type { Report } from './Problem';
import { fee, wholePesos } from './readPesos';
import { readRows, repeated } from './readRows';

const FILE = 'zones.csv';
const table = z.object({ name: filled, fee });

/**
 * Where the restaurant delivers, in the order of the file.
 * @param others what guests choose instead of a zone
 */
export function readZones(text: string, others: readonly string[], report: Report): DeliveryZone[] {
  const rows = readRows(FILE, text, table, report);
  const flag = (row: number, message: string) => report({ file: FILE, row, column: 'name', message });
  for (const [{ number, cells }, first] of repeated(rows, ({ cells: { name } }) => plainText(name)))
    flag(number, `«${cells.name}» ya está en la fila ${first.number}. Deja una fila.`);
  for (const { number, cells } of rows)
    if (others.includes(plainText(cells.name)))
      flag(number, `«${cells.name}» ya es una respuesta del sitio. Borra la fila.`);
  return rows.map(({ cells }) => ({
    value: cells.name,
    label: cells.name,
    fee: wholePesos(cells.fee) ?? 0,
  }));
}
