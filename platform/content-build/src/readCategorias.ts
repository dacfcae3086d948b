import { z } from 'zod';
import type { CategoryKey, Language } from '@asia/shared/contracts';
import { normaliseCategory } from '@asia/shared/menu';
import { noteUndrawn } from './brush';
import { cell, filled, isYes, seal, short, yesOrNo } from './cells';
import type { Report } from './Problem';
import { readRows, repeated } from './readRows';
import type { Row } from './readTable';

const FILE = 'categorias.csv';

const place = cell(
  (text) => /^(?:[1-9]\d*)?$/.test(text) || `«${text}» no es un puesto. Escribe 1, 2, 3… o déjala vacía.`,
);

/** Whether it may be the address of a page. */
export const isRoute = (route: string) => /^\/\w+$/.test(route);

const table = z
  .object({
    clave: cell(
      (key) =>
        normaliseCategory(key) !== null ||
        `«${key}» no sirve de clave. Escribe una palabra en minúsculas, sin tildes, por ejemplo sopas.`,
    ),
    direccion: cell(
      (route) => isRoute(route) || `«${route}» no es una dirección del sitio. No cambies esta columna.`,
    ),
    enlace: filled,
    nombre_es: filled,
    nombre_en: filled,
    nombre_zh: filled,
    titulo: filled,
    sello: seal,
    tarjeta_es: short(90),
    tarjeta_en: short(90),
    tarjeta_zh: short(32),
    boton: filled.refine((button) => button === button.toLowerCase(), 'va en minúsculas.'),
    puesto_menu: place,
    puesto_bebidas: place,
    seccion_bebidas: yesOrNo,
    ancha: yesOrNo,
  })
  // A link leads to the page of its own category, in any letter case, with or without a hash.
  .superRefine(({ enlace, direccion }, context) => {
    if (enlace.split('#')[0]?.toLowerCase() !== direccion.toLowerCase())
      context.addIssue({
        code: 'custom',
        path: ['enlace'],
        message: `«${enlace}» no lleva a ${direccion}. Escribe ${direccion}.`,
      });
  })
  .refine((row) => row.puesto_menu === '' || row.puesto_bebidas === '', {
    path: ['puesto_menu'],
    error: 'escribe un puesto en puesto_menu o en puesto_bebidas, uno de los dos.',
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

function readCategory({ number, cells }: Row<keyof z.infer<typeof table>>): AuthoredCategory[] {
  const key = normaliseCategory(cells.clave);
  if (key === null) return [];
  return [
    {
      row: number,
      key,
      route: cells.direccion,
      link: cells.enlace,
      name: { es: cells.nombre_es, en: cells.nombre_en, zh: cells.nombre_zh },
      title: cells.titulo,
      seal: cells.sello,
      line: cells.tarjeta_es,
      button: cells.boton,
      menuOrder: parseOrder(cells.puesto_menu),
      drinksOrder: parseOrder(cells.puesto_bebidas),
      drinkSection: isYes(cells.seccion_bebidas),
      wide: isYes(cells.ancha),
    },
  ];
}

/** Whether a category has a place: without one it is not on the menu, and its dishes stay in the file. */
export const hasPlace = ({ menuOrder, drinksOrder }: AuthoredCategory) =>
  menuOrder !== null || drinksOrder !== null;

/** Order on the menu: the cards first, then the drink sections, then categories without a place. */
const placeOf = ({ menuOrder, drinksOrder }: AuthoredCategory) => menuOrder ?? 1_000 + (drinksOrder ?? 1_000);

/** The categories in the order of the menu; last those that have no place in it. */
export function readCategorias(text: string, report: Report): AuthoredCategory[] {
  const categories = readRows(FILE, text, table, report).flatMap(readCategory);
  for (const { seal: drawn, row } of categories)
    noteUndrawn(drawn, { file: FILE, row, column: 'sello' }, report);
  for (const [{ key, row }, first] of repeated(categories, ({ key }) => key)) {
    const message = `la categoría ${key} ya está en la fila ${first.row}. Deja una fila.`;
    report({ file: FILE, row, column: 'clave', message });
  }
  for (const [{ key, row, menuOrder }, first] of repeated(categories.filter(hasPlace), placeOf)) {
    const message = `${key} repite el puesto de ${first.key}, en la fila ${first.row}. Da a cada una el suyo.`;
    report({ file: FILE, row, column: menuOrder === null ? 'puesto_bebidas' : 'puesto_menu', message });
  }
  return categories.sort((a, b) => placeOf(a) - placeOf(b));
}
