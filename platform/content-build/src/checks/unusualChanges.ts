import type { DishPrice, Prices } from '@asia/shared/contracts';
import { formatPesosText, plainText } from '@asia/shared/menu';
import type { Content, ContentDish } from '../Content';
import type { LiveContent } from '../readLive';
import type { Report } from '../tables/Problem';
import { factRows, isOtherFee } from '../tables/readDatos';
import { type AuthoredZone, readDomicilios } from '../tables/readDomicilios';
import { wholePesos } from '../tables/readPesos';
import { OTHER_FEE } from '../tables/restaurantSchema';

const FILE = 'carta.csv';
const ZONES = 'domicilios.csv';

/** Usual prices of a dish. */
const MIN_USUAL_PESOS = 1_000;
const MAX_USUAL_PESOS = 500_000;

/** A dish in the live menu, and in the new menu. */
interface Compared {
  row: number;
  confirmed: ContentDish['confirmed'];
  was: DishPrice;
  is: DishPrice;
}

type Shown = (dish: DishPrice) => string;

/** Fields that guests see, by column. */
const columns: Readonly<Record<string, Shown>> = {
  etiqueta: ({ plato }) => plato,
  nombre_es: ({ name }) => name,
  descripcion_es: ({ desc }) => desc,
  marcas: ({ marks = [] }) => marks.join(' '),
  precio: ({ price }) => String(price ?? ''),
};

/** Fewer changes than these are no accident of a whole column. */
const MIN_OF_A_COLUMN = 5;
/** Whether so many cells are most likely a column that was moved or filled as one. */
export const isWholeColumn = (changed: number, rows: number): boolean =>
  changed >= MIN_OF_A_COLUMN && changed > rows / 3;
/** Whether an amount changes by more than half. */
const changesMuch = (was: number, is: number) => Math.abs(is - was) > was / 2;

function columnQuestion(column: string, value: Shown, dishes: Compared[]): string | null {
  const changed = dishes.filter(({ was, is }) => value(was) !== value(is));
  if (!isWholeColumn(changed.length, dishes.length)) return null;
  return `cambian ${changed.length} de ${dishes.length} valores. Revísalos o, si es así, escribe ${column}! en el título de la columna.`;
}

/** Asks about a price that changes by more than half. */
function priceQuestion({ was, is }: Compared): string | null {
  if (was.price === null || is.price === null) return null;
  if (!changesMuch(was.price, is.price)) return null;
  return changeQuestion(was.price, is.price);
}

function changeQuestion(was: number, is: number): string {
  const [before, after] = [formatPesosText(was), formatPesosText(is)];
  return `¿${is > was ? 'Sube' : 'Baja'} de ${before} a ${after}? Si es así, escríbelo con !: ${is}! Si no, corrígelo.`;
}

function amountQuestion(price: number | null): string | null {
  if (price === null || (price >= MIN_USUAL_PESOS && price <= MAX_USUAL_PESOS)) return null;
  const unusual = price < MIN_USUAL_PESOS ? 'muy poco' : 'mucho';
  return `${price} es ${unusual} para un plato. Corrígelo o, si es así, confírmalo con un signo: ${price}!`;
}

function askAboutMenu(before: Prices, after: readonly ContentDish[], report: Report): void {
  for (const { row, confirmed, dish } of after) {
    const message = confirmed.has('precio') ? null : amountQuestion(dish.price);
    if (message !== null) report({ file: FILE, row, column: 'precio', message, unlessLive: true });
  }
  const dishes = after.flatMap(({ row, confirmed, dish }): Compared[] => {
    const was = before[dish.key];
    return was ? [{ row, confirmed, was, is: dish }] : [];
  });
  const inOrder = dishes.sort((a, b) => a.row - b.row);
  for (const [column, value] of Object.entries(columns)) {
    const open = inOrder.filter(({ confirmed }) => !confirmed.has(column));
    const question = columnQuestion(column, value, open);
    if (question !== null) report({ file: FILE, row: 1, column, message: question });
    else if (column === 'precio')
      for (const dish of open) {
        const message = priceQuestion(dish);
        if (message !== null) report({ file: FILE, row: dish.row, column, message });
      }
  }
}

