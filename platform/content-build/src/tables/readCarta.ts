import { z } from 'zod';
import {
  allergens,
  type CartaDish,
  type CategoryKey,
  type Dish,
  type Language,
  languages,
} from '@asia/shared/contracts';
import { dishKey, isMark, markKeys, normaliseCategory, plainText, slugify } from '@asia/shared/menu';
import { cell, filled, short, shortOrNone } from './cells';
import { nameWidth } from './nameWidth';
import type { Report } from './Problem';
import { readPesos } from './readPesos';
import { readRows, repeated } from './readRows';
import type { Row } from './readTable';

const FILE = 'carta.csv';

/** Characters that fit on one line of a row. */
const MAX_NAME_LENGTH = 60;
const MAX_DESC_LENGTH: Readonly<Record<Language, number>> = { es: 90, en: 90, zh: 32 };

const columnOf = { name: 'nombre', desc: 'descripcion' } as const;

/** Pictures, flags and keycaps; signs of a trade mark are text. */
const emoji = /(?![©®™])\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;

/** Ways to write "no price yet": guests read Consultar. */
const noPrice: readonly string[] = ['', '1', '$'];

/** A dish as authored, with its texts in the three languages. */
export interface AuthoredDish {
  row: number;
  confirmed: ReadonlySet<string>;
  dish: Omit<Dish, 'id' | 'picture' | 'image'>;
  texts: DishTexts;
  /** Languages in which one of its texts is Spanish. */
  untranslated: readonly Language[];
}

export type DishTexts = Readonly<
  Record<Language, Pick<CartaDish, 'name' | 'nameWidth' | 'desc' | 'spanish'>>
>;

const readPrice = (text: string) => (noPrice.includes(text) ? null : readPesos(text));
const readMarks = (text: string) => text.split(/\s+/).filter(Boolean);
const readAllergens = (text: string) =>
  text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(plainText);

function checkMarks(text: string): true | string {
  const written = readMarks(text);
  const unknown = written.filter((mark) => !isMark(mark));
  if (unknown.length > 0)
    return `la marca «${unknown.join(' ')}» no existe. Usa ${markKeys.join(', ')}, separadas por espacios.`;
  if (new Set(written).size < written.length) return `«${text}» repite una marca. Escríbela una sola vez.`;
  if (written.includes('V') && written.includes('VG'))
    return 'V y VG no van juntas. Lo vegano lleva solo VG.';
  if (written.includes('A') && written.length > 1)
    return `«${text}»: lo que lleva alcohol se marca solo con A.`;
  return true;
}

function checkAllergens(text: string): true | string {
  const unknown = readAllergens(text).filter((word) => !allergens.some((allergen) => allergen === word));
  return (
    unknown.length === 0 ||
    `«${unknown.join(' ')}» no se conoce. Usa ${allergens.join(', ')}, separados por espacios.`
  );
}

/** Keys of `categorias` and labels of `etiquetas`. */
export interface Known {
  categories: ReadonlySet<CategoryKey>;
  labels: ReadonlySet<string>;
}

const table = z
  .object({
    categoria: z.string(),
    clave: z.string(),
    etiqueta: filled,
    nombre_es: short(MAX_NAME_LENGTH),
    descripcion_es: short(MAX_DESC_LENGTH.es),
    nombre_en: shortOrNone(MAX_NAME_LENGTH),
    descripcion_en: shortOrNone(MAX_DESC_LENGTH.en),
    nombre_zh: shortOrNone(MAX_NAME_LENGTH),
    descripcion_zh: shortOrNone(MAX_DESC_LENGTH.zh),
    precio: cell((text) => {
      const price = readPrice(text);
      return typeof price === 'string' ? price : true;
    }),
    marcas: cell(checkMarks),
    marca_comercial: z.string(),
    alergenos: cell(checkAllergens).optional(),
  })
  .superRefine(({ clave, nombre_es: name }, context) => {
    if (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(clave)) return;
    const example = slugify(name) || 'sopa-wantan';
    const message =
      clave === ''
        ? `está vacía. Escribe ${example}.`
        : `«${clave}» no sirve. Usa minúsculas sin tildes, cifras y guiones, por ejemplo ${example}.`;
    context.addIssue({ code: 'custom', path: ['clave'], message });
  });

