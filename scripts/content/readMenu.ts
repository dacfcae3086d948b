import type { CategoryKey, Language, Mark } from '@asia/shared/contracts';
import { dishKey, isMark, markNames, normaliseCategory, parsePrice, slugify } from '@asia/shared/menu';
import { checksOf, type RowChecks } from './checks';
import type { Report } from './Problem';
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
/** `/products` has neither slug nor key: there, a dish is known by its name. */
const namedByName: readonly CategoryKey[] = ['bebidas', 'infantil'];

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
  const price = /^\d+$/.test(text) ? parsePrice(text) : null;
  if (price === null) {
    const pesos = parsePrice(text);
    const example = pesos === null ? 'Escribe solo cifras, por ejemplo 34800' : `Escribe ${pesos}`;
    say(
      'price_cop',
      `el precio «${text}» no es un número entero de pesos. ${example}, o déjala vacía para «Consultar».`,
    );
  }
  return price;
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

function readSlug(name: string, category: CategoryKey | null, slug: string, say: Checks['say']): void {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) {
    say(
      'slug',
      `«${slug}» no sirve. Usa minúsculas sin tildes, cifras y guiones, por ejemplo ${slugify(name) || 'sopa-wantan'}.`,
    );
  } else if (category !== null && namedByName.includes(category) && slug !== slugify(name)) {
    say('slug', `«${slug}» no corresponde al nombre. En ${category} escribe ${slugify(name)}.`);
  }
}

function readDish(row: Row<Column>, platos: ReadonlySet<string>, report: Report): AuthoredDish | null {
  const { cells } = row;
  const { say, filled, short } = checksOf(FILE, row, report);
  const category = normaliseCategory(cells.category);
  if (category === null)
    say('category', `la categoría «${cells.category}» no existe. Usa una clave de categories.csv.`);
  if (!platos.has(filled('plato')) && platos.size > 0)
    say('plato', `«${cells.plato}» no está en platos.csv. Corrígelo o agrégalo allí.`);
  readSlug(cells.name_es, category, cells.slug, say);
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

/** The authored menu, in the order of the file. */
export function readMenu(text: string, platos: ReadonlySet<string>, report: Report): AuthoredDish[] {
  const firstRow = new Map<string, number>();
  return readTable(FILE, text, columns, report).flatMap((row) => {
    const dish = readDish(row, platos, report);
    if (dish === null) return [];
    const earlier = firstRow.get(dish.key);
    if (earlier !== undefined) {
      const message = `«${dish.key}» ya está en la fila ${earlier}. Borra una de las dos o cambia el slug.`;
      report({ file: FILE, row: row.number, column: 'slug', message });
    }
    firstRow.set(dish.key, earlier ?? row.number);
    return [dish];
  });
}
