import { linkSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { servedCategories } from '../../../platform/content-build/src/projections/dishes';

export interface MenuRow {
  category: string;
  slug: string;
  name_es: string;
  [column: string]: string;
}

export interface CategoryRow {
  key: string;
  route: string;
  link: string;
  menu_order: string;
  [column: string]: string;
}

/** The content check refuses longer names. */
const LONGEST_NAME = 60;

const cell = (value: string): string => (/[",\n]/.test(value) ? `"${value.replace(/"/g, '""')}"` : value);

/** Adds categories until there are `count`: numbered copies of those of the menu, at its end. */
export function multiplyCategories(rows: readonly CategoryRow[], count: number): CategoryRow[] {
  const ofMenu = rows.filter(({ key, menu_order }) => menu_order !== '' && !servedCategories.includes(key));
  const last = Math.max(...rows.map(({ menu_order }) => Number(menu_order)));
  const more = Array.from({ length: count - rows.length }, (_, index) => {
    const row = ofMenu[index % ofMenu.length]!;
    const number = 2 + Math.floor(index / ofMenu.length);
    const route = `${row.route}${number}`;
    return { ...row, key: `${row.key}${number}`, route, link: route, menu_order: String(last + 1 + index) };
  });
  return [...rows, ...more];
}

/**
 * Repeats the dishes of a menu until there are `dishes`, each copy with a number in its name. A copy goes
 * into the category with that number, or else into the category of the original.
 */
export function multiply(
  rows: readonly MenuRow[],
  dishes: number,
  categories: ReadonlySet<string> = new Set(),
): MenuRow[][] {
  const whole = Math.floor(dishes / rows.length);
  return rows.map((row, place) =>
    Array.from({ length: whole + (place < dishes % rows.length ? 1 : 0) }, (_, index) =>
      index === 0 ? row : numbered(row, index + 1, categories),
    ),
  );
}

function numbered(row: MenuRow, number: number, categories: ReadonlySet<string>): MenuRow {
  const name = `${row.name_es.slice(0, LONGEST_NAME - 4).trimEnd()} ${number}`;
  // In two categories the slug has to follow from the name, and the name was cut.
  const slug =
    row.name_es.length > LONGEST_NAME - 4 ? `${row.slug.slice(0, 40)}-${number}` : `${row.slug}-${number}`;
  const own = `${row.category}${number}`;
  const category = categories.has(own) ? own : row.category;
  return { ...row, category, slug: slug.replace(/-+/g, '-'), name_es: name };
}

/** Gives a copy of the project a menu with so many dishes and categories, pictures included. */
export function scaleMenu(project: string, dishes: number, categories: number): void {
  const rows = rewrite<CategoryRow>(project, 'categories.csv', (all) => multiplyCategories(all, categories));
  const keys = new Set(rows.map(({ key }) => key));
  rewrite(project, 'pages.csv', (pages) => {
    const added = rows.filter(({ route }) => pages.every((page) => page.route !== route));
    return [
      ...pages,
      ...added.map(({ route }) => ({
        ...pages.find((page) => page.route === route.replace(/\d$/, '')),
        route,
      })),
    ];
  });
  rewrite<MenuRow>(project, 'menu.csv', (all) => {
    const menu = multiply(all, dishes, keys);
    multiplyPictures(path.join(project, 'content/pictures'), menu);
    return menu.flat();
  });
}

/** Changes the rows of an authored table. */
function rewrite<Row extends Record<string, string>>(
  project: string,
  name: string,
  change: (rows: Row[]) => Row[],
): Row[] {
  const file = path.join(project, 'content', name);
  const rows = parse<Row>(readFileSync(file, 'utf8'), { columns: true, bom: true });
  const columns = Object.keys(rows[0] ?? {});
  const changed = change(rows);
  const lines = changed.map((row) => columns.map((column) => cell(row[column] ?? '')).join(','));
  writeFileSync(file, `${[columns.join(','), ...lines].join('\n')}\n`);
  return changed;
}

/** Gives each repeated dish the pictures of the first one. */
function multiplyPictures(folder: string, menu: readonly (readonly MenuRow[])[]): void {
  const list = path.join(folder, 'pictures.json');
  const pictures = JSON.parse(readFileSync(list, 'utf8')) as Record<string, { widths: number[] }>;
  for (const dishes of menu) {
    const [name = '', ...others] = dishes.map(({ category, slug }) => `${category}-${slug}`);
    const first = pictures[name];
    if (!first) throw new Error(`${name} has no picture.`);
    for (const other of others) {
      pictures[other] = first;
      for (const width of first.widths)
        for (const format of ['avif', 'webp'])
          linkSync(
            path.join(folder, 'web', `${name}-${width}.${format}`),
            path.join(folder, 'web', `${other}-${width}.${format}`),
          );
    }
  }
  writeFileSync(list, JSON.stringify(pictures));
}

/**
 * Raises a price in the middle of the first category of a project's menu, so that its content has to be published again. The lowest
 * price of a category would change the cards of the menu too.
 * @returns the new price, in pesos
 */
export function raisePrice(project: string): number {
  const file = path.join(project, 'content/menu.csv');
  const text = readFileSync(file, 'utf8');
  const rows = parse<MenuRow>(text, { columns: true, bom: true });
  const prices = rows
    .filter(({ category, price_cop }) => category === rows[0]?.category && price_cop)
    .map(({ price_cop }) => Number(price_cop))
    .sort((a, b) => a - b);
  const middle = prices[Math.floor(prices.length / 2)] ?? 0;
  const price = middle + 100;
  writeFileSync(file, text.replace(`,${middle},`, `,${price},`));
  return price;
}