function readDishRow(
  { number, cells, confirmed }: Row<keyof z.infer<typeof table>>,
  known: Known,
): AuthoredDish | null {
  const category = normaliseCategory(cells.categoria);
  // An unreadable table of categories is reported already: a problem in every row would bury that message.
  if (category === null || !(known.categories.has(category) || known.categories.size === 0)) return null;
  const textsIn = (language: Language) => {
    const spanish = (['name', 'desc'] as const).filter((field) => !cells[`${columnOf[field]}_${language}`]);
    const name = cells[`nombre_${language}`] || cells.nombre_es;
    return {
      name,
      nameWidth: nameWidth(name),
      desc: cells[`descripcion_${language}`] || cells.descripcion_es,
      ...(spanish.length > 0 && { spanish }),
    };
  };
  const texts = { es: textsIn('es'), en: textsIn('en'), zh: textsIn('zh') };
  const price = readPrice(cells.precio);
  const written = readAllergens(cells.alergenos);
  const contained = allergens.filter((allergen) => written.includes(allergen));
  const dish = {
    key: dishKey(category, cells.clave),
    category,
    // The owner's `etiqueta` is the `plato` of apps: the singular word for the kind of dish.
    plato: cells.etiqueta,
    ...texts.es,
    nameEn: texts.en.name,
    nameZh: texts.zh.name,
    price: typeof price === 'string' ? null : price,
    marks: readMarks(cells.marcas).filter(isMark),
    ...(contained.length > 0 && { allergens: contained }),
    brand: cells.marca_comercial,
  };
  const untranslated = languages.filter((language) => texts[language].spanish);
  // A refused price is no price that is gone: nobody asks about it besides.
  const asked = typeof price === 'string' ? new Set([...confirmed, 'precio']) : confirmed;
  return { row: number, confirmed: asked, dish, texts, untranslated };
}

/** Reports each dish whose key is taken, or whose name is taken in its category. */
function reportRepeated(dishes: AuthoredDish[], report: Report): void {
  const keys = repeated(dishes, ({ dish }) => dish.key);
  for (const [{ row, dish }, first] of keys) {
    const message = `«${dish.key}» ya está en la fila ${first.row}. Borra una de las dos o cambia la clave.`;
    report({ file: FILE, row, column: 'clave', message });
  }
  const others = dishes.filter((dish) => !keys.some(([again]) => again === dish));
  const nameOf = ({ dish }: AuthoredDish) => `${dish.category}/${plainText(dish.name)}`;
  for (const [{ row, dish }, first] of repeated(others, nameOf)) {
    const message = `en ${dish.category} ya hay «${dish.name}» en la fila ${first.row}. Borra una de las dos o distingue los nombres.`;
    report({ file: FILE, row, column: 'nombre_es', message });
  }
}

/** The authored menu, in the order of the file. */
export function readCarta(text: string, known: Known, report: Report): AuthoredDish[] {
  const rows = readRows(FILE, text, table, report, { signed: ['clave', 'precio'] });
  const reportUnknown = ({ number, cells }: (typeof rows)[number], column: 'categoria' | 'etiqueta') => {
    const message = `«${cells[column]}» no está en ${column}s. Corrígela, o agrega su fila allí.`;
    report({ file: FILE, row: number, column, message });
  };
  const dishes = rows.flatMap((row) => {
    const authored = readDishRow(row, known);
    if (authored === null) reportUnknown(row, 'categoria');
    const { etiqueta } = row.cells;
    // An unreadable table of labels is reported already.
    if (etiqueta !== '' && known.labels.size > 0 && !known.labels.has(etiqueta))
      reportUnknown(row, 'etiqueta');
    return authored ?? [];
  });
  reportRepeated(dishes, report);
  for (const { number, cells } of rows)
    for (const column of ['nombre_es', 'nombre_en', 'nombre_zh'] as const)
      if (emoji.test(cells[column])) {
        const message = `«${cells[column]}» lleva un emoji, que cada teléfono dibuja a su manera. Bórralo.`;
        report({ file: FILE, row: number, column, message, unlessLive: true });
      }
  return dishes;
}
