/**
 * Sixteen symbols that cannot be confused on paper or aloud: no two look alike, and no two of their Spanish names rhyme
 * (te, pe, de) or differ in a soft consonant (eme, ene; efe, ese; tres, seis).
 */
const SYMBOLS = 'HJKMRTWXY2345789';

/** The short name of an order, for the telephone: `K7-42`. The same text has the same code, in any tab and at any time. */
export function orderCode(text: string): string {
  // FNV-1a, 32 bits, folded to 16.
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash ^= hash >>> 16;
  const symbol = (shift: number) => SYMBOLS.charAt((hash >>> shift) & 15);
  return `${symbol(12)}${symbol(8)}-${symbol(4)}${symbol(0)}`;
}

/** Whether a value, of a storage that may contain anything, is a code. */
export function isOrderCode(value: unknown): value is string {
  return typeof value === 'string' && new RegExp(`^[${SYMBOLS}]{2}-[${SYMBOLS}]{2}$`).test(value);
}
