import type { CartItem, Language } from '../contracts';
import { dishName } from '../messages/dishName';

/** The most characters of a note for the kitchen. */
export const LONGEST_NOTE = 120;

/** Tells the lines of a cart apart: the key of the dish, and the note for the kitchen. */
export function lineKey({ key, note }: Pick<CartItem, 'key'> & { note?: string | undefined }): string {
  return note ? `${key} ${note}` : key;
}

/** The name of a line with its note: `Sopa wantán (sin cebolla)`. */
export function lineName(
  item: Pick<CartItem, 'name' | 'nameEn' | 'nameZh' | 'note'>,
  language: Language,
): string {
  const name = dishName(item, language);
  return item.note ? `${name} (${item.note})` : name;
}
