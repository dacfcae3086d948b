import { z } from 'zod';
import { filled } from './cells';
import type { Report } from './Problem';
import { readRows } from './readRows';

const table = z.object({ plato: filled, en: filled, zh: filled });

/** The singular labels that a dish may carry; none when the file cannot be read. */
export const readPlatos = (text: string, report: Report): ReadonlySet<string> =>
  new Set(readRows('platos.csv', text, table, report).map(({ cells }) => cells.plato));
