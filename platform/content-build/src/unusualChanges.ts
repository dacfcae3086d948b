import type { DishPrice, Prices } from '@asia/shared/contracts';
import { formatPesosText } from '@asia/shared/menu';
import type { ContentDish } from './Content';
import type { Report } from './Problem';

const FILE = 'carta.csv';

/** A dish in the live menu, and in the new menu. */
interface Compared {
  row: number;
  confirmed: ContentDish['confirmed'];
  was: DishPrice;
  is: DishPrice;
}

type Shown = (dish: DishPrice) => string | undefined;

/** Fields that guests see, by column; undefined where an older build lacks one. */
const columns: Readonly<Record<string, Shown>> = {
  etiqueta: ({ plato }) => plato,
  nombre_es: ({ name }) => name,
  descripcion_es: ({ desc }) => desc,
  marcas: ({ marks }) => marks?.join(' '),
  precio: ({ price }) => String(price ?? ''),
};

/** Fewer changes than these are no accident of a whole column. */
const MIN_OF_A_COLUMN = 5;
/** Whether an amount changes by more than half. */
const changesMuch = (was: number, is: number) => Math.abs(is - was) > was / 2;

const unless = (column: string) => `o, si es así, escribe ${column}! en el título de la columna.`;

/** Counts changed prices that equal the old price of the dish above, or of the dish below; the greater count. */
function shiftedPrices(dishes: Compared[]): number {
  const [above, below] = [-1, 1].map(
    (step) =>
      dishes.filter(
        ({ was, is }, index) => is.price !== was.price && is.price === dishes[index + step]?.was.price,
      ).length,
  );
  return Math.max(above ?? 0, below ?? 0);
}

/** A question about an unusual change of a whole column, if there is one. */
function columnQuestion(column: string, value: Shown, dishes: Compared[]): string | null {
  const changed = dishes.filter(({ was, is }) => value(was) !== undefined && value(was) !== value(is));
  if (changed.length < MIN_OF_A_COLUMN || changed.length <= dishes.length / 3) return null;
  if (column === 'precio') {
    const empty = changed.filter(({ is }) => is.price === null).length;
    if (empty > changed.length / 2)
      return `${empty} platos quedan sin precio y dirían «Consultar». Devuelve sus precios ${unless(column)}`;
    const shifted = shiftedPrices(dishes);
    if (shifted > changed.length / 2)
      return `${shifted} platos tienen el precio de la fila vecina: la columna se corrió. Devuelve cada precio a su fila ${unless(column)}`;
  }
  return `cambian ${changed.length} de ${dishes.length} valores. Revísalos ${unless(column)}`;
}

/** Asks about a price that changes by more than half. */
function priceQuestion({ was, is }: Compared): string | null {
  if (was.price === null || is.price === null) return null;
  if (!changesMuch(was.price, is.price)) return null;
  const [before, after] = [formatPesosText(was.price), formatPesosText(is.price)];
  return `¿${is.price > was.price ? 'Sube' : 'Baja'} de ${before} a ${after}? Si es así, escríbelo con !: ${is.price}! Si no, corrígelo.`;
}

/**
 * Asks, in Spanish, about unusual changes of the menu. The owner confirms them with `!`, behind the price or behind the
 * title of the column.
 * @param before the live menu; null before the first release
 */
export function reportUnusual(before: Prices | null, after: readonly ContentDish[], report: Report): void {
  const dishes = after.flatMap(({ row, confirmed, dish }): Compared[] => {
    const was = before?.[dish.key];
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
