import { type Authored, TABLES, TODAY } from '../authoredFiles';
import type { Problem } from '../tables/Problem';

const countRows = (bytes: Buffer) =>
  String(bytes)
    .split(/[\r\n]+/)
    .filter((line) => /\w/.test(line)).length;

/** Tables whose rows leave when they have done their part. */
const SHRINKING = [TODAY, 'por-confirmar.csv'];

/** A problem for each table that lost more than half of its live rows: one tap clears a sheet. */
export function lostRows(live: Authored | undefined, authored: Authored): Problem[] {
  return [...authored].flatMap(([file, bytes]) => {
    if (SHRINKING.includes(file) || !TABLES.includes(file)) return [];
    const before = live?.get(file);
    const [was, is] = [before ? countRows(before) : 0, countRows(bytes)];
    if (is >= was / 2) return [];
    const message = `tiene ${is} ${is === 1 ? 'fila' : 'filas'} y en el sitio hay ${was}. Recupéralas de su versión anterior (en la hoja: Archivo, Historial de versiones); si sobran, bórralas en dos partes.`;
    return [{ file, message }];
  });
}
