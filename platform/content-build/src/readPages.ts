import { z } from 'zod';
import { anyText, cell, short } from './cells';
import { fixedPages } from './fixedPages';
import type { Report } from './Problem';
import { readRows, repeated } from './readRows';

const FILE = 'pages.csv';

const table = z
  .object({
    route: cell(
      (route) =>
        route === '404' ||
        /^\/\w*$/.test(route) ||
        `«${route}» no es una dirección del sitio. No cambies esta columna.`,
    ),
    title: short(60),
    description: short(
      155,
      (description) =>
        [...description].length >= 120 || 'es corta para un buscador. Escribe entre 120 y 155 caracteres.',
    ),
    /** `category:slug` of the dish in its picture, or empty. */
    dish: z.string(),
    /** Name of a picture that is not a dish, or empty. */
    picture: z.string(),
    alt: anyText,
  })
  .refine(({ dish, picture }) => dish === '' || picture === '', {
    path: ['picture'],
    error: 'llena dish o picture, no las dos.',
  })
  .refine(({ dish, picture, alt }) => alt !== '' || (dish === '' && picture === ''), {
    path: ['alt'],
    error: 'está vacía. Escribe el texto.',
  });

/** Metadata of one route for search engines and shared links, as authored. */
export type AuthoredPage = z.infer<typeof table> & { row: number };

/**
 * The texts of every route.
 * @param routes of the categories; each of them has one row, and so have the fixed pages
 */
export function readPages(text: string, routes: readonly string[], report: Report): AuthoredPage[] {
  const pages = readRows(FILE, text, table, report).map(({ number, cells }) => ({ row: number, ...cells }));
  if (pages.length === 0) return [];
  const there = new Set(pages.map(({ route }) => route));
  const fixed = Object.values(fixedPages).flat();
  for (const route of new Set([...fixed, ...routes]))
    if (!there.has(route)) report({ file: FILE, message: `falta la página ${route}. Devuelve su fila.` });
  for (const [{ route, row }, first] of repeated(pages, (page) => page.route)) {
    const message = `la página ${route} ya está en la fila ${first.row}. Deja una fila.`;
    report({ file: FILE, row, column: 'route', message });
  }
  return pages;
}
