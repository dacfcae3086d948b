import type { EntriesByName, Prices, TodayRow } from '@asia/shared/contracts';

/** What a row means for the owner once it counts, and once it does not any more. */
const lines: Readonly<Record<TodayRow['what'], (of: string) => [come: string, gone: string]>> = {
  soldOut: (of) => [`Se agota: ${of}`, `Vuelve a haber: ${of}`],
  pause: () => ['Se pausan los domicilios', 'Vuelven los domicilios'],
  noDelivery: (of) => [`Sin domicilio a ${of}`, `Vuelve el domicilio a ${of}`],
  hours: (of) => [`Otro horario el ${of}`, `El horario de siempre el ${of}`],
};

const rowsIn = ({ today = [] }: EntriesByName) => today as readonly TodayRow[];
const isAbout = (row: TodayRow) => (other: TodayRow) => other.what === row.what && other.of === row.of;

/**
 * What changes of what has a day, one Spanish line each for the owner. A row that is over by now is none.
 * @param prices of the menu after it, for the names of dishes
 */
export function todayChanges(before: EntriesByName, after: EntriesByName, prices: Prices): string[] {
  const [was, is] = [rowsIn(before), rowsIn(after)];
  const known = new Set(was.map((row) => JSON.stringify(row)));
  const nameOf = ({ of }: TodayRow) => prices[of]?.name ?? of;
  return [
    ...is.filter((row) => !known.has(JSON.stringify(row))).map((row) => lines[row.what](nameOf(row))[0]),
    ...was
      .filter((row) => !is.some(isAbout(row)) && (row.until ?? Infinity) > Date.now())
      .map((row) => lines[row.what](nameOf(row))[1]),
  ];
}
