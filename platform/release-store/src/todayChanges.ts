import {
  ALL_ORDERS,
  type CategoryCard,
  type EntriesByName,
  type Prices,
  type TodayRow,
} from '@asia/shared/contracts';
import { addDays, wallClock } from '@asia/shared/restaurant/bogotaTime';
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

/** A row, and the one of its last day: a pause of several days is a row for each. */
type Span = [first: TodayRow, last: TodayRow];

function spansOf(rows: readonly TodayRow[]): Span[] {
  const spans: Span[] = [];
  for (const row of rows) {
    const open = spans.at(-1);
    if (open && goesOn(open[1], row)) open[1] = row;
    else spans.push([row, row]);
  }
  return spans;
}

function goesOn(before: TodayRow, row: TodayRow): boolean {
  const date = dateOf(before);
  const isSame = row.what === before.what && row.of === before.of && row.note === before.note;
  return row.what === 'pause' && isSame && date !== undefined && dateOf(row) === addDays(date, 1);
}

/** The line of a new row, and of a deleted one; with its day, because it may be a later one. */
function describe([row, last]: Span, name: string): [come: string, gone: string] {
  const dates = new Set([row, last].flatMap((each) => dateOf(each) ?? []));
  const day = dates.size > 0 ? `, ${[...dates].map(spanishDay).join(' a ')}` : '';
  const [come, gone] = lines[row.what](name);
  const shifts = shiftsText(row.shifts ?? []);
  if (row.what === 'hours' && !shifts) return [`Cerrado${day}`, gone + day];
  return [come + day + (shifts && `: ${shifts}`), gone + day];
}

const rowsIn = ({ today = [] }: EntriesByName) => today as readonly TodayRow[];
/** Whether rows are about the same day; a row without a date is about every day. */
function shareDay(row: TodayRow, other: TodayRow): boolean {
  const [date, otherDate] = [dateOf(row), dateOf(other)];
  return !date || !otherDate || date === otherDate;
}

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
  const isNew = (row: TodayRow) => !known.has(JSON.stringify(row));
  /** Whether a row stays as another one. A pause stays in a new one, and in one of everything. */
  const staysIn = (row: TodayRow) => (other: TodayRow) => {
    const isPause = row.what === 'pause' && (other.of === ALL_ORDERS || isNew(other));
    return other.what === row.what && (other.of === row.of || isPause) && shareDay(row, other);
  };
  const isGone = (row: TodayRow) => !is.some(staysIn(row)) && (row.until ?? Infinity) > Date.now();
  return [
    ...spansOf(is.filter(isNew)).map((span) => describe(span, nameOf(span[0]))[0]),
    ...spansOf(was.filter(isGone)).map((span) => describe(span, nameOf(span[0]))[1]),
  ];
}
