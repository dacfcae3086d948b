import { z } from 'zod';
import type { CategoryKey, Language } from '@asia/shared/contracts';
import { normaliseCategory } from '@asia/shared/menu';
import { noteUndrawn } from './brush';
import { cell, filled, seal, short } from './cells';
import type { Report } from './Problem';
import { readRows, repeated } from './readRows';
import type { Row } from './readTable';

const FILE = 'categories.csv';

const place = cell(
  (text) => /^(?:[1-9]\d*)?$/.test(text) || `«${text}» no es un puesto. Escribe 1, 2, 3… o déjala vacía.`,
);
const yesOrNo = cell((text) => /^(?:yes|no)$/i.test(text) || `«${text}» no se entiende. Escribe yes o no.`);

/** Whether it may be the address of a page. */
export const isRoute = (route: string) => /^\/\w+$/.test(route);

const table = z
  .object({
    key: cell(
      (key) =>
        normaliseCategory(key) !== null ||
        `«${key}» no sirve de clave. Escribe una palabra en minúsculas, sin tildes, por ejemplo sopas.`,
    ),
    route: cell(
      (route) => isRoute(route) || `«${route}» no es una dirección del sitio. No cambies esta columna.`,
    ),
    link: filled,
    name_es: filled,
    name_en: filled,
    name_zh: filled,
    title_es: filled,
    seal,
    card_desc_es: short(90),
    card_desc_en: short(90),
    card_desc_zh: short(32),
    button_es: filled.refine((button) => button === button.toLowerCase(), 'va en minúsculas.'),
    menu_order: place,
    drinks_order: place,
    drink_section: yesOrNo,
    wide: yesOrNo,
  })
  // A link leads to the page of its own category, in any letter case, with or without a hash.
  .superRefine(({ link, route }, context) => {
    if (link.split('#')[0]?.toLowerCase() !== route.toLowerCase())
      context.addIssue({
        code: 'custom',
        path: ['link'],
        message: `«${link}» no lleva a ${route}. Escribe ${route}.`,
      });
  })
  .refine((row) => row.menu_order === '' || row.drinks_order === '', {
    path: ['menu_order'],
    error: 'escribe un puesto en menu_order o en drinks_order, uno de los dos.',
  });

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

const parseOrder = (text: string) => (text === '' ? null : Number(text));
const isYes = (text: string) => text.toLowerCase() === 'yes';

function readCategory({ number, cells }: Row<keyof z.infer<typeof table>>): AuthoredCategory[] {
  const key = normaliseCategory(cells.key);
  if (key === null) return [];
  return [
    {
      row: number,
      key,
      route: cells.route,
      link: cells.link,
      name: { es: cells.name_es, en: cells.name_en, zh: cells.name_zh },
      title: cells.title_es,
      seal: cells.seal,
      line: cells.card_desc_es,
      button: cells.button_es,
      menuOrder: parseOrder(cells.menu_order),
      drinksOrder: parseOrder(cells.drinks_order),
      drinkSection: isYes(cells.drink_section),
      wide: isYes(cells.wide),
    },
  ];
}

/** Whether a category has a place: without one it is not on the menu, and its dishes stay in the file. */
export const hasPlace = ({ menuOrder, drinksOrder }: AuthoredCategory) =>
  menuOrder !== null || drinksOrder !== null;

/** Order on the menu: the cards first, then the drink sections, then categories without a place. */
const placeOf = ({ menuOrder, drinksOrder }: AuthoredCategory) => menuOrder ?? 1_000 + (drinksOrder ?? 1_000);

/** The categories in the order of the menu; last those that have no place in it. */
export function readCategories(text: string, report: Report): AuthoredCategory[] {
  const categories = readRows(FILE, text, table, report).flatMap(readCategory);
  for (const { seal: drawn, row } of categories)
    noteUndrawn(drawn, { file: FILE, row, column: 'seal' }, report);
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
