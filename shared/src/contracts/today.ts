import type { Shift } from './facts';

/** A pause of deliveries and of picking up. */
export const ALL_ORDERS = 'all';

/**
 * A row of `hoy.csv` for apps: the entry `today`. The row is in effect from `from` until `until`, in milliseconds
 * since 1970; without them until the restaurant deletes it.
 */
export interface TodayRow {
  /** `hours`: other hours than usual, on one date. */
  what: 'soldOut' | 'pause' | 'noDelivery' | 'hours';
  /** Key of a sold-out dish or category, value of a zone, date of `hours`, or {@link ALL_ORDERS}; otherwise empty. */
  of: string;
  from?: number;
  until?: number;
  /** Why orders are paused, in Spanish. */
  note?: string;
  /** Shifts of that date, in the order of the clock; none if it is closed. */
  shifts?: Shift[];
}
