import { distance } from 'fastest-levenshtein';
import { plainText } from '@asia/shared/menu';
import type { Problem } from './Problem';

/** Titles that the columns of a table had, in the order of the columns. */
const formerTitles: Readonly<Record<string, string>> = {
  'carta.csv':
    'category slug plato name_es desc_es name_en desc_en name_zh desc_zh price_cop marks brand allergens',
  'categorias.csv':
    'key route link name_es name_en name_zh title_es seal card_desc_es button_es ' +
    'menu_order drinks_order drink_section wide',
  'etiquetas.csv': 'plato',
  'paginas.csv': 'route title description dish picture',
  'horario.csv': 'day opens closes',
  'domicilios.csv': 'name fee',
};
const SOLD_OUT = /^(?:agotado|sold_?out)s?$/;

/** The column that somebody meant by a title: a former title, its beginning, or a slip of a finger. */
function meantColumn(title: string, file: string, columns: readonly string[]): string | undefined {
  const plain = plainText(title).replaceAll(' ', '_');
  // A column in another language is no slip of a finger.
  const language = /_(?:es|en|zh)$/;
  const isNear = (column: string) =>
    (language.exec(plain) ?? language.exec(column))?.[0] === language.exec(column)?.[0] &&
    ((plain.length >= 4 && column.startsWith(plain)) ||
      (column.length >= 4 && distance(plain, column) <= (column.length >= 7 ? 2 : 1)));
  const former = (formerTitles[file] ?? '').split(' ').indexOf(plain);
  return columns[former] ?? columns.find(isNear);
}

/** Returns errors if the titles do not name every column once; otherwise returns notes. */
export function titleProblems(
  file: string,
  titles: string[],
  columns: readonly string[],
  optional: readonly string[],
): Omit<Problem, 'file'>[] {
  const problems: string[] = [];
  const own: string[] = [];
  const missing = new Set(columns.filter((column) => !titles.includes(column)));
  for (const title of titles.filter((name) => name !== '' && !columns.includes(name))) {
    const meant = meantColumn(title, file, columns);
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
        : `falta la columna ${needed.join(', ')}. Devuélvela con su título: está en la versión anterior.`,
    );
  const twice = columns.filter((column) => titles.indexOf(column) !== titles.lastIndexOf(column));
  if (twice.length > 0) problems.push(`la columna ${twice.join(', ')} está dos veces. Deja una.`);
  if (problems.length > 0 || own.length === 0) return problems.map((message) => ({ message }));
  return [{ message: `el sitio no lee ${own.join(', ')}.`, note: 'own' }];
}
