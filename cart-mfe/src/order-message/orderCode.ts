/**
 * Sixteen symbols that cannot be confused on paper or aloud. No two look alike. No two of their Spanish names rhyme
 * (te, pe, de) or differ in a soft consonant (eme, ene; efe, ese; tres, seis).
 */
const SYMBOLS = 'HJKMRTWXY2345789';

/**
 * The short name of an order, for the telephone: `K7M-42X`, said three and three. The same text has the same code, in
 * any tab and at any time. At 80 orders a day two of a day are alike once in fourteen years.
 */
export function orderCode(text: string): string {
  // FNV-1a, 32 bits, folded to 24.
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash ^= hash >>> 24;
  const symbols = [20, 16, 12, 8, 4, 0].map((shift) => SYMBOLS.charAt((hash >>> shift) & 15)).join('');
  return `${symbols.slice(0, 3)}-${symbols.slice(3)}`;
}
