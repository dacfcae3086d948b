import { type Authored, TODAY } from '../authoredFiles';
import type { Problem } from '../Problem';

const countRows = (bytes: Buffer) =>
  String(bytes)
    .split(/[\r\n]+/)
    .filter((line) => /\w/.test(line)).length;

/** A problem for each table that lost more than half of its live rows: one tap clears a sheet. */
export function lostRows(live: Authored | undefined, sheets: Authored): Problem[] {
  return [...sheets].flatMap(([file, bytes]) => {
    if (file === TODAY) return [];
    const before = live?.get(file);
    const [was, is] = [before ? countRows(before) : 0, countRows(bytes)];
    if (is >= was / 2) return [];
    const message = `la hoja tiene ${is} ${is === 1 ? 'fila' : 'filas'} y en el sitio hay ${was}. Recupéralas en Archivo, Historial de versiones; si sobran, bórralas en dos partes.`;
    return [{ file, message }];
  });
}
