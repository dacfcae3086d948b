/** Thousands grouped as the cartas print them: `56.000`, `$ 56.000`, `$56,000`. */
const grouped = /^\$?\s*\d{1,3}(?:[.,]\d{3})+$/;
const plain = /^\d+$/;

function asNumber(value: unknown): number {
  if (typeof value === 'number') return Math.round(value);
  if (typeof value !== 'string') return NaN;
  const text = value.trim();
  if (plain.test(text)) return Number(text);
  return grouped.test(text) ? Number(text.replace(/\D/g, '')) : NaN;
}

/** Whole Colombian pesos; null for an unknown price: empty, `$`, the placeholder 1, or anything but an amount. */
export function parsePrice(value: unknown): number | null {
  const pesos = asNumber(value);
  // Older lists have 1 for an unknown price: never sell for one peso.
  return Number.isSafeInteger(pesos) && pesos > 1 ? pesos : null;
}
