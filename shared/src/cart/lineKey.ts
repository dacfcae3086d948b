import type { CartItem, Language } from '../contracts';
import { dishName } from '../messages/dishName';

/** Maximum length of a note for the kitchen, in characters. */
export const LONGEST_NOTE = 120;

/** Identity of a line: the key of the dish and the note for the kitchen. */
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
