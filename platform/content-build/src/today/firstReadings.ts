import type { Row } from '../readTable';
import { type Cells, isRelative } from './readDeed';

/** Days on which rows such as `pausa hoy` were first read, by their cells; of equal rows, each has one. */
export type ReadOn = Readonly<Record<string, readonly string[]>>;

/**
 * The day on which each row was first read, if its own days depend on it: `hoy` keeps its date as long as its row stays, so
 * that no pause comes back on the next day.
 * @param before those of the live rows
 */
export function firstReadings(
  rows: readonly Row<keyof Cells>[],
  before: ReadOn,
  today: string,
): { readOn: ReadOn; dayOf: (row: Row<keyof Cells>) => string } {
  const equal = new Map<string, Row<keyof Cells>[]>();
  for (const row of rows.filter(({ cells }) => isRelative(cells))) {
    const key = Object.values(row.cells).join('|');
    equal.set(key, [...(equal.get(key) ?? []), row]);
  }
  const days = new Map<unknown, string>();
  for (const [key, same] of equal) {
    // Of equal rows, the oldest one was deleted.
    const known = (before[key] ?? []).slice(-same.length);
    for (const [index, row] of same.entries()) days.set(row, known[index] ?? today);
  }
  return {
    readOn: Object.fromEntries([...equal].map(([key, same]) => [key, same.map((row) => days.get(row)!)])),
    dayOf: (row) => days.get(row) ?? today,
  };
}
