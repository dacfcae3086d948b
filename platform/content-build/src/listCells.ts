import { type Cells, tableName } from '@asia/release-store';
import type { Authored } from './authoredFiles';
import { type TitledCells, titledRows } from './titledRows';

/** Columns that tell the rows of a table apart. No guest reads the other tables. */
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

/**
 * The cells of checked tables, and the version of each picture beside them.
 * @param pictures addresses of pictures, with name and version
 */
export function listCells(authored: Authored, pictures: Iterable<string>): Cells {
  const tables = [...authored].flatMap(([file, bytes]) => {
    const key = keys[tableName(file)]?.split(' ');
    return key ? [[tableName(file), rowsOf(file, String(bytes), key)] as const] : [];
  });
  const versions = Array.from(pictures, (address) => {
    const [name = '', version = ''] = address.split('.');
    return [name, { versión: version.split('-')[0] ?? '' }] as const;
  });
  return { ...Object.fromEntries(tables), imágenes: Object.fromEntries(versions) };
}

function rowsOf(file: string, text: string, key: readonly string[]): Cells[string] {
  const rows: Record<string, TitledCells> = {};
  for (const cells of titledRows(file, text).rows.values()) {
    const name = key.flatMap((column) => cells[column] || []).join(', ');
    // Rows of a list are alike, such as the paragraphs of a page.
    let own = name;
    for (let number = 2; own in rows; number += 1) own = `${name} (${number})`;
    if (name !== '') rows[own] = cells;
  }
  return rows;
}
