import { z } from 'zod';
import { anyText, cell, shortOrNone } from './cells';
import { fixedPages } from './fixedPages';
import type { Report } from './Problem';
import { readRows } from './readRows';

const FILE = 'paginas.csv';

const table = z
  .object({
    direccion: cell(
      (route) =>
        route === '404' ||
        /^\/\w*$/.test(route) ||
        `«${route}» no es una dirección del sitio. No cambies esta columna.`,
    ),
    titulo: shortOrNone(60),
    descripcion: shortOrNone(
      155,
      (description) =>
        description === '' ||
        [...description].length >= 120 ||
        'es corta para un buscador. Escribe entre 120 y 155 caracteres.',
    ),
    /** `categoria:clave` of the dish in its picture, or empty. */
    plato: z.string(),
    /** Name of a picture that is not a dish, or empty. */
    imagen: z.string(),
    alt: anyText,
  })
  .refine(({ plato, imagen }) => plato === '' || imagen === '', {
    path: ['imagen'],
    error: 'llena plato o imagen, no las dos.',
  })
  .refine(({ plato, imagen, alt }) => alt !== '' || (plato === '' && imagen === ''), {
    path: ['alt'],
    error: 'está vacía. Escribe el texto.',
  });

/** Metadata of one route for search engines and shared links, as authored. */
export type AuthoredPage = Readonly<
  Record<'route' | 'title' | 'description' | 'dish' | 'picture' | 'alt', string>
> & { row: number };

/** A page of a category. */
type Derived = Pick<AuthoredPage, 'route' | 'title' | 'description'>;

/**
 * The texts of every route. Each fixed page has one row. The page of a category may have none: empty title and
 * description follow from the category.
 */
export function readPaginas(text: string, derived: readonly Derived[], report: Report): AuthoredPage[] {
  const pages = readRows(FILE, text, table, report, { unique: 'direccion' }).map(({ number, cells }) => {
    const own = derived.find(({ route }) => route === cells.direccion);
    for (const column of ['titulo', 'descripcion'] as const)
      if (cells[column] === '' && !own)
        report({ file: FILE, row: number, column, message: 'está vacía. Escribe el texto.' });
    return {
      row: number,
      route: cells.direccion,
      title: cells.titulo || (own?.title ?? ''),
      description: cells.descripcion || (own?.description ?? ''),
      dish: cells.plato,
      picture: cells.imagen,
      alt: cells.alt,
    };
  });
  if (pages.length === 0) return [];
  const there = new Set(pages.map(({ route }) => route));
  for (const route of Object.values(fixedPages).flat())
    if (!there.has(route)) report({ file: FILE, message: `falta la página ${route}. Devuelve su fila.` });
  const missing = derived.filter(({ route }) => !there.has(route));
  return [...pages, ...missing.map((page) => ({ row: 0, dish: '', picture: '', alt: '', ...page }))];
}
