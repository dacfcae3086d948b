/** Largest quantity of a line: more is a typing error or a forged cart. */
export const MAX_UNITS = 999;

/** Whole units from 1 to {@link MAX_UNITS}; NaN becomes 1. */
export function clampUnits(units: number): number {
  return Math.min(MAX_UNITS, Math.max(1, Math.floor(units) || 1));
}

/** Pesos with at most two decimals, as in totals. */
export function roundAmount(pesos: number): number {
  return Math.round(pesos * 100) / 100;
}

/** Units of the lines, and their sum in pesos without delivery, for dock, cart, checkout and message. */
export function countOrder(items: readonly { price: number; cartQuantity: number }[]) {
  return {
    units: items.reduce((sum, { cartQuantity }) => sum + cartQuantity, 0),
    subtotal: roundAmount(items.reduce((sum, { price, cartQuantity }) => sum + price * cartQuantity, 0)),
  };
}
