import {
  ALL_ORDERS,
  type CategoryCard,
  type EntriesByName,
  type Prices,
  type TodayRow,
} from '@asia/shared/contracts';
import { wallClock } from '@asia/shared/restaurant/bogotaTime';
import { shiftsText } from '@asia/shared/restaurant/hoursText';
import { spanishDay } from './spanishDay';

/** Sentences for the owner about a row that takes effect, and that ends. */
const lines: Readonly<Record<TodayRow['what'], (name: string) => [come: string, gone: string]>> = {
  soldOut: (name) => [`Se agota: ${name}`, `Vuelve a haber: ${name}`],
  pause: (of) =>
    of === ALL_ORDERS
      ? ['Se pausan los pedidos, también para recoger', 'Vuelven los pedidos']
      : ['Se pausan los domicilios', 'Vuelven los domicilios'],
  noDelivery: (name) => [`Sin domicilio a ${name}`, `Vuelve el domicilio a ${name}`],
  hours: () => ['Otro horario', 'El horario de siempre'],
};

/** The date of a row; a row that stays until the restaurant deletes it has none. */
const dateOf = ({ what, of, from }: TodayRow) =>
  what === 'hours' ? of : from ? wallClock(new Date(from)).date : undefined;

/** The line of a new row, and of a deleted one; with its day, because it may be a later one. */
function describe(row: TodayRow, name: string): [come: string, gone: string] {
  const date = dateOf(row);
  const day = date ? `, ${spanishDay(date)}` : '';
  const [come, gone] = lines[row.what](name);
  const shifts = shiftsText(row.shifts ?? []);
  if (row.what === 'hours' && !shifts) return [`Cerrado${day}`, gone + day];
  return [come + day + (shifts && `: ${shifts}`), gone + day];
}

const rowsIn = ({ today = [] }: EntriesByName) => today as readonly TodayRow[];
/** A row without a date is about every day. */
const isAbout = (row: TodayRow) => (other: TodayRow) => {
  const [date, otherDate] = [dateOf(row), dateOf(other)];
  const sameDay = !date || !otherDate || date === otherDate;
  return other.what === row.what && other.of === row.of && sameDay;
};

/**
 * Lists the changes of `hoy` for the owner, one Spanish line each. Rows of past days are skipped.
 * @param prices of the new menu, for the names of dishes
 */
export function todayChanges(before: EntriesByName, after: EntriesByName, prices: Prices): string[] {
  const [was, is] = [rowsIn(before), rowsIn(after)];
  const known = new Set(was.map((row) => JSON.stringify(row)));
  const categories = (after.categories ?? []) as readonly CategoryCard[];
  const nameOf = ({ of }: TodayRow) =>
    prices[of]?.name ?? categories.find(({ key }) => key === of)?.title ?? of;
  return [
    ...is.filter((row) => !known.has(JSON.stringify(row))).map((row) => describe(row, nameOf(row))[0]),
    ...was
      .filter((row) => !is.some(isAbout(row)) && (row.until ?? Infinity) > Date.now())
      .map((row) => describe(row, nameOf(row))[1]),
  ];
}
