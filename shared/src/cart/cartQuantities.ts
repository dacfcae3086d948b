/** More units of one line than this are a slip of the finger or a forged cart. */
export const MOST_UNITS = 999;

/** Whole units from 1 to {@link MOST_UNITS}; NaN becomes 1. */
export function clampUnits(units: number): number {
  return Math.min(MOST_UNITS, Math.max(1, Math.floor(units) || 1));
}

/** Pesos as totals have them: with at most two decimals. */
export function roundAmount(pesos: number): number {
  return Math.round(pesos * 100) / 100;
}

/** Units of some lines, and their pesos without delivery: what dock, cart, checkout and message print. */
export function countOrder(items: readonly { price: number; cartQuantity: number }[]) {
  return {
    units: items.reduce((sum, { cartQuantity }) => sum + cartQuantity, 0),
    subtotal: roundAmount(items.reduce((sum, { price, cartQuantity }) => sum + price * cartQuantity, 0)),
  };
}
