import { type Cells, tableName } from '@asia/release-store';
import { plainText } from '@asia/shared/menu';
import type { Authored } from './authoredFiles';
import { readRecords } from './readTable';

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
  const [header = [], ...records] = (readRecords(file, text, () => undefined) ?? []).filter((record) =>
    record.some(Boolean),
  );
  const titles = header.map((title) => plainText(title.replace(/\s*!$/, '')));
  const rows: Record<string, Record<string, string>> = {};
  for (const record of records) {
    const cells = Object.fromEntries(titles.map((title, index) => [title, record[index] ?? '']));
    const name = key.flatMap((column) => cells[column] || []).join(', ');
    // Rows of a list are alike, such as the paragraphs of a page.
    let own = name;
    for (let number = 2; own in rows; number += 1) own = `${name} (${number})`;
    if (name !== '') rows[own] = cells;
  }
  return rows;
}
