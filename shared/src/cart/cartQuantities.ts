/** More units of one dish than this is a slip of the finger or a forged cart. */
export const MOST_UNITS = 999;

/** Whole units between 1 and {@link MOST_UNITS}; anything unreadable is one unit. */
export function clampUnits(units: number): number {
  return Math.min(MOST_UNITS, Math.max(1, Math.floor(units) || 1));
}

/** Money as the totals carry it: pesos with at most two decimals. */
export function roundAmount(pesos: number): number {
  return Math.round(pesos * 100) / 100;
}

/** Units, and pesos without delivery, of lines: dock, cart, checkout and message all print this. */
export function countOrder(items: readonly { price: number; cartQuantity: number }[]) {
  return {
    units: items.reduce((sum, { cartQuantity }) => sum + cartQuantity, 0),
    subtotal: roundAmount(items.reduce((sum, { price, cartQuantity }) => sum + price * cartQuantity, 0)),
  };
}
