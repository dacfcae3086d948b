import type { CartItem, Language } from '../contracts';
import { dishName } from '../messages/dishName';

/** The longest note that the name of a line shows whole, in characters; a field counts a longer one. */
export const MAX_NOTE_LENGTH = 120;

/** Identity of a line: the key of the dish and the note for the kitchen. */
export function lineKey({ key, note }: Pick<CartItem, 'key'> & { note?: string | undefined }): string {
  return note ? `${key} ${note}` : key;
}

/** The name of a line with its note: `Sopa wantán (sin cebolla)`; of a long note, with its beginning. */
export function lineName(
  item: Pick<CartItem, 'name' | 'nameEn' | 'nameZh' | 'note'>,
  language: Language,
): string {
  const name = dishName(item, language);
  if (!item.note) return name;
  const characters = [...item.note];
  const goesOn = characters.length > MAX_NOTE_LENGTH;
  return `${name} (${goesOn ? `${characters.slice(0, MAX_NOTE_LENGTH).join('')}…` : item.note})`;
}
