import {
  allergens,
  type Allergen,
  type CategoryKey,
  type Dish,
  type Language,
  type Mark,
} from '@asia/shared/contracts';
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
  'allergens',
] as const;
type Column = (typeof columns)[number];
type Checks = RowChecks<Column>;

/** What fits on one line of a row, in characters. */
const LONGEST_NAME = 60;
const LONGEST_DESC: Readonly<Record<Language, number>> = { es: 90, en: 90, zh: 32 };

/** Ways to write "no price yet": they show as Consultar. */
const noPrice: readonly string[] = ['', '1', '$'];

/** A dish as authored, with its texts in the three languages. */
export interface AuthoredDish {
  row: number;
  confirmed: ReadonlySet<string>;
  dish: Omit<Dish, 'id' | 'soldOut' | 'picture' | 'image'>;
  texts: DishTexts;
}

export type DishTexts = Readonly<Record<Language, { name: string; desc: string }>>;

function readPrice(text: string, flag: Checks['flag']): number | null {
  if (noPrice.includes(text)) return null;
  const price = readPesos(text);
  if ('pesos' in price) return price.pesos;
  flag('price_cop', price.refused);
  return null;
}

function readMarks(text: string, flag: Checks['flag']): Mark[] {
  const written = text.split(/\s+/).filter(Boolean);
  const unknown = written.filter((mark) => !isMark(mark));
  const marks = written.filter(isMark);
  if (unknown.length > 0) {
    flag(
      'marks',
      `la marca «${unknown.join(' ')}» no existe. Usa ${Object.keys(markNames).join(', ')}, separadas por espacios.`,
    );
  }
  if (new Set(marks).size < marks.length)
    flag('marks', `«${text}» repite una marca. Escríbela una sola vez.`);
  if (marks.includes('V') && marks.includes('VG'))
    flag('marks', 'V y VG no van juntas. Lo vegano lleva solo VG.');
  if (marks.includes('A') && marks.length > 1)
    flag('marks', `«${text}»: lo que lleva alcohol se marca solo con A.`);
  return marks;
}

function readAllergens(text: string, flag: Checks['flag']): Allergen[] {
  const written = text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(plainText);
  const unknown = written.filter((word) => !allergens.some((allergen) => allergen === word));
  if (unknown.length > 0)
    flag(
      'allergens',
      `«${unknown.join(' ')}» no se conoce. Usa ${allergens.join(', ')}, separados por espacios.`,
    );
  return allergens.filter((allergen) => written.includes(allergen));
}

function checkSlug(name: string, slug: string, flag: Checks['flag']): void {
  if (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) return;
  const example = slugify(name) || 'sopa-wantan';
  flag('slug', `«${slug}» no sirve. Usa minúsculas sin tildes, cifras y guiones, por ejemplo ${example}.`);
}

function readDishRow(row: Row<Column>, known: Known, report: Report): AuthoredDish | null {
  const { cells } = row;
  const { flag, filled, short } = checksOf(FILE, row, report);
  const named = normaliseCategory(cells.category);
  // An unreadable categories.csv is reported already: a problem in every row would bury that message.
  const exists = named !== null && (known.categories.has(named) || known.categories.size === 0);
  const category = exists ? named : null;
  if (!known.platos.has(filled('plato')) && known.platos.size > 0)
    flag('plato', `«${cells.plato}» no está en platos.csv. Corrígelo o agrégalo allí.`);
  checkSlug(cells.name_es, cells.slug, flag);
  const textsIn = (language: Language) => ({
    name: short(`name_${language}`, LONGEST_NAME),
    desc: short(`desc_${language}`, LONGEST_DESC[language]),
  });
  const texts = { es: textsIn('es'), en: textsIn('en'), zh: textsIn('zh') };
  const price = readPrice(cells.price_cop, flag);
  const marks = readMarks(cells.marks, flag);
  const contained = readAllergens(cells.allergens, flag);
  if (category === null) return null;
  const dish = {
    key: dishKey(category, cells.slug),
    category,
    plato: cells.plato,
    ...texts.es,
    nameEn: texts.en.name,
    nameZh: texts.zh.name,
    price,
    marks,
    ...(contained.length > 0 && { allergens: contained }),
    brand: cells.brand,
  };
  const confirmed = new Set(row.confirmed);
  if (cells.price_cop.endsWith('!')) confirmed.add('price_cop');
  return { row: row.number, confirmed, dish, texts };
}

/** Keys of `categories.csv` and labels of `platos.csv`. */
export interface Known {
  categories: ReadonlySet<CategoryKey>;
  platos: ReadonlySet<string>;
}

/** Unique values of a dish: its key, and its name within its category. */
const ownOf = ({ dish: { key, category, name } }: AuthoredDish) => [
  { column: 'slug', of: key, message: `«${key}» ya está`, instead: 'cambia el slug' },
  {
    column: 'name_es',
    of: `${category}/${plainText(name)}`,
    message: `en ${category} ya hay «${name}»`,
    instead: `distingue los nombres (slug ${key.slice(category.length + 1)})`,
  },
];

/** The authored menu, in the order of the file. */
export function readMenu(text: string, known: Known, report: Report): AuthoredDish[] {
  const firstRow = new Map<string, number>();
  const lost = new Map<string, number[]>();
  const dishes = readTable(FILE, text, columns, report, ['allergens']).flatMap((row) => {
    const authored = readDishRow(row, known, report);
    if (authored === null) {
      const { category } = row.cells;
      lost.set(category, [...(lost.get(category) ?? []), row.number]);
      return [];
    }
    const own = ownOf(authored);
    const taken = own.find(({ of }) => firstRow.has(of));
    if (taken) {
      const message = `${taken.message} en la fila ${firstRow.get(taken.of)}. Borra una de las dos o ${taken.instead}.`;
      report({ file: FILE, row: row.number, column: taken.column, message });
    }
    for (const { of } of own) if (!firstRow.has(of)) firstRow.set(of, row.number);
    return [authored];
  });
  // One problem for a missing category, not one for each of its dishes.
  for (const [category, [row, ...others]] of lost) {
    const message =
      others.length === 0
        ? `la categoría «${category}» no existe. Usa una clave de categories.csv.`
        : `la categoría «${category}» no existe y ${others.length + 1} filas la nombran. Devuelve su fila en categories.csv: si la dejas sin puesto, la categoría queda fuera de la carta.`;
    report({ file: FILE, row, column: 'category', message });
  }
  return dishes;
}
