import { checksOf, repeated } from './checks';
import { fixedPages } from './fixedPages';
import type { Report } from './Problem';
import { readTable } from './readTable';

const FILE = 'pages.csv';

/** Metadata of one route for search engines and shared links, as authored. */
export interface AuthoredPage {
  row: number;
  route: string;
  title: string;
  description: string;
  /** `category:slug` of the dish in its picture, or empty. */
  dish: string;
  /** Name of a picture that is not a dish, or empty. */
  picture: string;
  alt: string;
}

/**
 * The texts of every route.
 * @param routes of the categories; each of them has one row, and so have the fixed pages
 */
export function readPages(text: string, routes: readonly string[], report: Report): AuthoredPage[] {
  const columns = ['route', 'title', 'description', 'dish', 'picture', 'alt'] as const;
  const pages = readTable(FILE, text, columns, report).map((row): AuthoredPage => {
    const { flag, filled, short } = checksOf(FILE, row, report);
    const { route, dish, picture } = row.cells;
    if (route !== '404' && !/^\/\w*$/.test(route))
      flag('route', `«${route}» no es una dirección del sitio. No cambies esta columna.`);
    if (dish !== '' && picture !== '') flag('picture', 'llena dish o picture, no las dos.');
    const description = short('description', 155);
    if ([...description].length < 120)
      flag('description', 'es corta para un buscador. Escribe entre 120 y 155 caracteres.');
    const alt = dish === '' && picture === '' ? row.cells.alt : filled('alt');
    return { row: row.number, route, title: short('title', 60), description, dish, picture, alt };
  });
  if (pages.length === 0) return [];
  const there = new Set(pages.map(({ route }) => route));
  const fixed = Object.values(fixedPages).flatMap((page) => page.routes);
  for (const route of new Set([...fixed, ...routes]))
    if (!there.has(route)) report({ file: FILE, message: `falta la página ${route}. Devuelve su fila.` });
  for (const [{ route, row }, first] of repeated(pages, (page) => page.route)) {
    const message = `la página ${route} ya está en la fila ${first.row}. Deja una fila.`;
    report({ file: FILE, row, column: 'route', message });
  }
  return pages;
}
