import { checksOf } from './checks';
import type { Report } from './Problem';
import { readTable } from './readTable';

const FILE = 'platos.csv';

/** The singular labels that a dish may carry; none when the file cannot be read. */
export function readPlatos(text: string, report: Report): ReadonlySet<string> {
  const rows = readTable(FILE, text, ['plato', 'en', 'zh'], report);
  return new Set(
    rows.map((row) => {
      const { filled } = checksOf(FILE, row, report);
      filled('en');
      filled('zh');
      return filled('plato');
    }),
  );
}
