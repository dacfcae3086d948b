import { languages } from '@asia/shared/contracts';
import type { Content, PageTexts } from '../Content';
import { type FindPicture, NamedRows } from './namedRows';
import { type HomeTexts, landmarksSchema, pageSchemas, tipSchema } from './pageSchemas';
import type { Report } from './Problem';
import type { AuthoredCategory } from './readCategorias';
import { readTable } from './readTable';

const FILE = 'textos.csv';

interface Known {
  /** All rows of `categorias`, on the menu or not. */
  categories: readonly AuthoredCategory[];
  /** Keys of the categories on the menu. */
  served: ReadonlySet<string>;
  legal: { name: string; nit: string } | undefined;
  findPicture: FindPicture;
}

/**
 * Reads the texts of pages, with their pictures, the notice about tips, and known places.
 * @returns texts by route, without those of categories that are not on the menu
 */
export function readTextos(
  text: string,
  { categories, served, legal, findPicture }: Known,
  report: Report,
): Pick<Content, 'pageTexts' | 'tip' | 'landmarks'> {
  const columns = ['bloque', ...languages, 'imagen', 'alt'];
  const table = readTable(FILE, text, columns, report, [], { namedRows: true });
  // An unreadable table is reported already.
  if (table.length === 0) return { pageTexts: {}, tip: null, landmarks: null };
  const all = [tipSchema, landmarksSchema, ...pageSchemas.map(({ blocks }) => blocks)];
  const rows = new NamedRows({ file: FILE, key: 'bloque', rows: table, all, findPicture, report });
  const pageTexts = pageSchemas.flatMap(({ blocks, category, route }) => {
    const of = categories.find(({ key }) => key === category)?.route ?? route;
    if (!of || (category && !served.has(category))) return [];
    const texts = rows.read(blocks, (value, cell, place) => {
      if (cell.column === 'bloque' && !categories.some(({ key }) => key === value)) {
        const message = `«${value}» no está en categorias. Escribe la clave de una categoría.`;
        report({ ...place, message });
      }
      return value.replaceAll('{nombre}', legal?.name ?? '').replaceAll('{nit}', legal?.nit ?? '');
    });
    return texts ? [[of, withTiles(texts)] as const] : [];
  });
  return {
    pageTexts: Object.fromEntries(pageTexts),
    tip: rows.read(tipSchema),
    landmarks: rows.read(landmarksSchema),
  };

  /** Completes home's cards by their category. The card of one that has left waits in the table, as its dishes do. */
  function withTiles(texts: Partial<HomeTexts>): PageTexts {
    if (!texts.menu) return texts;
    const tiles = texts.menu.tiles.flatMap(({ category, ...tile }) => {
      const of = categories.find(({ key }) => key === category && served.has(key));
      const { text: words, picture } = tile;
      return of ? [{ title: of.title, link: of.link, seal: tile.seal || of.seal, text: words, picture }] : [];
    });
    return { ...texts, menu: { ...texts.menu, tiles } };
  }
}
