import { z } from 'zod';
import { anyText, cell, short } from './cells';
import { fixedPages } from './fixedPages';
import type { Report } from './Problem';
import { readRows, repeated } from './readRows';

const FILE = 'paginas.csv';

const table = z
  .object({
    direccion: cell(
      (route) =>
        route === '404' ||
        /^\/\w*$/.test(route) ||
        `«${route}» no es una dirección del sitio. No cambies esta columna.`,
    ),
    titulo: short(60),
    descripcion: short(
      155,
      (description) =>
        [...description].length >= 120 || 'es corta para un buscador. Escribe entre 120 y 155 caracteres.',
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

/**
 * The texts of every route.
 * @param routes of the categories; each of them has one row, and so have the fixed pages
 */
export function readPaginas(text: string, routes: readonly string[], report: Report): AuthoredPage[] {
  const pages = readRows(FILE, text, table, report).map(({ number, cells }) => ({
    row: number,
    route: cells.direccion,
    title: cells.titulo,
    description: cells.descripcion,
    dish: cells.plato,
    picture: cells.imagen,
    alt: cells.alt,
  }));
  if (pages.length === 0) return [];
  const there = new Set(pages.map(({ route }) => route));
  const fixed = Object.values(fixedPages).flat();
  for (const route of new Set([...fixed, ...routes]))
    if (!there.has(route)) report({ file: FILE, message: `falta la página ${route}. Devuelve su fila.` });
  for (const [{ route, row }, first] of repeated(pages, (page) => page.route)) {
    const message = `la página ${route} ya está en la fila ${first.row}. Deja una fila.`;
    report({ file: FILE, row, column: 'direccion', message });
  }
  return pages;
}