/** Asks about a dish whose key has changed, by its own part or by its category: carts would lose it. */
function askAboutKeys(before: Prices, after: readonly ContentDish[], report: Report): void {
  const keys = new Set(after.map(({ dish }) => dish.key));
  const gone = Object.entries(before)
    .filter(([key]) => !keys.has(key))
    .map(([key, { name }]) => ({ key, name: plainText(name), slug: key.split(':')[1] }));
  for (const { row, confirmed, dish } of after) {
    if (confirmed.has('clave') || before[dish.key]) continue;
    const [category, slug] = dish.key.split(':');
    const named = gone.filter(({ name }) => name === plainText(dish.name));
    const isHere = ({ key }: { key: string }) => key.startsWith(`${category}:`);
    const was = named.find(isHere) ?? gone.find((one) => one.slug === slug) ?? named[0];
    if (!was) continue;
    const [place, own] = was.key.split(':');
    if (place === category) {
      const message = `¿«${dish.name}» es otro plato? Su clave era «${own}»: con otra, los carritos lo pierden. Devuélvela o, si es otro, escríbela con !: ${slug}!`;
      report({ file: FILE, row, column: 'clave', message });
    } else {
      const message = `¿«${dish.name}» pasa de ${place} a ${category}? Los carritos que ya lo tienen lo pierden. Devuélvelo o, si es así, escribe su clave con !: ${slug}!`;
      report({ file: FILE, row, column: 'categoria', message });
    }
  }
}

/** The fee of a zone, or of any other place, and its cell. */
interface Fee extends Pick<ContentDish, 'row' | 'confirmed'> {
  file: string;
  of: string;
  fee: number;
}

function feesIn({ zones, datos }: { zones: readonly AuthoredZone[]; datos: string }): Fee[] {
  const others = factRows(datos, () => undefined).filter(({ cells }) => isOtherFee(cells));
  return [
    ...zones.map(({ zone, ...cell }) => ({ ...cell, file: ZONES, of: zone.value, fee: zone.fee })),
    ...others.map(({ number: row, cells, confirmed }) => {
      return { row, confirmed, file: 'datos.csv', of: OTHER_FEE, fee: wholePesos(cells.valor) ?? 0 };
    }),
  ];
}

const isThreefold = (one: number, other: number) =>
  one !== other && Math.max(one, other) >= 3 * Math.min(one, other);

/** Asks about fees that are three times as high or as low; of a new zone, as the dearest or the cheapest one. */
function askAboutFees(before: readonly Fee[], after: readonly Fee[], report: Report): void {
  const fees = new Map(before.map(({ of, fee }) => [of, fee]));
  const known = before.flatMap(({ file, fee }) => (file === ZONES ? fee : []));
  const [least, most] = [Math.min(...known), Math.max(...known)];
  for (const { file, row, confirmed, of, fee } of after) {
    if (confirmed.has('valor')) continue;
    const was = fees.get(of);
    const usual = fee > most ? most : least;
    if (was !== undefined && isThreefold(was, fee))
      report({ file, row, column: 'valor', message: changeQuestion(was, fee) });
    else if (
      was === undefined &&
      known.length > 0 &&
      (fee < least || fee > most) &&
      isThreefold(usual, fee)
    ) {
      const message = `¿${formatPesosText(fee)} en un barrio nuevo? Los demás cuestan de ${formatPesosText(least)} a ${formatPesosText(most)}. Si es así, escríbelo con !: ${fee}! Si no, corrígelo.`;
      report({ file, row, column: 'valor', message });
    }
  }
}

/** The live content, as far as questions need it. */
export type Live = Pick<LiveContent, 'prices' | 'authored' | 'readings' | 'isConnecting'>;

/**
 * Asks, in Spanish, where money or a cart is at stake. The owner confirms them with `!`, behind the value or behind the
 * title of the column.
 * @param live null before the first release
 */
export function reportUnusual(
  live: Live | null,
  { categories, zones }: Pick<Content, 'categories' | 'zones'>,
  datos: string,
  report: Report,
): void {
  const dishes = categories.flatMap((category) => category.dishes);
  const [liveZones = '', liveDatos = ''] = [ZONES, 'datos.csv'].map((file) =>
    String(live?.authored.get(file) ?? ''),
  );
  askAboutMenu(live?.prices ?? {}, dishes, report);
  askAboutKeys(live?.prices ?? {}, dishes, report);
  const before = { zones: readDomicilios(liveZones, () => undefined), datos: liveDatos };
  askAboutFees(feesIn(before), feesIn({ zones, datos }), report);
}
