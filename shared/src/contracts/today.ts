import type { Shift } from './facts';

/**
 * What the restaurant writes for a day (`today.csv`), as apps read it: a row of the entry `today`. It counts from `from`,
 * and not from `until` on, in milliseconds since 1970; without them until the restaurant deletes it.
 */
export interface TodayRow {
  /** `hours`: others than usual, on one date. */
  what: 'soldOut' | 'pause' | 'noDelivery' | 'hours';
  /** What is sold out: the key of a dish, or of a category. The value of a zone. The date of `hours`. Else empty. */
  of: string;
  from?: number;
  until?: number;
  /** Why orders are paused, in Spanish. */
  note?: string;
  /** Of that date, in the order of the clock; none: it is closed. */
  shifts?: Shift[];
}
