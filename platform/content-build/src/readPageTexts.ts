import type { PictureRef } from '@asia/shared/contracts';
import { noteUndrawn } from './brush';
import type { PageTexts } from './Content';
import { type AuthoredTile, pageSchemas } from './pageSchemas';
import type { Report } from './Problem';
import { type AuthoredJson, readAuthoredJson } from './readAuthoredJson';
import type { AuthoredCategory } from './readCategories';

interface Known {
  /** All rows of `categories.csv`, with and without a place. */
  categories: readonly AuthoredCategory[];
  /** Keys of the categories on the menu. */
  served: ReadonlySet<string>;
  legal: { name: string; nit: string } | undefined;
  findPicture: (name: string, missing: (message: string) => void) => PictureRef;
}

type Path = readonly PropertyKey[];

/**
 * Reads the texts of pages, with their pictures.
 * @param files text by name: `home`
 * @returns texts by route, without those of categories that are not on the menu
 */
export function readPageTexts(
  files: Readonly<Record<string, string>>,
  known: Known,
  report: Report,
): Record<string, PageTexts> {
  const { categories, served } = known;
  const read = Object.entries(pageSchemas).flatMap(([name, { schema, category, route }]) => {
    const of = categories.find(({ key }) => key === category)?.route ?? route;
    if (!of || (category && !served.has(category))) return [];
    const json = readAuthoredJson(`pages/${name}.json`, files[name] ?? '', schema, report);
    return json ? [[of, complete(json, known, report)] as const] : [];
  });
  return Object.fromEntries(read);
}

/** Replaces names in the texts by what they name: pictures, categories, and the restaurant's legal name. */
function complete({ data, locate }: AuthoredJson<object>, known: Known, report: Report): PageTexts {
  const { categories, served, legal, findPicture } = known;
  const completeTile = (tile: AuthoredTile, path: Path) => {
    const category = categories.find(({ key }) => key === tile.category);
    if (!category)
      report({
        ...locate([...path, 'category']),
        message: `«${tile.category}» no está en categories.csv. Escribe la clave de una categoría.`,
      });
    // The tile of a category that has left waits in the file, as its dishes do.
    if (!category || !served.has(tile.category)) return [];
    const { title, link, seal } = category;
    if (tile.seal) noteUndrawn(tile.seal, locate([...path, 'seal']), report);
    const picture = completed(tile.picture, [...path, 'picture']);
    return [{ title, link, seal: tile.seal ?? seal, text: tile.text, picture }];
  };
  const completed = (value: unknown, path: Path): unknown => {
    if (Array.isArray(value) && path.at(-1) === 'tiles')
      return (value as AuthoredTile[]).flatMap((tile, index) => completeTile(tile, [...path, index]));
    if (Array.isArray(value)) return value.map((item, index) => completed(item, [...path, index]));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([name, member]) => [name, completed(member, [...path, name])]),
      );
    if (typeof value !== 'string') return value;
    if (path.at(-1) === 'han') noteUndrawn(value, locate(path), report);
    if (path.at(-1) === 'picture')
      return findPicture(value, (message) => report({ ...locate(path), message }));
    return value.replaceAll('{nombre}', legal?.name ?? '').replaceAll('{nit}', legal?.nit ?? '');
  };
  return completed(data, []) as PageTexts;
}
