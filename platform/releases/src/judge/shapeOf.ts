/** Words that a type may demand, such as `soldOut` or `VG`: a shape keeps them. */
const word = /^[a-z]{1,14}$/i;

/** Names of any text and any number in a shape, as the compiler reads them. */
export const SHAPE_NAMES =
  'declare const text: string; declare const amount: number; declare const flag: boolean;';

/**
 * An entry as a TypeScript expression without its texts and numbers: if the expression fits a type, every entry of the
 * same shape does. Items of a list that are alike are one, in any order: no type of an entry counts them.
 */
export function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return `[${[...new Set(value.map(shapeOf))].sort().join()}]`;
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .map(([key, inner]) => `${JSON.stringify(key)}:${shapeOf(inner)}`)
      .join()}}`;
  if (typeof value === 'string') return word.test(value) ? JSON.stringify(value) : 'text';
  if (typeof value === 'number') return 'amount';
  return typeof value === 'boolean' ? 'flag' : 'null';
}
