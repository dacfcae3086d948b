import type { CartItem, Language } from '../contracts';
import { dishName } from '../messages/dishName';

/** Characters. A longer note is long: its field counts it, and the name of its line shows its beginning. */
export const LONG_NOTE_FROM = 120;

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
  const goesOn = characters.length > LONG_NOTE_FROM;
  return `${name} (${goesOn ? `${characters.slice(0, LONG_NOTE_FROM).join('')}…` : item.note})`;
}
