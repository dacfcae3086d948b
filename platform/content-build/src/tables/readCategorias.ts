import { z } from 'zod';
import type { CategoryKey, Language } from '@asia/shared/contracts';
import { normaliseCategory } from '@asia/shared/menu';
import { anyText, cell, filled, isYes, seal, short, yesOrNone } from './cells';
import type { Report } from './Problem';
import { readRows, repeated } from './readRows';
import type { Row } from './readTable';

const FILE = 'categorias.csv';

const place = cell(
  (text) =>
    /^(?:[1-9]\d*|no)?$/i.test(text) ||
    `«${text}» no es un puesto. Escribe 1, 2, 3…, o no para sacarla de la carta; vacía, va al final.`,
);

/** The address of a category: by default its key, `/Sopas`. */
const routeOf = ({ clave, direccion }: Record<'clave' | 'direccion', string>) => {
  const key = normaliseCategory(clave) ?? '';
  return direccion || `/${key.charAt(0).toUpperCase()}${key.slice(1)}`;
};

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
      (route) =>
        route === '' ||
        isRoute(route) ||
        `«${route}» no es una dirección del sitio. No cambies esta columna.`,
    ),
    enlace: anyText,
    nombre_es: filled,
    nombre_en: filled,
    nombre_zh: filled,
    titulo: anyText,
    sello: seal,
    tarjeta_es: short(90),
    boton: anyText.refine((button) => button === button.toLowerCase(), 'va en minúsculas.'),
    puesto_menu: place,
    puesto_bebidas: place,
    seccion_bebidas: yesOrNone,
    ancha: yesOrNone,
  })
  // A link leads to the page of its own category, in any letter case, with or without a hash.
  .superRefine(({ enlace, ...row }, context) => {
    const route = routeOf(row);
    const message = `«${enlace}» no lleva a ${route}. Escribe ${route}.`;
    if (enlace !== '' && enlace.split('#')[0]?.toLowerCase() !== route.toLowerCase())
      context.addIssue({ code: 'custom', path: ['enlace'], message });
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
  /** Not on the menu: its dishes wait in the table. */
  isOut: boolean;
  /** One of the nine sections under /Bebidas. */
  drinkSection: boolean;
  wide: boolean;
}

const parseOrder = (text: string) => Number(text) || null;

function readCategory({ number, cells }: Row<keyof z.infer<typeof table>>): AuthoredCategory[] {
  const key = normaliseCategory(cells.clave);
  if (key === null) return [];
  return [
    {
      row: number,
      key,
      route: routeOf(cells),
      link: cells.enlace || routeOf(cells),
      name: { es: cells.nombre_es, en: cells.nombre_en, zh: cells.nombre_zh },
      title: cells.titulo || cells.nombre_es,
      seal: cells.sello,
      line: cells.tarjeta_es,
      button: cells.boton || `ver ${cells.nombre_es.toLowerCase()}`,
      menuOrder: parseOrder(cells.puesto_menu),
      drinksOrder: parseOrder(cells.puesto_bebidas),
      isOut: [cells.puesto_menu, cells.puesto_bebidas].some((place) => /no/i.test(place)),
      drinkSection: isYes(cells.seccion_bebidas),
      wide: isYes(cells.ancha),
    },
  ];
}

/** Places of categories without one: the last ones, in the order of their rows. */
function placed(categories: readonly AuthoredCategory[]): AuthoredCategory[] {
  const last = (order: 'menuOrder' | 'drinksOrder') =>
    Math.max(0, ...categories.map((category) => category[order] ?? 0));
  let [menu, drinks] = [last('menuOrder'), last('drinksOrder')];
  return categories.map((category) => {
    if (category.isOut || category.menuOrder !== null || category.drinksOrder !== null) return category;
    return category.drinkSection
      ? { ...category, drinksOrder: ++drinks }
      : { ...category, menuOrder: ++menu };
  });
}

/** Order on the menu: the cards first, then the drink sections, then what is not on it. */
const placeOf = ({ menuOrder, drinksOrder }: AuthoredCategory) => menuOrder ?? 1_000 + (drinksOrder ?? 1_000);

/** The categories in the order of the menu; last those that are not on it. */
export function readCategorias(text: string, report: Report): AuthoredCategory[] {
  const categories = placed(readRows(FILE, text, table, report, { unique: 'clave' }).flatMap(readCategory));
  for (const [{ key, row, menuOrder }, first] of repeated(
    categories.filter(({ isOut }) => !isOut),
    placeOf,
  )) {
    const message = `${key} repite el puesto de ${first.key}, en la fila ${first.row}. Da a cada una el suyo.`;
    report({ file: FILE, row, column: menuOrder === null ? 'puesto_bebidas' : 'puesto_menu', message });
  }
  return categories.sort((a, b) => placeOf(a) - placeOf(b));
}
