import type { CartItem, Language } from '../contracts';
import { dishName } from '../language/dishName';

/** Characters of a note for the kitchen. */
export const LONGEST_NOTE = 120;

/** What tells the lines of a cart apart: the dish, and what the kitchen is asked for with it. */
export function lineKey({ key, note }: Pick<CartItem, 'key'> & { note?: string | undefined }): string {
  return note ? `${key} ${note}` : key;
}

/** A line as it is named where its note does not stand beside it: `Sopa wantán (sin cebolla)`. */
export function lineName(
  item: Pick<CartItem, 'name' | 'nameEn' | 'nameZh' | 'note'>,
  language: Language,
): string {
  const name = dishName(item, language);
  return item.note ? `${name} (${item.note})` : name;
}
