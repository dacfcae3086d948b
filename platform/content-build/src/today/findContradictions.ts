import { eachDay } from './DaysOf';
import type { Deed } from './readDeed';

interface Claim {
  deed: Deed;
  isLive: boolean;
}

/** Whether a day cannot have the hours of both rows: two closing times, or one beside `cerrado`. */
function contradicts(one: Deed, other: Deed): boolean {
  const isClosed = [one, other].some(({ kind }) => kind === 'cerrado');
  const differ = one.kind === other.kind ? one.until !== other.until : isClosed;
  const days = eachDay(one);
  return differ && eachDay(other).some((day) => days.includes(day));
}

/**
 * Finds rows about the hours of a day that contradict each other: a live one stays, and of new ones none counts.
 * @returns each row that has to wait, and the row that it contradicts
 */
export function findContradictions<Row extends Claim>(rows: readonly Row[]): Map<Row, Row> {
  const ofHours = rows.filter(({ deed }) => deed.what === 'hours');
  const found = new Map<Row, Row>();
  const findIn = (others: readonly Row[], waiting: readonly Row[]) => {
    for (const row of waiting) {
      const other = others.find((each) => each !== row && contradicts(row.deed, each.deed));
      if (other) found.set(row, other);
    }
  };
  const fresh = ofHours.filter(({ isLive }) => !isLive);
  findIn(
    ofHours.filter(({ isLive }) => isLive),
    fresh,
  );
  const left = fresh.filter((row) => !found.has(row));
  findIn(left, left);
  return found;
}
