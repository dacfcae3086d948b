import { tableName } from '@asia/release-store';
import { type Authored, type AuthoredFiles, TABLES, textOf } from '../authoredFiles';
import { keyOf, rowsByKey } from '../tables/listCells';
import type { Report } from '../tables/Problem';
import { type TitledCells, type TitledRows, titledRows } from '../tables/titledRows';
import { isWholeColumn } from './unusualChanges';

/** Columns that have questions of their own, or whose values change places with the order of the menu. */
const exempt: Readonly<Record<string, string[]>> = {
  carta: ['etiqueta', 'nombre_es', 'descripcion_es', 'marcas', 'precio'],
  categorias: ['puesto_menu', 'puesto_bebidas'],
};

type Pair = readonly [was: TitledCells, is: TitledCells];

/**
 * Asks about a column whose values stand beside other rows than in the live table: sorted or pasted alone, it would
 * give a dish the name of another.
 */
export function askAboutColumns(files: AuthoredFiles, live: Authored, report: Report): void {
  for (const file of TABLES) {
    const text = textOf(files, file);
    const before = String(live.get(file) ?? '');
    const key = keyOf(file);
    if (!key || before === text) continue;
    const [was, is] = [titledRows(file, before), titledRows(file, text)];
    const old = rowsByKey(was, key);
    const stay = Object.entries(rowsByKey(is, key)).flatMap(([own, cells]): Pair[] =>
      old[own] ? [[old[own], cells]] : [],
    );
    for (const column of is.titles) {
      if (is.signed.has(column) || !was.titles.includes(column) || exempt[tableName(file)]?.includes(column))
        continue;
      const moved = key.includes(column) ? countKeys(column, was, is, stay) : countMoved(column, stay, 1);
      if (!isWholeColumn(moved, is.rows.size)) continue;
      const message = `${moved} valores son los de otras filas: ¿se movió esta columna sola? Devuélvela (en la hoja: Archivo, Historial de versiones) o, si es así, escribe ${column}! en su título.`;
      report({ file, row: 1, column, message });
    }
  }
}

/** Number of cells that differ, if their values are those of each other; at most so many may be new. */
function countMoved(column: string, pairs: readonly Pair[], maxNew: number): number {
  const changed = pairs.filter(([was, is]) => was[column] !== is[column]);
  const left = changed.map(([was]) => was[column]);
  const added = changed.filter(([, is]) => {
    const place = left.indexOf(is[column]);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
  return added.length > maxNew ? 0 : changed.length;
}

/** The same of the column that names the rows: every other cell is in its place, beside another name. */
function countKeys(column: string, was: TitledRows, is: TitledRows, stay: readonly Pair[]): number {
  const others = is.titles.filter((title) => title !== column);
  const isSame = ([one, other]: Pair) => others.every((title) => (one[title] ?? '') === other[title]);
  // Rows have come or left, or whole rows have changed places.
  if (was.rows.size !== is.rows.size || stay.every(isSame)) return 0;
  const before = [...was.rows.values()];
  const pairs = Array.from(is.rows.values(), (cells, index): Pair => [before[index]!, cells]);
  return countMoved(column, pairs.filter(isSame), 0);
}
