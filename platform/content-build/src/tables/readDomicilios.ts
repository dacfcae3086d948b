import { z } from 'zod';
import type { DeliveryZone } from '@asia/shared/contracts';
import { plainText } from '@asia/shared/menu';
import { filled, like } from './cells';
import type { Report } from './Problem';
import { fee, minimum, wholePesos } from './readPesos';
import { readRows } from './readRows';

const FILE = 'domicilios.csv';
const minutes = /^(?:(\d{1,3})(?: ?[a–-] ?(\d{1,3}))?)?$/;
const table = z.object({
  barrio: filled,
  valor: fee,
  minimo: minimum.optional(),
  minutos: like(minutes, 'Escribe los minutos, por ejemplo 40 a 60.').optional(),
});

export interface AuthoredZone {
  row: number;
  confirmed: ReadonlySet<string>;
  zone: DeliveryZone;
}

/** What guests choose instead of a zone. */
const OTHER_VALUES = ['', 'indefinido', 'recoger'];

/** Where the restaurant delivers, in the order of the file. */
export function readDomicilios(text: string, report: Report): AuthoredZone[] {
  const rows = readRows(FILE, text, table, report, { signed: ['valor'], unique: 'barrio' });
  for (const { number, cells } of rows)
    if (OTHER_VALUES.includes(plainText(cells.barrio))) {
      const message = `«${cells.barrio}» ya es una respuesta del sitio. Borra la fila.`;
      report({ file: FILE, row: number, column: 'barrio', message });
    }
  return rows.map(({ number, cells: { barrio, valor, minimo, minutos }, confirmed }) => {
    const least = wholePesos(minimo) ?? 0;
    const [, from, to = from] = minutes.exec(minutos) ?? [];
    return {
      row: number,
      confirmed,
      zone: {
        value: barrio,
        label: barrio,
        fee: wholePesos(valor) ?? 0,
        ...(least > 0 && { minimum: least }),
        ...(from && { minutes: from === to ? from : `${from} a ${to}` }),
      },
    };
  });
}
