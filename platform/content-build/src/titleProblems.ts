import { distance } from 'fastest-levenshtein';
import { plainText } from '@asia/shared/menu';
import type { Problem } from './Problem';

/** Other words for a column: the title that it had, and what owners write. */
const otherWords: Readonly<Record<string, string>> = {
  abre: 'opens',
  alergenos: 'allergens',
  ancha: 'wide',
  barrio: 'name nombre zona',
  boton: 'button_es',
  categoria: 'category',
  cierra: 'closes',
  clave: 'slug key',
  descripcion: 'description',
  descripcion_en: 'desc_en',
  descripcion_es: 'desc_es',
  descripcion_zh: 'desc_zh',
  dia: 'day',
  direccion: 'route',
  enlace: 'link',
  etiqueta: 'plato',
  imagen: 'picture',
  marca_comercial: 'brand marca',
  marcas: 'marks',
  nombre_en: 'name_en',
  nombre_es: 'name_es name',
  nombre_zh: 'name_zh',
  plato: 'dish',
  precio: 'price_cop precios valor',
  puesto_bebidas: 'drinks_order',
  puesto_menu: 'menu_order',
  seccion_bebidas: 'drink_section',
  sello: 'seal',
  tarjeta_en: 'card_desc_en',
  tarjeta_es: 'card_desc_es',
  tarjeta_zh: 'card_desc_zh',
  titulo: 'title_es title',
  valor: 'fee precio',
};
const SOLD_OUT = /^(?:agotado|sold_?out)s?$/;

/** The column that somebody meant by a title: another word for it, its beginning, or a slip of a finger. */
function meantColumn(title: string, columns: readonly string[]): string | undefined {
  const plain = plainText(title).replaceAll(' ', '_');
  const isNear = (column: string) =>
    (plain.length >= 4 && column.startsWith(plain)) ||
    (column.length >= 4 && distance(plain, column) <= (column.length >= 7 ? 2 : 1));
  return columns.find((column) => otherWords[column]?.split(' ').includes(plain)) ?? columns.find(isNear);
}

/** Returns errors if the titles do not name every column once; otherwise returns notes. */
export function titleProblems(
  titles: string[],
  columns: readonly string[],
  optional: readonly string[],
): Omit<Problem, 'file'>[] {
  const problems: string[] = [];
  const own: string[] = [];
  const missing = new Set(columns.filter((column) => !titles.includes(column)));
  for (const title of titles.filter((name) => name !== '' && !columns.includes(name))) {
    const meant = meantColumn(title, columns);
    const unread = `el sitio no lee la columna «${title}»`;
    if (SOLD_OUT.test(plainText(title)))
      problems.push(`${unread}. Los platos agotados van en la tabla hoy. Borra la columna.`);
    else if (meant === undefined) own.push(`«${title}»`);
    else if (missing.delete(meant))
      problems.push(`la columna «${title}» se llama ${meant}. Corrige su título.`);
    else problems.push(`${unread}: lee ${meant}. Pon allí los valores y borra la columna.`);
  }
  const needed = [...missing].filter((column) => !optional.includes(column));
  if (needed.length > 0)
    problems.unshift(
      needed.length > columns.length / 2
        ? `aquí van los títulos de las columnas: ${columns.join(', ')}. Borra lo que esté encima, o devuélvelos.`
        : `falta la columna ${needed.join(', ')}. Devuélvela con su título: está en el archivo anterior.`,
    );
  const twice = columns.filter((column) => titles.indexOf(column) !== titles.lastIndexOf(column));
  if (twice.length > 0) problems.push(`la columna ${twice.join(', ')} está dos veces. Deja una.`);
  if (problems.length > 0 || own.length === 0) return problems.map((message) => ({ message }));
  return [{ message: `el sitio no lee ${own.join(', ')}.`, note: true }];
}
