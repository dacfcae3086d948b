import type { CategoryKey, Language, Mark } from '@asia/shared/contracts';
import { dishKey, isMark, markNames, normaliseCategory, plainText, slugify } from '@asia/shared/menu';
import { checksOf, type RowChecks } from './checks';
import type { Report } from './Problem';
import { readPesos } from './readPesos';
import { readTable, type Row } from './readTable';

const FILE = 'menu.csv';
const columns = [
  'category',
  'slug',
  'plato',
  'name_es',
  'desc_es',
  'name_en',
  'desc_en',
  'name_zh',
  'desc_zh',
  'price_cop',
  'marks',
  'brand',
] as const;
type Column = (typeof columns)[number];
type Checks = RowChecks<Column>;

/** What fits on one line of a row, in characters. */
const LONGEST_NAME = 60;
const LONGEST_DESC: Readonly<Record<Language, number>> = { es: 90, en: 90, zh: 32 };

/** Ways to write "no price yet": they show as Consultar. */
const noPrice: readonly string[] = ['', '1', '$'];

/** A dish as authored, in three languages. */
export interface AuthoredDish {
  row: number;
  /** `category:slug`. */
  key: string;
  category: CategoryKey;
  slug: string;
  plato: string;
  name: Readonly<Record<Language, string>>;
  desc: Readonly<Record<Language, string>>;
  /** Whole pesos, or null where the price has to be asked for. */
  price: number | null;
  marks: Mark[];
  brand: string;
}

function readPrice(text: string, say: Checks['say']): number | null {
  if (noPrice.includes(text)) return null;
  const price = readPesos(text);
  if ('pesos' in price) return price.pesos;
  say('price_cop', price.refused);
  return null;
}

function readMarks(text: string, say: Checks['say']): Mark[] {
  const written = text.split(/\s+/).filter(Boolean);
  const unknown = written.filter((mark) => !isMark(mark));
  const marks = written.filter(isMark);
  if (unknown.length > 0) {
    say(
      'marks',
      `la marca «${unknown.join(' ')}» no existe. Usa ${Object.keys(markNames).join(', ')}, separadas por espacios.`,
    );
  }
  if (new Set(marks).size < marks.length) say('marks', `«${text}» repite una marca. Escríbela una sola vez.`);
  if (marks.includes('V') && marks.includes('VG'))
    say('marks', 'V y VG no van juntas. Lo vegano lleva solo VG.');
  if (marks.includes('A') && marks.length > 1)
    say('marks', `«${text}»: lo que lleva alcohol se marca solo con A.`);
  return marks;
}

function checkSlug(name: string, slug: string, say: Checks['say']): void {
  if (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) return;
  const example = slugify(name) || 'sopa-wantan';
  say('slug', `«${slug}» no sirve. Usa minúsculas sin tildes, cifras y guiones, por ejemplo ${example}.`);
}

function readDish(row: Row<Column>, platos: ReadonlySet<string>, report: Report): AuthoredDish | null {
  const { cells } = row;
  const { say, filled, short } = checksOf(FILE, row, report);
  const category = normaliseCategory(cells.category);
  if (category === null)
    say('category', `la categoría «${cells.category}» no existe. Usa una clave de categories.csv.`);
  if (!platos.has(filled('plato')) && platos.size > 0)
    say('plato', `«${cells.plato}» no está en platos.csv. Corrígelo o agrégalo allí.`);
  checkSlug(cells.name_es, cells.slug, say);
  const texts = {
    name: {
      es: short('name_es', LONGEST_NAME),
      en: short('name_en', LONGEST_NAME),
      zh: short('name_zh', LONGEST_NAME),
    },
    desc: {
      es: short('desc_es', LONGEST_DESC.es),
      en: short('desc_en', LONGEST_DESC.en),
      zh: short('desc_zh', LONGEST_DESC.zh),
    },
  };
  const price = readPrice(cells.price_cop, say);
  const marks = readMarks(cells.marks, say);
  if (category === null) return null;
  const { slug, plato, brand } = cells;
  return {
    row: row.number,
    key: dishKey(category, slug),
    category,
    slug,
    plato,
    ...texts,
    price,
    marks,
    brand,
  };
}

/** What a dish must have alone: its key, and its name within its category. */
const ownOf = ({ key, slug, category, name }: AuthoredDish) => [
  { column: 'slug', of: key, message: `«${key}» ya está`, instead: 'cambia el slug' },
  {
    column: 'name_es',
    of: `${category}/${plainText(name.es)}`,
    message: `en ${category} ya hay «${name.es}»`,
    instead: `distingue los nombres (slug ${slug})`,
  },
];

/** The authored menu, in the order of the file. */
export function readMenu(text: string, platos: ReadonlySet<string>, report: Report): AuthoredDish[] {
  const firstRow = new Map<string, number>();
  return readTable(FILE, text, columns, report).flatMap((row) => {
    const dish = readDish(row, platos, report);
    if (dish === null) return [];
    const taken = ownOf(dish).find(({ of }) => firstRow.has(of));
    if (taken) {
      const message = `${taken.message} en la fila ${firstRow.get(taken.of)}. Borra una de las dos o ${taken.instead}.`;
      report({ file: FILE, row: row.number, column: taken.column, message });
    }
    for (const { of } of ownOf(dish)) if (!firstRow.has(of)) firstRow.set(of, row.number);
    return [dish];
  });
}
