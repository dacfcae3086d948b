import { z } from 'zod';
import { TRANSLATED_PAYMENTS, type WayToPay } from '@asia/shared/contracts';
import { anyText, filled } from './cells';
import type { Report } from './Problem';
import { readRows } from './readRows';

const FILE = 'pagos.csv';

const table = z.object({ clave: filled, nombre_es: filled, nombre_en: anyText, nombre_zh: anyText });

/** The ways to pay, in the order of the table. */
export function readPagos(text: string, report: Report): WayToPay[] {
  const rows = readRows(FILE, text, table, report, { namedRows: true, unique: 'clave' });
  return rows.map(({ number, cells: { clave, nombre_es, nombre_en, nombre_zh } }) => {
    const isRead = TRANSLATED_PAYMENTS.some((known) => known === clave) || (nombre_en && nombre_zh);
    if (!isRead) {
      const message = `«${nombre_es}» se lee en español donde no tenga nombre_en o nombre_zh.`;
      report({ file: FILE, row: number, column: 'nombre_es', message, note: true });
    }
    return {
      value: clave,
      label: nombre_es,
      ...(nombre_en && { labelEn: nombre_en }),
      ...(nombre_zh && { labelZh: nombre_zh }),
    };
  });
}
