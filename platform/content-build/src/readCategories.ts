import type { CategoryKey, Language } from '@asia/shared/contracts';
import { normaliseCategory } from '@asia/shared/menu';
import { checksOf, repeated, type RowChecks } from './checks';
import type { Report } from './Problem';
import { readTable, type Row } from './readTable';

const FILE = 'categories.csv';
const columns = [
  'key',
  'route',
  'link',
  'name_es',
  'name_en',
  'name_zh',
  'title_es',
  'seal',
  'card_desc_es',
  'card_desc_en',
  'card_desc_zh',
  'button_es',
  'menu_order',
  'drinks_order',
  'drink_section',
  'wide',
] as const;
type Column = (typeof columns)[number];
type Checks = RowChecks<Column>;

export interface AuthoredCategory {
  row: number;
  key: CategoryKey;
  route: string;
  link: string;
  name: Readonly<Record<Language, string>>;
  title: string;
  seal: string;
  line: string;
  button: string;
  menuOrder: number | null;
  drinksOrder: number | null;
  /** One of the nine sections under /Bebidas. */
  drinkSection: boolean;
  wide: boolean;
}

function readOrder(
  column: 'menu_order' | 'drinks_order',
  row: Row<Column>,
  flag: Checks['flag'],
): number | null {
  const text = row.cells[column];
  if (text === '') return null;
  if (!/^[1-9]\d*$/.test(text)) flag(column, `«${text}» no es un puesto. Escribe 1, 2, 3… o déjala vacía.`);
  return Number(text);
}

function readYes(column: 'drink_section' | 'wide', row: Row<Column>, flag: Checks['flag']): boolean {
  const text = row.cells[column].toLowerCase();
  if (text !== 'yes' && text !== 'no') flag(column, `«${text}» no se entiende. Escribe yes o no.`);
  return text === 'yes';
}

function readCategory(row: Row<Column>, report: Report): AuthoredCategory | null {
  const { cells } = row;
  const { flag, filled, short } = checksOf(FILE, row, report);
  const key = normaliseCategory(cells.key);
  if (key === null) {
    flag(
      'key',
      `«${cells.key}» no sirve de clave. Escribe una palabra en minúsculas, sin tildes, por ejemplo sopas.`,
    );
    return null;
  }
  if (!/^\/\w+$/.test(cells.route))
    flag('route', `«${cells.route}» no es una dirección del sitio. No cambies esta columna.`);
  const link = filled('link');
  // Any letter case and a hash are allowed; another page is not.
  if (link.split('#')[0]?.toLowerCase() !== cells.route.toLowerCase()) {
    flag('link', `«${link}» no lleva a ${cells.route}. Escribe ${cells.route}.`);
  }
  if (!/^\p{Script=Han}{2}$/u.test(cells.seal))
    flag('seal', `«${cells.seal}» no son dos caracteres chinos. El sello lleva dos.`);
  if (cells.button_es !== cells.button_es.toLowerCase()) flag('button_es', 'va en minúsculas.');
  short('card_desc_en', 90);
  short('card_desc_zh', 32);
  const category: AuthoredCategory = {
    row: row.number,
    key,
    route: cells.route,
    link,
    name: { es: filled('name_es'), en: filled('name_en'), zh: filled('name_zh') },
    title: filled('title_es'),
    seal: cells.seal,
    line: short('card_desc_es', 90),
    button: filled('button_es'),
    menuOrder: readOrder('menu_order', row, flag),
    drinksOrder: readOrder('drinks_order', row, flag),
    drinkSection: readYes('drink_section', row, flag),
    wide: readYes('wide', row, flag),
  };
  if (category.menuOrder !== null && category.drinksOrder !== null) {
    flag('menu_order', 'escribe un puesto en menu_order o en drinks_order, uno de los dos.');
  }
  return category;
}

/** Whether a category has a place: without one it is not on the menu, and its dishes stay in the file. */
export const hasPlace = ({ menuOrder, drinksOrder }: AuthoredCategory) =>
  menuOrder !== null || drinksOrder !== null;

/** A place in the printed menu: the cards first, then the drink sections, then what is out. */
const placeOf = ({ menuOrder, drinksOrder }: AuthoredCategory) => menuOrder ?? 1_000 + (drinksOrder ?? 1_000);

/** The categories in the order of the menu; last those that have no place in it. */
export function readCategories(text: string, report: Report): AuthoredCategory[] {
  const categories = readTable(FILE, text, columns, report).flatMap((row) => readCategory(row, report) ?? []);
  for (const [{ key, row }, first] of repeated(categories, ({ key }) => key)) {
    const message = `la categoría ${key} ya está en la fila ${first.row}. Deja una fila.`;
    report({ file: FILE, row, column: 'key', message });
  }
  for (const [{ key, row, menuOrder }, first] of repeated(categories.filter(hasPlace), placeOf)) {
    const message = `${key} repite el puesto de ${first.key}, en la fila ${first.row}. Da a cada una el suyo.`;
    report({ file: FILE, row, column: menuOrder === null ? 'drinks_order' : 'menu_order', message });
  }
  return categories.sort((a, b) => placeOf(a) - placeOf(b));
}
