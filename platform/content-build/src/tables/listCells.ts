import { type Cells, tableName } from '@asia/release-store';
import type { Authored } from '../authoredFiles';
import { type TitledCells, type TitledRows, titledRows } from './titledRows';

const keys: Readonly<Record<string, string>> = {
  carta: 'categoria clave',
  categorias: 'clave',
  etiquetas: 'etiqueta',
  paginas: 'direccion',
  horario: 'dia',
  domicilios: 'barrio',
  hoy: 'que cual fecha hasta nota',
  textos: 'bloque',
  datos: 'dato',
  pagos: 'clave',
  frases: 'para es',
};

/** Cells of checked tables, with the version of each picture. @param pictures addresses with name and version */
export function listCells(authored: Authored, pictures: Iterable<string>): Cells {
  const tables = [...authored].flatMap(([file, bytes]) => {
    const key = keyOf(file);
    return key ? [[tableName(file), rowsByKey(titledRows(file, String(bytes)), key)] as const] : [];
  });
  const versions = Array.from(pictures, (address) => {
    const [name = '', version = ''] = address.split('.');
    return [name, { versión: version.split('-')[0] ?? '' }] as const;
  });
  return { ...Object.fromEntries(tables), imágenes: Object.fromEntries(versions) };
}

/** Columns whose texts tell the rows of a table apart; none of a table that no guest reads. */
export const keyOf = (file: string): string[] | undefined => keys[tableName(file)]?.split(' ');

/** The cells of rows by the texts of their key. */
export function rowsByKey({ rows }: TitledRows, key: readonly string[]): Record<string, TitledCells> {
  const byKey: Record<string, TitledCells> = {};
  for (const cells of rows.values()) {
    const name = key.flatMap((column) => cells[column] || []).join(', ');
    // Rows of a list are alike, such as the paragraphs of a page.
    let own = name;
    for (let number = 2; own in byKey; number += 1) own = `${name} (${number})`;
    if (name !== '') byKey[own] = cells;
  }
  return byKey;
}
